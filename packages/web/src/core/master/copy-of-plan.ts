/** Fields of a plan that the dialog of a copy uses. */
export interface PlanOfCopy {
  readonly denominacion: string;
  readonly fecha_inicio: string;
  readonly fecha_fin: string;
}

/** Returns a record as a plan; undefined for one of another master. */
export function planOf(row: object): PlanOfCopy | undefined {
  const { denominacion, fecha_inicio, fecha_fin } = row as Partial<PlanOfCopy>;
  return denominacion !== undefined && fecha_inicio && fecha_fin ? { denominacion, fecha_inicio, fecha_fin } : undefined;
}

const isDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

/** Returns the same day of the next year; 29 February becomes the 28th. */
export function oneYearLater(day: string): string {
  const moved = `${String(Number(day.slice(0, 4)) + 1).padStart(4, '0')}${day.slice(4)}`;
  return isDay(moved) ? moved : `${moved.slice(0, 8)}28`;
}

/** Proposes a copy for the next year: both days a year later, and the years of the plan in its name too. An empty name is left to the server. */
export function proposedCopy({ denominacion, fecha_inicio, fecha_fin }: PlanOfCopy): PlanOfCopy {
  const years = new Set([fecha_inicio, fecha_fin].map((day) => day.slice(0, 4)));
  const named = denominacion.replaceAll(/(?<!\d)\d{4}(?!\d)/g, (year) => (years.has(year) ? String(Number(year) + 1) : year));
  return {
    denominacion: named === denominacion ? '' : named,
    fecha_inicio: oneYearLater(fecha_inicio),
    fecha_fin: oneYearLater(fecha_fin),
  };
}
