import { basePath } from '../router/base-path.ts';
import type { PersonDatabase } from './person-database.ts';
import type { Vault } from './vault.ts';

/** Parts of a person's table: the database, undefined without a storage, the vault, and the handler of failed writes. */
export interface TableParts {
  readonly person: number;
  readonly db: PersonDatabase | undefined;
  readonly vault: Vault;
  readonly note: (error: unknown) => void;
}

/** Notifies the tabs of this browser of changes in a person's table. */
export class Changes {
  readonly #listeners = new Set<() => void>();
  #channel: BroadcastChannel | undefined;

  constructor(name: string, onOther: (said: unknown) => void) {
    if (!('BroadcastChannel' in globalThis)) return;
    try {
      this.#channel = new BroadcastChannel(`UCJ${basePath}-${name}`);
    } catch {
      // A browser that keeps this page apart from the others forbids it.
      return;
    }
    this.#channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => onOther(data));
  }

  /** Calls `listener` after every change; returns the function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Notifies this tab. */
  here(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Notifies the other tabs. */
  elsewhere(said: unknown = null): void {
    this.#channel?.postMessage(said);
  }

  /** Closes the channel; messages of calls still running are dropped. */
  close(): void {
    this.#channel?.close();
    this.#channel = undefined;
    this.#listeners.clear();
  }
}
