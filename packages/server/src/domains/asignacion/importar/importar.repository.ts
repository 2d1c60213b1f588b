import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import { inScope, type Scope } from '../../../db/scope.ts';
import type { JudgedCodigo, CodigoLeido } from './importar.rules.ts';
import { judgedPairs } from '../juicio.repository.ts';

interface Asked {
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** The portal's time zone. */
  readonly zona: string;
  readonly reabrir: boolean;
}

/** Judges the pairs of identified people, in the order of the rows. */
export async function judgeCodigos(
  db: Executor,
  filas: readonly (CodigoLeido & { readonly id_usuario: number | null })[],
  { today, zona, reabrir }: Asked,
): Promise<JudgedCodigo[]> {
  const { rows } = await sql<JudgedCodigo>`
    with filas as materialized (
      select n.lugar, n.codigo, n.id_planestudio, n.id_usuario
      from unnest(${filas.map(({ codigo }) => codigo)}::text[], ${filas.map(({ id_planestudio }) => id_planestudio)}::integer[],
        ${filas.map(({ id_usuario }) => id_usuario)}::integer[]) with ordinality as n(codigo, id_planestudio, id_usuario, lugar)),
    parejas as materialized (
      select distinct id_usuario, id_planestudio, null::text as codigo_grupo, '{}'::jsonb as razon from filas where id_usuario is not null)
    select f.codigo, f.id_planestudio, p.denominacion as plan, f.id_usuario, u.codigo_usuario, u.nombres,
      trim(u.apellido_paterno || ' ' || u.apellido_materno) as apellidos, e.empresa, u.correo_electronico, cc.parametro as centro_costo,
      coalesce(j.veredicto, 'no_existe') as veredicto, to_char(a.fecha_cierre at time zone ${zona}, 'YYYY-MM-DD') as cierre
    from filas f join planestudio p using (id_planestudio)
    left join (${judgedPairs(sql`table parejas`, { today, reabrir, avisar: false })}) j using (id_usuario, id_planestudio)
    left join usuario u using (id_usuario)
    left join empresa e on e.id_empresa = u.id_empresa
    left join parametro cc on cc.id_parametro = u.id_centro_costo
    left join asignacion a on a.id_usuario = f.id_usuario and a.id_planestudio = f.id_planestudio
    order by f.lugar`.execute(db);
  return rows.map((row) => (row.id_usuario === null ? { ...row, apellidos: null } : row));
}

/** Builds the pairs of people and one plan that a sheet gives. */
export const parejasDePlanilla = (
  usuarios: readonly number[],
  { id_planestudio, archivo }: { readonly id_planestudio: number; readonly archivo: string | null },
): RawBuilder<unknown> => sql`
  select n.id_usuario, ${id_planestudio}::integer as id_planestudio, null::text as codigo_grupo,
    jsonb_strip_nulls(jsonb_build_object('archivo', ${archivo}::text)) as razon
  from unnest(${[...usuarios]}::integer[]) as n(id_usuario)`;

export type Despues = 'cerrada' | 'reabierta' | 'empezada' | 'fuera';

interface Undoing {
  readonly id_importacion: number;
  readonly scope: Scope;
}

/**
 * Returns what happened to each assignment since its import, null for nothing: closed, closed and reopened, begun, or its person left the
 * scope. Locks the assignments until the transaction ends.
 */
export async function findDespues(
  trx: Executor,
  ids: readonly number[],
  { id_importacion, scope }: Undoing,
): Promise<Map<number, Despues | null>> {
  // A statement of its own: the next one sees what the transactions did that this one waited for.
  await sql`select from asignacion where id_asignacion = any (${[...ids]}::integer[]) order by id_asignacion for update`.execute(trx);
  const { rows } = await sql<{ id: number; motivo: Despues | null }>`
    select a.id_asignacion as id, case
      when not ${inScope(scope, 'u.id_empresa')} then 'fuera'
      when a.codigo_estado = 2 then 'cerrada'
      when a.fecha_apertura <> (f.despues ->> 'fecha_apertura')::timestamptz then 'reabierta'
      when exists (select from evaluacion v where v.id_usuario = a.id_usuario and v.id_planestudio = a.id_planestudio
        and v.fecha_creacion >= a.fecha_apertura) then 'empezada'
    end as motivo
    from asignacion a join usuario u using (id_usuario)
    join importacion_fila f on f.id_importacion = ${id_importacion}::integer and f.id_registro = a.id_asignacion
    where a.id_asignacion = any (${[...ids]}::integer[])`.execute(trx);
  return new Map(rows.map(({ id, motivo }) => [id, motivo]));
}

/** Returns the title of a plan; undefined for none. */
export const findTituloPlan = async (db: Executor, id: number): Promise<string | undefined> =>
  (await db.selectFrom('planestudio').select('denominacion').where('id_planestudio', '=', id).executeTakeFirst())?.denominacion;
