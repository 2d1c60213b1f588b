import { basePath } from '../router/base-path.ts';
import type { PersonDatabase } from './person-database.ts';
import type { Vault } from './vault.ts';

/** What a table of a person needs: its database, none without a storage, and where failures of writing go. */
export interface TableParts {
  readonly person: number;
  readonly db: PersonDatabase | undefined;
  readonly vault: Vault;
  readonly note: (error: unknown) => void;
}

/** Tells the tabs of this browser that a table of a person has changed. */
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

  /** Tells this tab. */
  here(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Tells the other tabs. */
  elsewhere(said: unknown = null): void {
    this.#channel?.postMessage(said);
  }

  /** Ends it; what is told later, by a call that was under way, reaches nobody. */
  close(): void {
    this.#channel?.close();
    this.#channel = undefined;
    this.#listeners.clear();
  }
}
