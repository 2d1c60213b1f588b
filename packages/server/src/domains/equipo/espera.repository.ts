import { type RawBuilder, sql } from 'kysely';

/** Level of a reminder, and the day on which it would go out. */
export interface Aviso {
  /** A column or a value. */
  readonly nivel: RawBuilder<unknown>;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/**
 * Builds the condition that an opening notifies no boss because the last answer of one of them suspends it (P43): justified for good,
 * extended until its day, accepted for the levels that were notified before. `asignacion` is the alias of the assignment.
 */
export const esperaDe = (asignacion: string, { nivel, today }: Aviso): RawBuilder<boolean> => sql<boolean>`exists (
    select from justificacion respuesta
    where respuesta.id_asignacion = ${sql.ref(`${asignacion}.id_asignacion`)} and respuesta.fecha_apertura = ${sql.ref(`${asignacion}.fecha_apertura`)}
      and not exists (select from justificacion posterior where posterior.id_asignacion = respuesta.id_asignacion
        and posterior.fecha_apertura = respuesta.fecha_apertura and posterior.id_justificacion > respuesta.id_justificacion)
      and case respuesta.tipo when 'justificada' then true when 'prorroga' then respuesta.fecha_hasta >= ${today}::date
        else respuesta.nivel >= ${nivel} end)`;
