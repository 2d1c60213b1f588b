// Dates of the reminders of a plan (P43); days are `YYYY-MM-DD`.

import { dayAfter } from '../dia.ts';

/** Levels of reminders; a higher one reaches more people. */
export const NIVELES_RECORDATORIO = [1, 2, 3] as const;
export type NivelRecordatorio = (typeof NIVELES_RECORDATORIO)[number];

/** Fields that decide when a plan reminds; 0 or null: the level is off. */
export interface PlanQueAvisa {
  readonly fecha_inicio: string;
  readonly fecha_fin: string;
  readonly notifica_nivel1: number | null;
  readonly notifica_nivel2: number | null;
  readonly notifica_nivel3: number | null;
}

/** Level of a plan with its first day; it is due until the next level's, or the end of the plan. */
export interface AvisoDePlan {
  readonly nivel: NivelRecordatorio;
  readonly fecha: string;
}

/**
 * Returns the levels that a plan ever reaches with their first day, lowest first. A plan that is shorter than the distance of a level reaches it
 * on its first day; a level that begins when a higher one has begun is never due.
 */
export function avisosDePlan(plan: PlanQueAvisa): AvisoDePlan[] {
  const { fecha_inicio, fecha_fin } = plan;
  const starts = NIVELES_RECORDATORIO.flatMap((nivel): AvisoDePlan[] => {
    const days = plan[`notifica_nivel${nivel}`];
    if (!days) return [];
    const reached = dayAfter(fecha_fin, -days);
    return [{ nivel, fecha: reached < fecha_inicio ? fecha_inicio : reached }];
  });
  return starts.filter(({ nivel, fecha }) => starts.every((other) => other.nivel <= nivel || other.fecha > fecha));
}

/** Returns a plan's level on a day: the highest that has reached its distance; undefined without one, before its start and after its end. */
export const nivelDelDia = (plan: PlanQueAvisa, day: string): NivelRecordatorio | undefined =>
  day > plan.fecha_fin ? undefined : avisosDePlan(plan).findLast(({ fecha }) => fecha <= day)?.nivel;
