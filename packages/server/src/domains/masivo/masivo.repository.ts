import type { ListQuery } from '@portal/contract/core';
import {
  type ActoMasivo,
  CONTENIDOS_MASIVO,
  type MasivoFila,
  type MasivoFilaFila,
  masivoFilas,
  masivoLista,
  type OperacionMasiva,
} from '@portal/contract/masivo';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import type { EstadoMasivo } from '../../db/tables/masivo.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';
import type { Efecto, Juicios } from './clases/juicio.rules.ts';

/** Hours for which an operation can be taken back, and a simulation be confirmed. */
const HORAS = sql`interval '1 day'`;
/** Days for which finished operations are listed. */
const DIAS = sql`interval '90 days'`;

/** Operation to store. */
interface NuevaOperacion {
  readonly id_usuario: number;
  readonly acto: ActoMasivo;
  readonly destino: string;
  readonly deshace: number | null;
  /** ISO 8601. */
  readonly now: string;
}

/** Stores an operation that is only shown. Returns its id. */
export async function insertMasivo(trx: Executor, { now, acto, ...nueva }: NuevaOperacion): Promise<number> {
  const values = { ...nueva, acto: JSON.stringify(acto), fecha_creacion: now };
  return (await trx.insertInto('masivo').values(values).returning('id_masivo').executeTakeFirstOrThrow()).id_masivo;
}

/** Name of a record that is no person, and what completes the reason why it stays, in words. */
export interface Texto {
  readonly nombre: string | null;
  readonly detalle: string | null;
}
export type Textos = ReadonlyMap<number, Texto>;

interface Juzgadas {
  /** In the order in which they are done. */
  readonly juicios: Juicios;
  readonly textos: Textos;
  /** The records are people. */
  readonly personas: boolean;
}

/** Stores judged records of an operation. */
export async function insertFilas(trx: Executor, id_masivo: number, { juicios, textos, personas }: Juzgadas): Promise<void> {
  const [ids, motivos] = [[...juicios.keys()], [...juicios.values()]];
  const nombres = ids.map((id) => textos.get(id)?.nombre ?? null);
  const detalles = ids.map((id) => textos.get(id)?.detalle ?? null);
  await sql`
    insert into masivo_fila (id_masivo, id_registro, id_usuario, nombre, estado, motivo, detalle)
    select ${id_masivo}::integer, n.id, u.id_usuario, n.nombre, case when n.motivo is null then 'lista' else 'rechazada' end, n.motivo, to_jsonb(n.detalle)
    from unnest(${ids}::integer[], ${motivos}::text[], ${nombres}::text[], ${detalles}::text[]) with ordinality as n(id, motivo, nombre, detalle, orden)
    left join usuario u on ${personas}::boolean and u.id_usuario = n.id order by n.orden`.execute(trx);
}

/** Stores what an operation would bring about. */
export const setEfectos = async (trx: Executor, id_masivo: number, efectos: readonly Efecto[]): Promise<void> => {
  await trx
    .updateTable('masivo')
    .set({ efectos: JSON.stringify(efectos) })
    .where('id_masivo', '=', id_masivo)
    .execute();
};

/** Reader of operations: the own ones, and without a limit all; an author the own ones on contents. */
export interface Lector {
  readonly id_usuario: number;
  readonly scope: Scope;
  readonly autor: boolean;
  /** ISO 8601. */
  readonly now: string;
}

function visible({ id_usuario, scope, autor }: Lector): RawBuilder<boolean> {
  const own = sql<boolean>`m.id_usuario = ${id_usuario}`;
  if (autor) return sql<boolean>`(${own} and m.acto ->> 'de' = any (${[...CONTENIDOS_MASIVO]}::text[]))`;
  return scope === null ? sql<boolean>`true` : own;
}

/** Counts of the rows of operation `m`. */
const CUENTAS = sql`(
  select count(*)::integer as total, count(*) filter (where f.estado = 'lista')::integer as por_hacer,
    count(*) filter (where f.estado in ('hecha', 'deshecha'))::integer as hechas,
    count(*) filter (where f.estado = 'hecha')::integer as por_deshacer,
    count(*) filter (where f.estado = 'rechazada')::integer as rechazadas
  from masivo_fila f where f.id_masivo = m.id_masivo)`;

/** Operation as it is stored, with the sentences of its effect. */
export type OperacionGuardada = Omit<OperacionMasiva, 'efectos'> & { readonly efectos: readonly Efecto[] };

/** Reads an operation with its counts; undefined for one that the reader does not see. */
export const findMasivo = async (db: Executor, id: number, lector: Lector): Promise<OperacionGuardada | undefined> =>
  (
    await sql<OperacionGuardada>`
      select m.id_masivo, m.acto ->> 'clase' as clase, m.acto ->> 'de' as de, m.destino, m.motivo, m.estado, m.deshace, m.efectos, c.total, c.por_hacer, c.hechas, c.rechazadas,
        array(select coalesce(u.personal, f.nombre) from masivo_fila f
          left join usuario u on u.id_usuario = f.id_usuario and ${inScope(lector.scope, 'u.id_empresa')}
          where f.id_masivo = m.id_masivo and f.estado <> 'rechazada' and coalesce(u.personal, f.nombre) is not null
          order by f.id_masivo_fila limit 3) as nombres,
        coalesce((select json_agg(r) from (
          select f.motivo, count(*)::integer as total from masivo_fila f where f.id_masivo = m.id_masivo and f.estado = 'rechazada'
          group by f.motivo order by count(*) desc, f.motivo) r), '[]') as motivos,
        ${sePuedeDeshacer(lector.now)} and c.por_deshacer > 0 as deshacible
      from masivo m cross join lateral ${CUENTAS} c
      where m.id_masivo = ${id} and ${visible(lector)}`.execute(db)
  ).rows[0];

const sePuedeDeshacer = (now: string): RawBuilder<boolean> =>
  sql<boolean>`(m.deshace is null and m.acto ->> 'clase' <> 'eliminar' and m.estado in ('hecha', 'cancelada', 'detenida') and m.fecha_fin > ${now}::timestamptz - ${HORAS})`;

/** Lists operations that were confirmed. */
export const listMasivos = (db: Executor, lector: Lector, list: ListQuery): Promise<Listing<MasivoFila>> =>
  listRows(
    db,
    sql<MasivoFila>`
      select m.id_masivo, m.fecha_creacion, m.acto ->> 'clase' as clase, m.acto ->> 'de' as de, m.destino, (m.deshace is not null)::integer as deshace, m.motivo,
        coalesce(u.personal, u.username) as autor, m.estado, c.total, c.hechas, c.rechazadas,
        (${sePuedeDeshacer(lector.now)} and c.por_deshacer > 0)::integer as deshacible
      from masivo m join usuario u using (id_usuario) cross join lateral ${CUENTAS} c
      where m.estado <> 'simulada' and ${visible(lector)}`,
    { list, definition: masivoLista },
  );

/** Lists the people of an operation; one outside of the scope has a number alone. */
export const listFilas = (db: Executor, scope: Scope, { id, list }: { readonly id: number; readonly list: ListQuery }) =>
  listRows(
    db,
    sql<MasivoFilaFila>`
      select f.id_masivo_fila, coalesce(u.codigo_usuario, f.id_registro::text) as codigo_usuario, coalesce(u.personal, f.nombre, '-') as personal, e.empresa, f.estado, f.motivo,
        f.detalle #>> '{}' as detalle
      from masivo_fila f left join usuario u on u.id_usuario = f.id_usuario and ${inScope(scope, 'u.id_empresa')} left join empresa e on e.id_empresa = u.id_empresa where f.id_masivo = ${id}`,
    { list, definition: masivoFilas },
  );

/** Stored operation. */
export interface Operacion {
  readonly id_masivo: number;
  readonly id_usuario: number;
  readonly acto: ActoMasivo;
  readonly destino: string;
  readonly motivo: string;
  readonly deshace: number | null;
  readonly estado: EstadoMasivo;
}

export const OPERACION = sql`m.id_masivo, m.id_usuario, m.acto, m.destino, m.motivo, m.deshace, m.estado`;

/** Locks an operation that the reader sees until the transaction ends; a simulation is kept for a day. */
export const lockMasivo = async (trx: Executor, id: number, lector: Lector): Promise<Operacion | undefined> =>
  (
    await sql<Operacion>`
      select ${OPERACION} from masivo m where m.id_masivo = ${id} and ${visible(lector)}
        and (m.estado <> 'simulada' or m.fecha_creacion > ${lector.now}::timestamptz - ${HORAS}) for update`.execute(trx)
  ).rows[0];

/** Locks an operation that can be taken back; undefined for any other. */
export const lockDeshacible = async (trx: Executor, id: number, lector: Lector): Promise<Operacion | undefined> =>
  (
    await sql<Operacion>`
      select ${OPERACION} from masivo m where m.id_masivo = ${id} and ${visible(lector)} and ${sePuedeDeshacer(lector.now)} for update`.execute(
      trx,
    )
  ).rows[0];

/** Deletes simulations after a day and finished operations after their days; forgets the values of before when they can not be given back any more. */
export async function forgetMasivos(db: Executor, now: string): Promise<void> {
  await sql`
    delete from masivo where (estado = 'simulada' and fecha_creacion < ${now}::timestamptz - ${HORAS})
      or (estado in ('hecha', 'cancelada', 'detenida') and fecha_fin < ${now}::timestamptz - ${DIAS})`.execute(db);
  await sql`
    update masivo_fila f set antes = null, despues = null from masivo m
    where m.id_masivo = f.id_masivo and f.antes is not null and m.fecha_fin < ${now}::timestamptz - ${HORAS}`.execute(db);
}
