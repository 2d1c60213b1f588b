import { type IMPEDIMENTOS, nivelDelDia, type PlanQueAvisa } from '@portal/contract/recordatorio';

/** Deadline in a plan with its level of a day; `fecha_limite` is the own day of people, null the end of the plan. */
export interface PlazoConNivel {
  readonly id_planestudio: number;
  readonly fecha_limite: string | null;
  readonly nivel: number;
}

/** Deadlines that remind on a day, each with its level. */
export const nivelesDelDia = (plazos: readonly (PlanQueAvisa & Omit<PlazoConNivel, 'nivel'>)[], day: string): PlazoConNivel[] =>
  plazos.flatMap((plazo) => {
    const nivel = nivelDelDia(plazo, day);
    return nivel === undefined ? [] : [{ id_planestudio: plazo.id_planestudio, fecha_limite: plazo.fecha_limite, nivel }];
  });

/** Returns the day of the week, 1 Monday to 7 Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** Day and hour in the portal's time zone, and what the settings and the calendar say of them. */
export interface Momento {
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** 0-23 */
  readonly hour: number;
  readonly feriado: boolean;
  readonly dias_recordatorio: readonly number[];
  readonly hora_recordatorio: number;
}

/** Returns why no reminder goes out; null if nothing prevents it (P43). */
export function impedimentoDe(momento: Momento): (typeof IMPEDIMENTOS)[number] | null {
  if (!momento.dias_recordatorio.includes(weekdayOf(momento.today))) return 'dia_no_laborable';
  if (momento.feriado) return 'feriado';
  return momento.hour < momento.hora_recordatorio ? 'antes_de_hora' : null;
}

/** Splits a list into pieces of at most `size`. */
export const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_empty, index) => items.slice(index * size, (index + 1) * size));
