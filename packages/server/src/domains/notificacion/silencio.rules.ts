/** Hours of a day, 0-23, between which a browser shows nothing; the same twice: it always may. */
export interface Silencio {
  readonly silencio_desde: number;
  readonly silencio_hasta: number;
}

/** Returns the hours until the silence ends; 0 outside of it. */
export function hoursOfSilence({ silencio_desde: from, silencio_hasta: to }: Silencio, hour: number): number {
  const [length, passed] = [(to - from + 24) % 24, (hour - from + 24) % 24];
  return passed < length ? length - passed : 0;
}

/** Attempts after which a reminder goes unseen, and minutes to wait after each failed one. */
const WAITS = [1, 5, 30, 120] as const;

/** Returns the minutes until the next attempt after some failed ones; undefined when there is none. */
export const minutesAfter = (failed: number): number | undefined => WAITS[failed - 1];
