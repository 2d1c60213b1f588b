// Calendar days `YYYY-MM-DD`: a small module, which screens load without the rest of the contract.

const DAY_MS = 86_400_000;

/** Returns the day `days` after a day; before it for a negative number. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the days from one day to another. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
