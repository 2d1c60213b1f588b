/** Fields of a plan that the dialog of its copy uses. */
export interface PlanOriginal {
  readonly denominacion: string;
  readonly fecha_inicio: string;
  readonly fecha_fin: string;
  /** A template, from which plans are made (P252). */
  readonly esPlantilla: boolean;
}

/** Values of the copy of a plan. */
export interface PlanOfCopy extends Omit<PlanOriginal, 'esPlantilla'> {
  /** The copy is a template. */
  readonly plantilla: boolean;
  /** The copy takes the rules in force of its original (P238). */
  readonly reglas: boolean;
}

/** Returns a record as a plan; undefined for one of another master. */
export function planOf(row: object): PlanOriginal | undefined {
  const { denominacion, fecha_inicio, fecha_fin, plantilla } = row as Partial<PlanOriginal> & { readonly plantilla?: number };
  return denominacion !== undefined && fecha_inicio && fecha_fin
    ? { denominacion, fecha_inicio, fecha_fin, esPlantilla: plantilla === 1 }
    : undefined;
}

const isDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);

/** Returns the same day some years later; 29 February becomes the 28th. */
export function yearsLater(day: string, years: number): string {
  const moved = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
  return isDay(moved) ? moved : `${moved.slice(0, 8)}28`;
}

/** Returns after how many years the days of a template are not over. */
const yearsUntil = (fecha_fin: string, today: string): number => {
  const years = Math.max(Number(today.slice(0, 4)) - Number(fecha_fin.slice(0, 4)), 0);
  return yearsLater(fecha_fin, years) < today ? years + 1 : years;
};

const NONE = { plantilla: false, reglas: false };

/**
 * Proposes a copy for the next year: both days a year later, and the years of the plan in its name too; an empty name is left to the server. A plan
 * from a template has the days of the first year in which they are not over, and waits for its name.
 */
export function proposedCopy({ denominacion, fecha_inicio, fecha_fin, esPlantilla }: PlanOriginal, today: string): PlanOfCopy {
  const later = esPlantilla ? yearsUntil(fecha_fin, today) : 1;
  const days = { fecha_inicio: yearsLater(fecha_inicio, later), fecha_fin: yearsLater(fecha_fin, later) };
  if (esPlantilla) return { denominacion: '', ...days, ...NONE };
  const years = new Set([fecha_inicio, fecha_fin].map((day) => day.slice(0, 4)));
  const named = denominacion.replaceAll(/(?<!\d)\d{4}(?!\d)/g, (year) => (years.has(year) ? String(Number(year) + 1) : year));
  return { denominacion: named === denominacion ? '' : named, ...days, ...NONE };
}

/** Returns whether a plan can be copied so: it has its days in order, and its own name when it comes from a template. */
export const isComplete = ({ esPlantilla }: PlanOriginal, { denominacion, fecha_inicio, fecha_fin, plantilla }: PlanOfCopy): boolean =>
  plantilla || (fecha_inicio !== '' && fecha_inicio <= fecha_fin && (!esPlantilla || denominacion.trim() !== ''));

/** Returns the values as the call takes them: an empty name is made by the server, and a template keeps the days of its original. */
export const sentOf = ({ denominacion, fecha_inicio, fecha_fin, plantilla, reglas }: PlanOfCopy) => ({
  ...(plantilla ? { plantilla: 1 } : { fecha_inicio, fecha_fin }),
  ...(reglas && !plantilla && { reglas: 1 }),
  ...(denominacion.trim() && { denominacion: denominacion.trim() }),
});
