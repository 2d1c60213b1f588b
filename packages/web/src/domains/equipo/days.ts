/** Returns the day after a day, both `YYYY-MM-DD`. */
const nextDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Returns first and last day of an extension: from tomorrow to the last one that the boss may give; undefined once it is over. */
export function extensionOf(hoy: string, ultima: string): { min: string; max: string } | undefined {
  const min = nextDay(hoy);
  return min <= ultima ? { min, max: ultima } : undefined;
}
