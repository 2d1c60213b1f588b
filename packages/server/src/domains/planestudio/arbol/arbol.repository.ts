import type { NivelDePlan } from '@portal/contract/planestudio';
import { sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import type { Hijo } from './arbol.rules.ts';
import { ENLACES, type Tabla } from './nivel.rules.ts';

const integers = (ids: readonly number[]) => sql`${[...ids]}::integer[]`;
const key = (tabla: Tabla) => sql.ref(`id_${tabla}`);

/** Child with its title. */
export interface HijoConTitulo extends Hijo {
  readonly titulo: string;
}

/** Reads the children of a record in their order. */
export async function findHijos(db: Executor, nivel: NivelDePlan, padre: number): Promise<HijoConTitulo[]> {
  const { tabla, padre: contenedor } = ENLACES[nivel];
  const { rows } = await sql<HijoConTitulo>`
    select ${key(nivel)} as id, ${nivel === 'tema' ? sql`cuestionario` : sql`0`} as cuestionario, titulo
    from ${sql.table(tabla)} join ${sql.table(nivel)} using (${key(nivel)}) where ${key(contenedor)} = ${padre} order by ${sql.ref(`${tabla}.numero_orden`)}, ${sql.ref(`id_${tabla}`)}`.execute(
    db,
  );
  return rows;
}

export interface Stamp {
  readonly usuario: string;
  readonly now: string;
}

/** Children that a record gets, in their order. */
interface Familia {
  readonly nivel: NivelDePlan;
  readonly padre: number;
  readonly hijos: readonly Hijo[];
}

/** Gives a record these children in this order; links that stay keep their author and moment. Three statements for any number. */
export async function writeHijos(trx: Executor, { nivel, padre, hijos }: Familia, { usuario, now }: Stamp): Promise<void> {
  const { tabla, padre: contenedor } = ENLACES[nivel];
  const link = sql.table(tabla);
  const [parentId, childId] = [key(contenedor), key(nivel)];
  const ids = integers(hijos.map(({ id }) => id));
  const asks = nivel === 'tema';
  await sql`delete from ${link} where ${parentId} = ${padre} and not (${childId} = any (${ids}))`.execute(trx);
  await sql`
    insert into ${link} (${parentId}, ${childId}, numero_orden${asks ? sql`, cuestionario` : sql``}, usuario_creacion, fecha_creacion)
    select ${padre}::integer, n.id, n.orden${asks ? sql`, n.cuestionario` : sql``}, ${usuario}, ${now}::timestamptz
    from unnest(${ids}, ${integers(hijos.map(({ cuestionario }) => cuestionario))}) with ordinality as n(id, cuestionario, orden)
    order by n.orden on conflict (${parentId}, ${childId}) do nothing`.execute(trx);
  await sql`
    update ${link} l set numero_orden = n.orden from unnest(${ids}) with ordinality as n(id, orden)
    where l.${parentId} = ${padre} and l.${childId} = n.id and l.numero_orden <> n.orden`.execute(trx);
}

/** Marks a record as saved: a form that is open on it then meets a conflict, never overwrites (P31). */
export const touch = async (trx: Executor, { tabla, id }: { tabla: Tabla; id: number }, { usuario, now }: Stamp): Promise<void> => {
  await sql`
    update ${sql.table(tabla)} set version = version + 1, usuario_modificacion = ${usuario}, fecha_modificacion = ${now}::timestamptz
    where ${key(tabla)} = ${id}`.execute(trx);
};

/** Record as an act meets it. */
export interface Guardado {
  readonly id: number;
  readonly titulo: string;
  readonly codigo_estado: number;
  readonly version: number;
}

/** Locks some records until the transaction ends, in order of id. */
export async function lockRegistros(trx: Executor, tabla: Tabla, ids: readonly number[]): Promise<Guardado[]> {
  const titulo = tabla === 'planestudio' ? sql`denominacion` : sql`titulo`;
  const { rows } = await sql<Guardado>`
    select ${key(tabla)} as id, ${titulo} as titulo, codigo_estado, version from ${sql.table(tabla)}
    where ${key(tabla)} = any (${integers(ids)}) order by 1 for no key update`.execute(trx);
  return rows;
}

/** Returns whether a plan reaches a record by its links. */
export async function planHas(db: Executor, id_planestudio: number, { tabla, id }: { tabla: Tabla; id: number }): Promise<boolean> {
  const { rows } = await sql`
    select from planestudio_programa pp left join programa_curso pc using (id_programa) left join curso_modulo cm using (id_curso)
      left join tema_modulo tm using (id_modulo)
    where pp.id_planestudio = ${id_planestudio} and ${key(tabla)} = ${id} limit 1`.execute(db);
  return rows.length > 0;
}

/** New title or state of a record; what is absent stays. */
export interface Cambio {
  readonly id: number;
  readonly titulo: string | null;
  readonly codigo_estado: number | null;
}

/** Changes titles and states of some records of a table in one statement. */
export async function changeRegistros(
  trx: Executor,
  { tabla, cambios }: { tabla: Tabla; cambios: readonly Cambio[] },
  { usuario, now }: Stamp,
): Promise<void> {
  const titulo = tabla === 'planestudio' ? sql`denominacion` : sql`titulo`;
  await sql`
    update ${sql.table(tabla)} r set ${titulo} = coalesce(n.titulo, r.${titulo}), codigo_estado = coalesce(n.estado, r.codigo_estado),
      version = r.version + 1, usuario_modificacion = ${usuario}, fecha_modificacion = ${now}::timestamptz
    from unnest(${integers(cambios.map(({ id }) => id))}, ${cambios.map((one) => one.titulo)}::text[],
      ${cambios.map((one) => one.codigo_estado)}::smallint[]) as n(id, titulo, estado)
    where r.${key(tabla)} = n.id`.execute(trx);
}

/** Topic with a requirement that its plan does not have, or has only after it. */
export interface Desorden {
  readonly id_planestudio: number;
  readonly id_tema: number;
  readonly plan: string;
  readonly titulo: string;
  readonly requerido: string;
  readonly fuera: boolean;
}

/** Finds the topics of some plans that require one which is missing there or comes later (P16). */
export async function findDesorden(db: Executor, planes: readonly number[]): Promise<Desorden[]> {
  const { rows } = await sql<Desorden>`
    with o as (
      select id_planestudio, id_tema, min(posicion) as posicion from ocurrencia
      where id_planestudio = any (${integers(planes)}) group by 1, 2
    )
    select o.id_planestudio, o.id_tema, p.denominacion as plan, t.titulo, r.titulo as requerido, x.id_tema is null as fuera
    from o join planestudio p using (id_planestudio) join tema t using (id_tema) join tema r on r.id_tema = t.referencia
    left join o x on x.id_planestudio = o.id_planestudio and x.id_tema = t.referencia
    where x.id_tema is null or x.posicion > o.posicion
    order by o.id_planestudio, o.posicion`.execute(db);
  return rows;
}
