import type { ListQuery, ResponseOf } from '@portal/contract/core';
import {
  asignadoLista,
  type DatosPregunta,
  type preguntaApi,
  type PreguntaFila,
  preguntaMaestro,
  type TipoPregunta,
} from '@portal/contract/pregunta';
import { type RawBuilder, sql } from 'kysely';
import type { Listing } from '../../list/listing.ts';
import type { Executor } from '../../db/executor.ts';
import { ownerName } from '../../db/owned.ts';
import { commonOrInScope, type Reader } from '../../db/scope.ts';
import { linkTable } from '../../db/link-table.ts';
import { masterRows } from '../../core/master/master-rows.repository.ts';
import { listRows } from '../../list/paging.ts';

type Pregunta = typeof preguntaApi;

/** `from` of every list: `q` is the question, `g` its category. */
const SOURCE = sql`pregunta q join parametro g on g.id_dominio = q.dominio_categoria and g.codigo_parametro = q.codigo_categoria`;

/** Builds the search over texts and category. `offset 0` makes PostgreSQL fold the few category names before the join. */
const found = (patterns: RawBuilder<string[]>) => sql`fila.id_pregunta in (
  select q.id_pregunta from pregunta q
  join (select id_dominio, codigo_parametro, sin_acentos(parametro) as nombre from parametro offset 0) g
    on g.id_dominio = q.dominio_categoria and g.codigo_parametro = q.codigo_categoria
  where q.busqueda || ' ' || g.nombre || ' ' || sin_acentos(coalesce(q.etiquetas, '')) like all (${patterns}))`;

/** A learner answered the row `d` of an attempt. */
const ANSWERED = sql`(d.respuesta is not null or d.respuesta_datos is not null)`;

const base = masterRows({
  definition: preguntaMaestro,
  table: 'pregunta',
  alias: 'q',
  from: SOURCE,
  inScope: (scope) => commonOrInScope(scope, 'fila.id_empresa'),
  computed: {
    empresa: ownerName('q'),
    categoria: sql`g.parametro`,
    temas: sql`(select count(*)::integer from tema_pregunta l where l.id_pregunta = q.id_pregunta)`,
    respuestas: sql`(select count(*)::integer from detalle d where d.id_pregunta = q.id_pregunta and ${ANSWERED})`,
    // A cell of Excel holds no more.
    contenido: sql`(case when length(q.datos::text) <= 32767 then q.datos::text end)`,
  },
  search: found,
  copied: ['partes'],
});
const COLUMNS = base.columns;

/** Stores the present texts of some questions as a version. Answers reference a version, so that an edit changes no past result (P78). */
const keepVersions = async (db: Executor, ids: readonly number[]): Promise<void> => {
  await sql`
    insert into pregunta_version (id_pregunta, version, pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, tipo, datos, partes,
      usuario_creacion, fecha_creacion)
    select id_pregunta, version, pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, tipo, datos, partes,
      coalesce(usuario_modificacion, usuario_creacion), fecha_modificacion
    from pregunta where id_pregunta = any (${[...ids]}::integer[])`.execute(db);
};

/** Returns columns with the content as JSON text. */
const asJson = <Columns extends { readonly datos?: unknown }>(columns: Columns): Columns =>
  columns.datos ? Object.assign({}, columns, { datos: JSON.stringify(columns.datos) }) : columns;

/** Data access of questions; every insert and update stores a version. */
export const preguntaRows: typeof base = {
  ...base,
  insert: async (db, columns) => {
    const id = await base.insert(db, asJson(columns));
    await keepVersions(db, [id]);
    return id;
  },
  update: async (db, id, columns) => {
    const version = await base.update(db, id, asJson(columns));
    await keepVersions(db, [id]);
    return version;
  },
  changeAll: async (db, filas, valores) => {
    const versions = await base.changeAll(db, filas, valores);
    await keepVersions(db, [...versions.keys()]);
    return versions;
  },
  copyAll: async (db, ids, changes) => {
    const copies = await base.copyAll(db, ids, changes);
    await keepVersions(db, [...copies.values()]);
    return copies;
  },
};

/** Question to insert. */
export interface PreguntaNueva {
  readonly pregunta: string;
  readonly rpta_a: string;
  readonly rpta_b: string;
  readonly rpta_c: string;
  readonly rpta_d: string;
  readonly indicador_correcta: number;
  /** Absent or null: four texts with one right option. */
  readonly datos?: DatosPregunta | null;
  readonly tipo?: TipoPregunta;
  readonly partes?: number;
  readonly dificultad?: string | null | undefined;
  readonly etiquetas?: string | null | undefined;
  readonly codigo_categoria: string;
  readonly codigo_estado: number;
  readonly id_empresa: number | null;
}

/** Inserts questions in one statement; returns their ids in the order of the rows. */
export async function insertPreguntas(
  db: Executor,
  rows: readonly PreguntaNueva[],
  stamp: { readonly usuario: string; readonly now: string },
): Promise<number[]> {
  const texts = (name: keyof PreguntaNueva) => sql`${rows.map((row) => row[name] ?? null)}::text[]`;
  const numbers = (name: keyof PreguntaNueva) => sql`${rows.map((row) => row[name] ?? null)}::integer[]`;
  const inserted = await sql<{ id: number }>`
    insert into pregunta (pregunta, rpta_a, rpta_b, rpta_c, rpta_d, codigo_categoria, indicador_correcta, codigo_estado, id_empresa,
      tipo, datos, partes, dificultad, etiquetas, usuario_creacion, fecha_creacion, fecha_modificacion)
    select n.pregunta, n.rpta_a, n.rpta_b, n.rpta_c, n.rpta_d, n.codigo_categoria, n.indicador_correcta, n.codigo_estado, n.id_empresa,
      coalesce(n.tipo, 'unica'), n.datos::jsonb, coalesce(n.partes, 4), n.dificultad, n.etiquetas,
      ${stamp.usuario}, ${stamp.now}::timestamptz, ${stamp.now}::timestamptz
    from unnest(${texts('pregunta')}, ${texts('rpta_a')}, ${texts('rpta_b')}, ${texts('rpta_c')}, ${texts('rpta_d')},
      ${texts('codigo_categoria')}, ${numbers('indicador_correcta')}, ${numbers('codigo_estado')}, ${numbers('id_empresa')},
      ${texts('tipo')}, ${rows.map(({ datos }) => (datos ? JSON.stringify(datos) : null))}::text[], ${numbers('partes')}, ${texts('dificultad')},
      ${texts('etiquetas')})
      with ordinality as n(pregunta, rpta_a, rpta_b, rpta_c, rpta_d, codigo_categoria, indicador_correcta, codigo_estado, id_empresa,
        tipo, datos, partes, dificultad, etiquetas, fila)
    order by n.fila returning id_pregunta as id`.execute(db);
  const ids = inserted.rows.map((row) => row.id);
  await keepVersions(db, ids);
  return ids;
}

/** Returns the codes of all question categories. */
export const findCategorias = async (db: Executor): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await sql<{ codigo: string }>`
        select codigo_parametro as codigo from parametro join dominio using (id_dominio) where clave = 'categoria_pregunta'`.execute(db)
    ).rows.map((row) => row.codigo),
  );

export const temaPreguntas = linkTable({ table: 'tema_pregunta', parent: 'tema', child: 'pregunta' });

export const findPreguntasOfTema = async (db: Executor, id_tema: number): Promise<ResponseOf<Pregunta['ofTema']>> =>
  (
    await sql<ResponseOf<Pregunta['ofTema']>[number]>`
      select ${COLUMNS}, l.id_tema_pregunta, l.id_tema, l.numero_orden from ${SOURCE} join tema_pregunta l on l.id_pregunta = q.id_pregunta
      where l.id_tema = ${id_tema} order by l.numero_orden, l.id_tema_pregunta`.execute(db)
  ).rows;

/** Database, and companies of the caller. */
type Lector = Pick<Reader, 'db' | 'scope'>;

type Asignada = ResponseOf<Pregunta['asignado']>[number];

export const findAsignadas = ({ db, scope }: Lector, id_tema: number, list: ListQuery): Promise<Listing<Asignada>> =>
  listRows(
    db,
    sql<Asignada>`
      select ${COLUMNS}, (exists (select from tema_pregunta l where l.id_pregunta = q.id_pregunta and l.id_tema = ${id_tema}))::integer as asignado
      from ${SOURCE} where q.codigo_estado = 1 and ${commonOrInScope(scope, 'q.id_empresa')}`,
    { list, definition: asignadoLista, search: found },
  );

const findPreguntas = ({ db, scope }: Lector, filter: RawBuilder<unknown>, list: ListQuery): Promise<Listing<PreguntaFila>> =>
  listRows(db, sql<PreguntaFila>`select ${COLUMNS} from ${SOURCE} where ${filter} and ${commonOrInScope(scope, 'q.id_empresa')}`, {
    list,
    definition: preguntaMaestro.list,
    search: found,
  });

export const findPreguntasOfCategoria = (lector: Lector, codigo: string, list: ListQuery) =>
  findPreguntas(lector, sql`q.codigo_categoria = ${codigo}`, list);

/** Lists the question with an id; empty without it. */
export const findPreguntaAsList = (lector: Lector, id: number, list: ListQuery) => findPreguntas(lector, sql`q.id_pregunta = ${id}`, list);

export const findVersiones = async (db: Executor, id: number): Promise<ResponseOf<Pregunta['versiones']>> =>
  (
    await sql<ResponseOf<Pregunta['versiones']>[number]>`
      select v.version, v.pregunta, v.tipo, v.datos, v.rpta_a, v.rpta_b, v.rpta_c, v.rpta_d, v.indicador_correcta, v.usuario_creacion, v.fecha_creacion,
        (select count(*)::integer from detalle d where d.id_pregunta = v.id_pregunta and d.version = v.version and ${ANSWERED}) as respuestas
      from pregunta_version v where v.id_pregunta = ${id} order by v.version desc`.execute(db)
  ).rows;

/** Lists the records that reference a question (P29). */
export const findDependents = async (
  db: Executor,
  ids: readonly number[],
): Promise<{ id: number; temas: string[]; respuestas: number }[]> =>
  (
    await sql<{ id: number; temas: string[]; respuestas: number }>`
      select r.id,
        array(select t.titulo from tema_pregunta l join tema t using (id_tema) where l.id_pregunta = r.id order by orden_texto(t.titulo) collate "C") as temas,
        (select count(*)::integer from detalle where id_pregunta = r.id) as respuestas
      from unnest(${[...ids]}::integer[]) as r(id)`.execute(db)
  ).rows;

/** Options of a question. */
interface Opciones {
  readonly id_pregunta: number;
  readonly rpta_a: string;
  readonly rpta_b: string;
  readonly rpta_c: string;
  readonly rpta_d: string;
  readonly datos: DatosPregunta | null;
}

/** Reads the options of some questions, in order of id. */
export const findOpciones = async (db: Executor, ids: readonly number[]): Promise<Opciones[]> =>
  (
    await sql<Opciones>`
      select id_pregunta, rpta_a, rpta_b, rpta_c, rpta_d, datos from pregunta where id_pregunta = any (${[...ids]}::integer[]) order by 1`.execute(
      db,
    )
  ).rows;
