/** The rules of P205 written a second time, over plain values. */
export interface Regla {
  plazo: 'fijo' | 'asignacion' | 'ingreso';
  dias: number | null;
  fin: string;
}
export interface Pareja {
  readonly alumno: number;
  readonly plan: number;
  id: number;
  abierta: boolean;
  asignada: string;
  /** Kept from the last time that the assignment was open: a plan moves the deadlines of open ones alone. */
  dias: string | null;
  prorroga: string | null;
  aprobados: number;
}

/** Day `days` after (or before) a day, both `YYYY-MM-DD`. */
export const plus = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Last of some days, of which null is none. */
export const latest = (...days: (string | null)[]): string =>
  days
    .filter((day) => day !== null)
    .toSorted()
    .at(-1)!;

/** Day that the days of a plan give; null for a fixed end. */
export function diasDe({ plazo, dias }: Regla, ingreso: string | null, asignada: string): string | null {
  if (plazo === 'fijo') return null;
  const fromEntry = plazo === 'ingreso' && ingreso !== null ? plus(ingreso, dias!) : '';
  return fromEntry >= asignada ? fromEntry : plus(asignada, dias!);
}

/** Deadline of a person in a plan. */
export const deadline = ({ plazo, fin }: Regla, { dias, prorroga }: Pareja): string =>
  plazo === 'fijo' ? latest(fin, dias, prorroga) : latest(dias ?? fin, prorroga);
export const isPending = ({ abierta, aprobados }: Pareja) => abierta && aprobados < 2;
