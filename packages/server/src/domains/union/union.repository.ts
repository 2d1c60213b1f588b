import type { ListQuery } from '@portal/contract/core';
import { DOMINIOS } from '@portal/contract/dominio';
import { type ClaseUnion, type LadoUnion, type ParejaUnion, type UnionFila, unionLista } from '@portal/contract/union';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';
import { PERSONA } from './persona.repository.ts';

/** Hours for which a join can be taken back. */
const HORAS = sql`interval '1 day'`;
/** Days for which joins are listed. */
const DIAS = sql`interval '90 days'`;

const vigente = (now: string): RawBuilder<boolean> =>
  sql<boolean>`(m.estado = 'hecha' and m.fecha_creacion > ${now}::timestamptz - ${HORAS}
    and exists (select from union_fila f where f.id_union = m.id_union))`;

/** Record to join, with what decides whether it can be. */
export interface Candidato extends LadoUnion {
  /** Company of a person, or of a parameter; null: common. */
  readonly id_empresa: number | null;
}

/** Reads the two records of a pair that exist; in a transaction it locks them, in the order of their ids. */
export async function findCandidatos(db: Executor, { clase, id_conservado, id_unido }: ParejaUnion): Promise<Map<number, Candidato>> {
  const ids = [id_conservado, id_unido];
  const lock = db.isTransaction ? sql`for update of t` : sql``;
  if (clase === 'usuario') {
    const { rows } = await sql<Candidato>`
      select ${PERSONA} from usuario t where t.id_usuario = any (${ids}::integer[]) order by t.id_usuario ${lock}`.execute(db);
    return new Map(rows.map((row) => [row.id, row]));
  }
  const found =
    clase === 'empresa'
      ? sql<Candidato>`
          select t.id_empresa as id, t.codigo_empresa as codigo, t.empresa as nombre, null as empresa, null::integer as id_empresa, t.codigo_estado = 1 as activo,
            (select count(*)::integer from usuario u where u.id_empresa = t.id_empresa and u.codigo_estado = 1) as personas, null as persona
          from empresa t where t.id_empresa = any (${ids}::integer[]) order by t.id_empresa ${lock}`
      : sql<Candidato>`
          select t.id_parametro as id, t.codigo_parametro as codigo, t.parametro as nombre,
            (select e.empresa from empresa e where e.id_empresa = t.id_empresa) as empresa, t.id_empresa, t.codigo_estado = 1 as activo,
            (select count(*)::integer from usuario u where ${sql.ref(`u.id_${clase}`)} = t.id_parametro and u.codigo_estado = 1) as personas, null as persona
          from parametro t where t.id_parametro = any (${ids}::integer[]) and t.id_dominio = ${DOMINIOS[clase]}::integer order by t.id_parametro ${lock}`;
  return new Map((await found.execute(db)).rows.map((row) => [row.id, row]));
}

/** Join to store. */
interface NuevaUnion extends ParejaUnion {
  readonly id_usuario: number;
  readonly conservado: string;
  readonly unido: string;
  /** ISO 8601. */
  readonly now: string;
}

/** Stores a join. Returns its id. */
export async function insertUnion(trx: Executor, { now, clase, id_conservado, id_unido, ...nueva }: NuevaUnion): Promise<number> {
  const { id_usuario, conservado, unido } = nueva;
  const values = { id_usuario, clase, id_conservado, id_unido, conservado, unido, fecha_creacion: now };
  return (await trx.insertInto('union_registro').values(values).returning('id_union').executeTakeFirstOrThrow()).id_union;
}

/** Stored join. */
export interface UnionGuardada {
  readonly id_union: number;
  readonly clase: ClaseUnion;
  readonly id_conservado: number;
  readonly id_unido: number;
  readonly conservado: string;
  readonly unido: string;
}

/** Locks a join that can be taken back; undefined for any other. */
export const lockDeshacible = async (trx: Executor, id: number, now: string): Promise<UnionGuardada | undefined> =>
  (
    await sql<UnionGuardada>`
      select m.id_union, m.clase, m.id_conservado, m.id_unido, m.conservado, m.unido from union_registro m
      where m.id_union = ${id}::integer and ${vigente(now)} for update`.execute(trx)
  ).rows[0];

export const setDeshecha = async (trx: Executor, id: number, now: string): Promise<void> => {
  await trx.updateTable('union_registro').set({ estado: 'deshecha', fecha_fin: now }).where('id_union', '=', id).execute();
};

/** Forgets the changes of a join. */
export const deleteFilas = async (trx: Executor, id: number): Promise<void> => {
  await sql`delete from union_fila where id_union = ${id}`.execute(trx);
};

interface Lista {
  readonly scope: Scope;
  /** ISO 8601. */
  readonly now: string;
  readonly list: ListQuery;
}

/** Lists joins; a limited access sees those of people in its companies. */
export const listUniones = (db: Executor, { scope, now, list }: Lista): Promise<Listing<UnionFila>> =>
  listRows(
    db,
    sql<UnionFila>`
      select m.id_union, m.fecha_creacion, m.clase, m.unido, m.conservado, coalesce(u.personal, u.username) as autor, m.estado, m.id_conservado,
        ${vigente(now)}::integer as deshacible
      from union_registro m left join usuario u using (id_usuario)
      where ${scope === null} or (m.clase = 'usuario' and exists (
        select from usuario q where q.id_usuario = m.id_conservado and ${inScope(scope, 'q.id_empresa')}))`,
    { list, definition: unionLista },
  );

/** Reads the people whom a join moved. */
export const findMovidas = async (trx: Executor, id_union: number): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      select distinct (clave ->> 'id_usuario')::integer as id from union_fila
      where id_union = ${id_union} and tabla = 'usuario' and columna is not null order by 1`.execute(trx)
  ).rows.map(({ id }) => id);

/** Returns the table of a kind of records. */
export const tablaDe = (clase: ClaseUnion) => (clase === 'empresa' || clase === 'usuario' ? clase : 'parametro');

/** Returns whether a code, name, document or tax number of a record that would come back belongs to another one by now. */
export const isTaken = async (trx: Executor, { id_union, clase }: UnionGuardada): Promise<boolean> => {
  const tabla = tablaDe(clase);
  const taken =
    clase === 'usuario'
      ? sql`exists (select from usuario u where u.username = f.antes ->> 'username' or u.codigo_usuario = f.antes ->> 'codigo_usuario'
          or (u.tipo_documento = f.antes ->> 'tipo_documento' and u.numero_documento = f.antes ->> 'numero_documento'))
        or ((f.antes ->> 'id_empresa') is not null and not exists (select from empresa e where e.id_empresa = (f.antes ->> 'id_empresa')::integer))`
      : clase === 'empresa'
        ? sql`exists (select from empresa e where lower(e.codigo_empresa) = lower(f.antes ->> 'codigo_empresa') or e.ruc = f.antes ->> 'ruc')`
        : sql`exists (select from parametro p where p.id_dominio = (f.antes ->> 'id_dominio')::integer
          and p.id_empresa is not distinct from (f.antes ->> 'id_empresa')::integer
          and (lower(p.codigo_parametro) = lower(f.antes ->> 'codigo_parametro') or p.plegado = f.antes ->> 'plegado'))
        or ((f.antes ->> 'id_empresa') is not null and not exists (select from empresa e where e.id_empresa = (f.antes ->> 'id_empresa')::integer))`;
  const { rows } = await sql`
    select from union_fila f where f.id_union = ${id_union} and f.tabla = ${tabla} and f.columna is null and (${taken}) limit 1`.execute(
    trx,
  );
  return rows.length > 0;
};

/** Forgets the changes of joins after a day, and the joins themselves after their days; the codes and names stay known. */
export async function forgetUniones(db: Executor, now: string): Promise<void> {
  await sql`
    delete from union_fila f using union_registro m
    where m.id_union = f.id_union and m.fecha_creacion < ${now}::timestamptz - ${HORAS}`.execute(db);
  await sql`delete from union_registro where fecha_creacion < ${now}::timestamptz - ${DIAS}`.execute(db);
}
