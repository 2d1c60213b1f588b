/** Results of a run so far. */
export class Tally {
  sent = 0;
  readonly statuses = new Map<number, number>();
  readonly complaints: string[] = [];
  /** Answers that stayed slow while nothing else was under way. */
  readonly slow: string[] = [];
  /** Worlds in which the preparation met another attack, with its error. */
  readonly preparedAgain: string[] = [];
  /** Targets that accepted their working request from somebody. */
  readonly accepted = new Set<string>();
  readonly targets = new Set<string>();
  readonly #tried = new Set<string>();
  readonly #possible = new Map<string, number>();

  answered(status: number): void {
    this.sent += 1;
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }

  /** Notes that somebody sent one spoilt request. */
  tried(target: string, pair: string): void {
    this.#tried.add(`${target} ${pair}`);
  }

  /** Notes how many pairs of spoilt request and caller a target has. */
  has(target: string, pairs: number): void {
    this.targets.add(target);
    this.#possible.set(target, Math.max(pairs, this.#possible.get(target) ?? 0));
  }

  /** Pairs of spoilt request and caller: how many were sent, and how many there are. */
  get pairs(): { readonly tried: number; readonly possible: number } {
    return { tried: this.#tried.size, possible: [...this.#possible.values()].reduce((sum, each) => sum + each, 0) };
  }

  /** Targets for which nobody could send the working request with success: their spoilt ones reach less of the portal. */
  get neverAccepted(): readonly string[] {
    return [...this.targets].filter((target) => !this.accepted.has(target));
  }
}
