import { setTimeout as sleep } from 'node:timers/promises';
import { evaluacionApi } from '@portal/contract/evaluacion';
import type { Client } from '../support/api.ts';

const PAUSE_MS = 10;

/** Reads as people do, one call after another, and notes every answer that is no success. */
export class Reader {
  readonly failures: string[] = [];
  reads = 0;
  #running = true;
  readonly #further: readonly string[];

  /** @param further addresses that it reads as well */
  constructor(further: readonly string[] = []) {
    this.#further = further;
  }

  async run({ url, token = '' }: Client): Promise<void> {
    const paths = ['/', '/api/portal', `/api${evaluacionApi.ofSesion.path}`, '/api/salud', ...this.#further];
    while (this.#running) {
      const path = paths[this.reads % paths.length]!;
      const outcome = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } }).then(
        async (answer) => (await answer.text(), answer.status),
        (error: Error) => `${error.message} ${String(error.cause)}`,
      );
      this.reads += 1;
      if (outcome !== 200) this.failures.push(`${path}: ${outcome}`);
      await sleep(PAUSE_MS);
    }
  }

  stop(): void {
    this.#running = false;
  }
}
