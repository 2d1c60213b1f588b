import type { NivelDePlan } from '@portal/contract/planestudio';
import { sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import type { Stamp } from '../arbol/arbol.repository.ts';
import { ENLACES, type Tabla } from '../arbol/nivel.rules.ts';

const integers = (values: readonly (number | null)[]) => sql`${[...values]}::integer[]`;
const texts = (values: readonly (string | null)[]) => sql`${[...values]}::text[]`;

/** Place of a child below a record, and what its link says of the questionnaire when it is new. */
export interface Puesto {
  readonly padre: number;
  readonly id: number;
  readonly orden: number;
  readonly cuestionario: number;
}

/** Puts children of a level into their places: inserts the links that are missing and moves the others. */
export async function writePuestos(
  trx: Executor,
  nivel: NivelDePlan,
  { puestos, stamp: { usuario, now } }: { readonly puestos: readonly Puesto[]; readonly stamp: Stamp },
): Promise<void> {
  if (!puestos.length) return;
  const { tabla, padre } = ENLACES[nivel];
  const [link, parentId, childId] = [sql.table(tabla), sql.ref(`id_${padre}`), sql.ref(`id_${nivel}`)];
  const asks = nivel === 'tema';
  await sql`
    insert into ${link} (${parentId}, ${childId}, numero_orden${asks ? sql`, cuestionario` : sql``}, usuario_creacion, fecha_creacion)
    select n.padre, n.id, n.orden${asks ? sql`, n.cuestionario` : sql``}, ${usuario}, ${now}::timestamptz
    from unnest(${integers(puestos.map((one) => one.padre))}, ${integers(puestos.map(({ id }) => id))},
      ${integers(puestos.map(({ orden }) => orden))}, ${integers(puestos.map(({ cuestionario }) => cuestionario))}) as n(padre, id, orden, cuestionario)
    order by n.padre, n.orden
    on conflict (${parentId}, ${childId}) do update set numero_orden = excluded.numero_orden
    where ${sql.ref(`${tabla}.numero_orden`)} <> excluded.numero_orden`.execute(trx);
}

/** Says of links of topics whether their questions are asked. */
export async function writeCuestionarios(trx: Executor, filas: readonly { padre: number; id: number; valor: number }[]): Promise<void> {
  if (!filas.length) return;
  await sql`
    update tema_modulo l set cuestionario = n.valor
    from unnest(${integers(filas.map(({ padre }) => padre))}, ${integers(filas.map(({ id }) => id))}, ${integers(filas.map(({ valor }) => valor))})
      as n(padre, id, valor)
    where l.id_modulo = n.padre and l.id_tema = n.id and l.cuestionario <> n.valor`.execute(trx);
}

/** Marks records as saved: a form that is open on one then meets a conflict, never overwrites (P31). */
export async function touchAll(
  trx: Executor,
  { tabla, ids }: { readonly tabla: Tabla; readonly ids: readonly number[] },
  { usuario, now }: Stamp,
): Promise<void> {
  if (!ids.length) return;
  await sql`
    update ${sql.table(tabla)} set version = version + 1, usuario_modificacion = ${usuario}, fecha_modificacion = ${now}::timestamptz
    where ${sql.ref(`id_${tabla}`)} = any (${integers(ids)})`.execute(trx);
}

/** Values that stored topics get; null stays as it is. */
export interface TemaCambiado {
  readonly id: number;
  readonly duracion: number | null;
  readonly numero_preguntas: number | null;
  readonly notaminima: number | null;
  readonly referencia: number | null;
}

/** Changes stored topics and returns their new versions. */
export async function changeTemas(
  trx: Executor,
  temas: readonly TemaCambiado[],
  { usuario, now }: Stamp,
): Promise<ReadonlyMap<number, number>> {
  if (!temas.length) return new Map();
  const { rows } = await sql<{ id: number; version: number }>`
    update tema t set duracion = coalesce(n.duracion, t.duracion), numero_preguntas = coalesce(n.numero_preguntas, t.numero_preguntas),
      notaminima = coalesce(n.notaminima, t.notaminima), referencia = coalesce(n.referencia, t.referencia),
      version = t.version + 1, usuario_modificacion = ${usuario}, fecha_modificacion = ${now}::timestamptz
    from json_populate_recordset(null::tema, ${JSON.stringify(temas.map(({ id, ...tema }) => ({ id_tema: id, ...tema })))}::json) n
    where t.id_tema = n.id_tema returning t.id_tema as id, t.version`.execute(trx);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Sets the pass mark and the requirement of topics that the same transaction made. */
export async function completeNuevos(trx: Executor, temas: readonly TemaCambiado[]): Promise<void> {
  if (!temas.length) return;
  await sql`
    update tema t set notaminima = n.notaminima, referencia = n.referencia
    from json_populate_recordset(null::tema, ${JSON.stringify(temas.map(({ id, ...tema }) => ({ id_tema: id, ...tema })))}::json) n
    where t.id_tema = n.id_tema`.execute(trx);
}

export interface MaterialNuevo {
  readonly id_tema: number;
  readonly contenido: string;
  readonly tipo: string;
  readonly direccion: string;
}

/** Adds material behind that which each topic has, and returns the ids in the order of the rows. */
export async function insertMateriales(trx: Executor, filas: readonly MaterialNuevo[], { usuario, now }: Stamp): Promise<number[]> {
  if (!filas.length) return [];
  const { rows } = await sql<{ id: number }>`
    insert into contenido (id_tema, codigo_tipo, contenido, url, codigo_estado, numero_orden, usuario_creacion, fecha_creacion, fecha_modificacion)
    select n.id_tema, n.tipo, n.contenido, n.direccion, 1,
      coalesce((select max(c.numero_orden) from contenido c where c.id_tema = n.id_tema), 0) + row_number() over (partition by n.id_tema order by n.fila),
      ${usuario}, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${integers(filas.map(({ id_tema }) => id_tema))}, ${texts(filas.map(({ tipo }) => tipo))},
      ${texts(filas.map(({ contenido }) => contenido))}, ${texts(filas.map(({ direccion }) => direccion))})
      with ordinality as n(id_tema, tipo, contenido, direccion, fila)
    order by n.fila returning id_contenido as id`.execute(trx);
  return rows.map(({ id }) => id).toSorted((one, two) => one - two);
}

/** Renames material and returns the new versions. */
export async function renameMateriales(
  trx: Executor,
  filas: readonly { readonly id: number; readonly contenido: string }[],
  { usuario, now }: Stamp,
): Promise<ReadonlyMap<number, number>> {
  if (!filas.length) return new Map();
  const { rows } = await sql<{ id: number; version: number }>`
    update contenido c set contenido = n.contenido, version = c.version + 1, usuario_modificacion = ${usuario}, fecha_modificacion = ${now}::timestamptz
    from unnest(${integers(filas.map(({ id }) => id))}, ${texts(filas.map(({ contenido }) => contenido))}) as n(id, contenido)
    where c.id_contenido = n.id returning c.id_contenido as id, c.version`.execute(trx);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Links questions to topics behind those that each has, in the order of the rows. */
export async function linkPreguntas(
  trx: Executor,
  filas: readonly { readonly id_tema: number; readonly id_pregunta: number }[],
  { usuario, now }: Stamp,
): Promise<void> {
  if (!filas.length) return;
  await sql`
    insert into tema_pregunta (id_tema, id_pregunta, usuario_creacion, fecha_creacion, numero_orden)
    select n.id_tema, n.id_pregunta, ${usuario}, ${now}::timestamptz,
      coalesce((select max(l.numero_orden) from tema_pregunta l where l.id_tema = n.id_tema), 0) + row_number() over (partition by n.id_tema order by n.fila)
    from unnest(${integers(filas.map(({ id_tema }) => id_tema))}, ${integers(filas.map(({ id_pregunta }) => id_pregunta))})
      with ordinality as n(id_tema, id_pregunta, fila)
    order by n.fila on conflict do nothing`.execute(trx);
}

/** Keeps with an import what it did, for its undoing. */
export const noteHecho = async (trx: Executor, id_importacion: number, hecho: object): Promise<void> => {
  await sql`
    update importacion set preparado = coalesce(preparado, '{}'::jsonb) || jsonb_build_object('hecho', ${JSON.stringify(hecho)}::jsonb)
    where id_importacion = ${id_importacion}`.execute(trx);
};

/** Row of a review that changes nothing, by its path: it says where the others belong. */
export interface FilaQuieta {
  readonly numero: number;
  readonly ruta: readonly string[];
  readonly orden: string | null;
}

/** Reads the accepted rows of an import that change nothing. */
export const findQuietas = async (trx: Executor, id_importacion: number): Promise<FilaQuieta[]> =>
  (
    await sql<FilaQuieta>`
      select numero, array[textos ->> 'programa', textos ->> 'curso', textos ->> 'modulo', textos ->> 'tema'] as ruta, textos ->> 'orden' as orden
      from importacion_fila where id_importacion = ${id_importacion} and estado = 'existente' order by numero`.execute(trx)
  ).rows;
