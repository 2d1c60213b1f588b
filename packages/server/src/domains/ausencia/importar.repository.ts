import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import type { AusenciaDeFila, PersonaHallada, Solapada } from './importar.rules.ts';

/** Finds the people of codes in the scope, in the order of the codes. */
export const findPersonas = async (db: Executor, codigos: readonly string[], scope: Scope): Promise<PersonaHallada[]> =>
  (
    await sql<PersonaHallada>`
      select u.id_usuario, u.personal, coalesce(u.codigo_estado = 2, false) as cesada
      from unnest(${[...codigos]}::text[]) with ordinality as n(codigo, lugar)
      left join usuario u on u.codigo_usuario = n.codigo and ${inScope(scope, 'u.id_empresa')}
      order by n.lugar`.execute(db)
  ).rows;

/** Returns which of these people are ceased. */
export const findCesadas = async (db: Executor, ids: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await sql<{ id_usuario: number }>`
        select id_usuario from usuario where id_usuario = any (${[...ids]}::integer[]) and codigo_estado = 2`.execute(db)
    ).rows.map(({ id_usuario }) => id_usuario),
  );

/** Absences as rows of a query, with their place from 1. */
const filasOf = (rows: readonly AusenciaDeFila[]): RawBuilder<unknown> => sql`
  unnest(${rows.map((row) => row.id_usuario)}::integer[], ${rows.map((row) => row.tipo)}::text[],
    ${rows.map((row) => row.fecha_desde)}::date[], ${rows.map((row) => row.fecha_hasta)}::date[],
    ${rows.map((row) => row.observacion)}::text[])
    with ordinality as n(id_usuario, tipo, fecha_desde, fecha_hasta, observacion, lugar)`;

/** Returns, for absences that share a day with a stored one of their person, that one: the same one before any other. */
export async function findSolapadas(db: Executor, rows: readonly AusenciaDeFila[]): Promise<Map<AusenciaDeFila, Solapada>> {
  const found = await sql<Solapada & { lugar: number }>`
    select distinct on (lugar) n.lugar::integer as lugar, a.fecha_desde, a.fecha_hasta,
      (a.tipo = n.tipo and a.fecha_desde = n.fecha_desde and a.fecha_hasta = n.fecha_hasta) as igual
    from ${filasOf(rows)}
    join ausencia a on a.id_usuario = n.id_usuario and a.fecha_desde <= n.fecha_hasta and a.fecha_hasta >= n.fecha_desde
    order by lugar, igual desc, a.fecha_desde`.execute(db);
  return new Map(found.rows.flatMap((each) => (rows[each.lugar - 1] ? [[rows[each.lugar - 1]!, each]] : [])));
}

/** Inserts absences and returns their ids, in their order. */
export async function insertAusencias(
  trx: Executor,
  rows: readonly AusenciaDeFila[],
  { usuario, now }: { readonly usuario: string; readonly now: string },
): Promise<number[]> {
  const inserted = await sql<{ id: number }>`
    insert into ausencia (id_usuario, tipo, fecha_desde, fecha_hasta, observacion, usuario_creacion, fecha_creacion, fecha_modificacion)
    select n.id_usuario, n.tipo, n.fecha_desde, n.fecha_hasta, n.observacion, ${usuario}, ${now}::timestamptz, ${now}::timestamptz
    from ${filasOf(rows)} order by n.lugar returning id_ausencia as id`.execute(trx);
  return inserted.rows.map(({ id }) => id);
}

type Despues = 'cambiada' | 'fuera';

/** Returns what happened to each absence since its import, null for nothing. Locks them until the transaction ends; deleted ones are absent. */
export async function findDespues(trx: Executor, ids: readonly number[], scope: Scope): Promise<Map<number, Despues | null>> {
  // A statement of its own: the next one sees what the transactions did that this one waited for.
  await sql`select from ausencia where id_ausencia = any (${[...ids]}::integer[]) order by id_ausencia for update`.execute(trx);
  const { rows } = await sql<{ id: number; motivo: Despues | null }>`
    select a.id_ausencia as id, case
      when not ${inScope(scope, 'u.id_empresa')} then 'fuera'
      when a.version > 1 then 'cambiada'
    end as motivo
    from ausencia a join usuario u using (id_usuario) where a.id_ausencia = any (${[...ids]}::integer[])`.execute(trx);
  return new Map(rows.map(({ id, motivo }) => [id, motivo]));
}

export const deleteAusencias = async (trx: Executor, ids: readonly number[]): Promise<void> => {
  await sql`delete from ausencia where id_ausencia = any (${[...ids]}::integer[])`.execute(trx);
};
