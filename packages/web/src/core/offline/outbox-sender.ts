import { basePath } from '../router/base-path.ts';
import type { Entry, Outbox } from './outbox.ts';

/** Result of sending an entry. `detenida`: no connection or no session; the entries behind it wait. */
export type Outcome =
  | { readonly kind: 'entregada'; readonly answer: unknown }
  | { readonly kind: 'detenida' }
  | { readonly kind: 'rechazada'; readonly reason: string };

/** Sends one entry and returns its result; never rejects. */
export type Deliver = (entry: Entry) => Promise<Outcome>;

/** A browser that keeps nothing of this page gives no lock either; then nothing is shared with other tabs. */
const withoutLock = (work: () => Promise<void>) => (error: unknown) => {
  if (error instanceof DOMException && error.name === 'SecurityError') return work();
  throw error;
};

/** Seconds between two tries while something waits. */
const RETRY_SECONDS = 10;

/**
 * Sends the entries of an outbox one after another, in their order, from one tab of the browser at a time (Web Locks); the server knows
 * a repetition, so that a browser without locks does no harm. A refused entry is kept apart with its reason, the others go on.
 */
export class OutboxSender {
  readonly #outbox: Outbox;
  readonly #deliver: Deliver;
  #running: Promise<void> | undefined;
  #again = false;
  #sending: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(outbox: Outbox, deliver: Deliver) {
    this.#outbox = outbox;
    this.#deliver = deliver;
  }

  /** Id of the entry that is on its way now. */
  get sending(): string | undefined {
    return this.#sending;
  }

  /** Sends what waits; a call while it runs makes it look again at the end. */
  run(): Promise<void> {
    if (this.#running) this.#again = true;
    this.#running ??= this.#alone().finally(() => {
      this.#running = undefined;
      if (this.#again) {
        this.#again = false;
        void this.run();
      }
    });
    return this.#running;
  }

  /** Stops the timer of the next try. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#again = false;
  }

  /** Sends no more: the session has ended, and the storage of the outbox closes. */
  end(): void {
    this.#ended = true;
    this.stop();
  }

  async #alone(): Promise<void> {
    clearTimeout(this.#timer);
    const work = () => this.#drain();
    const { locks } = navigator as { readonly locks?: LockManager };
    if (locks) await locks.request(`UCJ${basePath}-bandeja-${this.#outbox.person}`, work).catch(withoutLock(work));
    else await work();
    if (this.#next() && !this.#ended) this.#timer = setTimeout(() => void this.run(), RETRY_SECONDS * 1000);
  }

  #next(): Entry | undefined {
    return this.#outbox.all().find(({ state }) => state === 'espera');
  }

  async #drain(): Promise<void> {
    if (this.#ended) return;
    await this.#outbox.load().catch((error: unknown) => {
      if (!this.#ended) throw error;
    });
    for (let entry = this.#next(); entry && !this.#ended; entry = this.#next()) {
      this.#sending = entry.id;
      await this.#outbox.change(entry.id, { tries: entry.tries + 1 });
      const outcome = await this.#deliver(entry);
      this.#sending = undefined;
      if (outcome.kind === 'entregada') await this.#outbox.settle(entry.id, outcome.answer);
      else if (outcome.kind === 'rechazada') await this.#outbox.change(entry.id, { state: 'rechazado', reason: outcome.reason });
      else {
        await this.#outbox.change(entry.id, {});
        return;
      }
    }
  }
}
