/** Returns the day after a day, both `YYYY-MM-DD`. */
const nextDay = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Returns first and last day of an extension: from tomorrow to the end of the plan; undefined once it is over. */
export function extensionOf(hoy: string, fecha_fin: string): { min: string; max: string } | undefined {
  const min = nextDay(hoy);
  return min <= fecha_fin ? { min, max: fecha_fin } : undefined;
}
