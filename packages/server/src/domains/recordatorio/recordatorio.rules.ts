import { type IMPEDIMENTOS, nivelDelDia, type PlanQueAvisa } from '@portal/contract/recordatorio';

/** Plan with its level of a day. */
export interface PlanConNivel {
  readonly id_planestudio: number;
  readonly nivel: number;
}

/** Plans that remind on a day, each with its level. */
export const nivelesDelDia = (planes: readonly (PlanQueAvisa & { readonly id_planestudio: number })[], day: string): PlanConNivel[] =>
  planes.flatMap((plan) => {
    const nivel = nivelDelDia(plan, day);
    return nivel === undefined ? [] : [{ id_planestudio: plan.id_planestudio, nivel }];
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
