import type { EfectoCertificado } from '@portal/contract/recalificacion';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { isActiveOn, isReachable } from '../../db/person-conditions.ts';

/** Condition that the grade of row `f` changes. */
export const CAMBIA = sql<boolean>`(f.efecto in ('aprueba', 'desaprueba', 'sube', 'baja'))`;

/** Builds the condition that a letter about row `f` reaches its person `u` on a day (`YYYY-MM-DD`): the grade changes, and there is an address. */
export const recibeCarta = (today: string): RawBuilder<boolean> => sql<boolean>`(
  ${CAMBIA} and u.codigo_estado = 1 and ${isActiveOn('u', today)} and ${isReachable('u')})`;

/** Corrected attempt of a person whom a letter reaches. */
export interface PorAvisar {
  readonly id_usuario: number;
  readonly nombres: string;
  readonly idioma: string | null;
  readonly correo_comprobado: boolean;
  readonly destinatario: string;
  readonly tema: string;
  readonly plan: string;
  readonly intento: number;
  readonly antes: number;
  readonly despues: number;
  readonly aprobado_antes: boolean;
  readonly aprobado_despues: boolean;
  readonly certificado: EfectoCertificado | null;
}

/** Reads the attempts of the people who get a letter for a portion, person by person. */
export const findPorAvisar = async (
  trx: Executor,
  id: number,
  { intentos, today }: { readonly intentos: readonly number[]; readonly today: string },
): Promise<PorAvisar[]> =>
  (
    await sql<PorAvisar>`
      select u.id_usuario, u.nombres, u.idioma, u.correo_comprobado, u.correo_electronico as destinatario, t.titulo as tema, p.denominacion as plan,
        e.numero_intento as intento, coalesce((f.antes ->> 'nota')::float8, 0) as antes, coalesce((f.despues ->> 'nota')::float8, 0) as despues,
        (f.antes ->> 'aprobado')::boolean as aprobado_antes, (f.despues ->> 'aprobado')::boolean as aprobado_despues, f.certificado
      from recalificacion_fila f join evaluacion e using (id_evaluacion) join usuario u using (id_usuario) join tema t using (id_tema)
        join planestudio p using (id_planestudio)
      where f.id_recalificacion = ${id}::integer and f.id_evaluacion = any (${[...intentos]}::integer[]) and ${recibeCarta(today)}
      order by u.id_usuario, e.fecha_fin, e.id_evaluacion`.execute(trx)
  ).rows;
