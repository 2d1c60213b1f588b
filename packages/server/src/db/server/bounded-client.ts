import { Client } from 'pg';
import { isOutage } from './outage.ts';

/** Pauses between two attempts to connect while nobody is there: the first, doubled each time up to the longest; half of each is left to chance. */
const FIRST_MS = 50;
const MOST_MS = 1_000;

/** SQLSTATE of a client that could not connect. */
const UNABLE_TO_CONNECT = '08001';

/**
 * Returns the class of a pool's connections. While nobody can be reached one of them tries per pause, and the others fail at once: neither an
 * outage nor its end meets a storm of attempts (record 076).
 */
export function boundedClient(): typeof Client {
  const attempts = new Attempts();
  return class extends Client {
    override connect(): Promise<Client>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<Client> | void {
      const connected = attempts.run(() => super.connect()).then(() => this);
      if (!callback) return connected;
      connected.then(
        (client) => (callback as (error: null, client: Client) => void)(null, client),
        (error: Error) => (callback as (error: Error) => void)(error),
      );
    }
  };
}

type Connected = ((error: Error) => void) | ((error: null, client: Client) => void);

class Attempts {
  #failures = 0;
  #pausedUntil = 0;
  #reason: unknown;

  /** Connects. Rejects at once in the middle of a pause. */
  async run(connect: () => Promise<unknown>): Promise<void> {
    const probes = this.#failures > 0;
    if (probes) this.#takePause();
    try {
      await connect();
      this.#failures = 0;
    } catch (error) {
      // Attempts that were under way together at the first failure fail together, and count once.
      if (isOutage(error) && (probes || this.#failures === 0)) this.#fail(error);
      throw error;
    }
  }

  /** Lets one attempt pass and begins the next pause; throws in the middle of one. */
  #takePause(): void {
    const now = performance.now();
    if (now < this.#pausedUntil) {
      const reason = (this.#reason as Error).message;
      const message = `La base de datos no responde y se espera antes de otro intento: ${reason}`;
      throw Object.assign(new Error(message, { cause: this.#reason }), { code: UNABLE_TO_CONNECT });
    }
    this.#pausedUntil = now + this.#pause();
  }

  #fail(reason: unknown): void {
    this.#reason = reason;
    this.#failures += 1;
    this.#pausedUntil = performance.now() + this.#pause();
  }

  #pause(): number {
    const longest = Math.min(FIRST_MS * 2 ** this.#failures, MOST_MS);
    return longest * (0.5 + Math.random() / 2);
  }
}
