/** Milliseconds without a further change. */
const QUIET = 2000;
/** Milliseconds after the first change: some lessons write their time every second. */
const LONGEST = 10_000;

/** Runs an action once changes pause, or have gone on for long. */
export class Debounce {
  readonly #run: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #first = 0;

  constructor(run: () => void) {
    this.#run = run;
  }

  get waiting(): boolean {
    return this.#timer !== undefined;
  }

  touch(): void {
    const now = Date.now();
    if (this.waiting) clearTimeout(this.#timer);
    else this.#first = now;
    this.#timer = setTimeout(() => this.flush(), Math.max(0, Math.min(QUIET, this.#first + LONGEST - now)));
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Runs the action now if it waits. */
  flush(): void {
    if (!this.waiting) return;
    this.cancel();
    this.#run();
  }
}
