import { type RawBuilder, sql } from 'kysely';
import { isActiveOn, hasAccess } from '../../db/person-conditions.ts';

/** Which open assignments count for `sinAsignacion`. */
export interface SinAsignarFilter {
  /** Plans; none: those in force on `today`, active and not over. */
  readonly planes: readonly number[];
  /** Last day of opening; null: any. */
  readonly hasta: string | null;
  readonly today: string;
  /** The portal's time zone. */
  readonly zona: string;
}

/**
 * Builds the condition that `u` is active, has no role (record 034) and is without such an open assignment: one definition for list, report and
 * dashboard.
 */
export const sinAsignacion = (filter: SinAsignarFilter): RawBuilder<boolean> => sql<boolean>`not ${hasAccess('u')} and ${sinPlan(filter)}`;

/** Builds the condition that `u` has a role and would else be among them. */
export const sinAsignacionConRol = (filter: SinAsignarFilter): RawBuilder<boolean> =>
  sql<boolean>`${hasAccess('u')} and ${sinPlan(filter)}`;

const sinPlan = ({ planes, hasta, today, zona }: SinAsignarFilter): RawBuilder<boolean> => sql<boolean>`
  ${isActiveOn('u', today)} and not exists (
    select from asignacion a join planestudio p using (id_planestudio)
    where a.id_usuario = u.id_usuario and a.codigo_estado = 1 and ${
      planes.length ? sql`a.id_planestudio = any (${[...planes]}::integer[])` : sql`p.codigo_estado = 1 and p.fecha_fin >= ${today}::date`
    } and ${hasta === null ? sql`true` : sql`(a.fecha_apertura at time zone ${zona})::date <= ${hasta}::date`}
  )`;
