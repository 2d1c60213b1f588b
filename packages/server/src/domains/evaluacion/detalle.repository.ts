import { type api, detalleLista, type ListQuery, type PreguntaAlumno, type ResponseOf } from '@portal/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Listing } from '../../list/listing.ts';
import type { Executor } from '../../db/executor.ts';
import { prepared } from '../../db/prepared.ts';
import { listRows } from '../../list/paging.ts';
import type { PreguntaRespondida } from './resultado.rules.ts';

export type DetalleFila = ResponseOf<typeof api.detalle.sel>;

/** Every order in which four options can stand. */
const ORDENES = ['1', '2', '3', '4'].flatMap((first, _, all) =>
  all
    .filter((second) => second !== first)
    .flatMap((second) => {
      const [third, fourth] = all.filter((rest) => rest !== first && rest !== second);
      return [`${first}${second}${third}${fourth}`, `${first}${second}${fourth}${third}`];
    }),
);

/** Matches an option that names others by their place: «Todas las anteriores», «Ninguna de las opciones», «A y C». */
const NAMES_OTHERS = String.raw`\m(tod[ao]s?|ningun[ao]?|amb[ao]s|cualquiera)\M.*\m(anterior(es)?|opciones|alternativas|respuestas)\M|\m[abcd]\)?(,| y| o) \(?[abcd]\M`;

/**
 * Draws up to `cantidad` active questions of a topic at random and stores them with the attempt in their present version (P10), each with
 * its options in an order of the attempt's own, unless an option names others by their place (P44). Returns the number drawn.
 */
export async function drawPreguntas(db: Executor, id_evaluacion: number, draw: { id_tema: number; cantidad: number }): Promise<number> {
  const result = await sql`
    with sorteo as (
      select p.id_pregunta, array[p.rpta_a, p.rpta_b, p.rpta_c, p.rpta_d] as opciones from tema_pregunta tp join pregunta p using (id_pregunta)
      where tp.id_tema = ${draw.id_tema} and p.codigo_estado = 1
      order by random() limit ${draw.cantidad}
    ), sorteada as (
      insert into detalle (id_evaluacion, id_pregunta, version, numero_orden, orden)
      select ${id_evaluacion}::integer, s.id_pregunta,
        (select max(v.version) from pregunta_version v where v.id_pregunta = s.id_pregunta), row_number() over (),
        case when exists (select from unnest(s.opciones) opcion where sin_acentos(opcion) ~ ${NAMES_OTHERS}) then '1234'
          else (${ORDENES}::text[])[1 + floor(random() * 24)::integer] end
      from sorteo s
      returning 1
    )
    update evaluacion set total = (select count(*) from sorteada) where id_evaluacion = ${id_evaluacion}
    returning total`.execute(db);
  return (result.rows[0] as { total: number }).total;
}

/** Builds the query for the drawn questions of an attempt, in order: `d` is the answer, `v` the shown version of the question. */
const drawn = <Row>(columns: RawBuilder<unknown>, id_evaluacion: number) => sql<Row>`
  select ${columns} from detalle d join pregunta_version v using (id_pregunta, version)
  where d.id_evaluacion = ${id_evaluacion} order by d.numero_orden`;

/** Texts of the options in the order of the attempt, as `rpta_a` to `rpta_d`. */
const OPCIONES = sql.join(
  ['rpta_a', 'rpta_b', 'rpta_c', 'rpta_d'].map(
    (name, index) =>
      sql`(array[v.rpta_a, v.rpta_b, v.rpta_c, v.rpta_d])[substr(d.orden, ${sql.lit(index + 1)}, 1)::integer] as ${sql.ref(name)}`,
  ),
);

/** Position of the right option in the order of the attempt. */
const CLAVE = sql`strpos(d.orden, v.indicador_correcta::text) as indicador_correcta`;

/** Lists the questions of an attempt for the learner, without selecting the key (P11). */
export async function findPreguntas(db: Executor, id_evaluacion: number): Promise<PreguntaAlumno[]> {
  const columns = sql`d.id_evaluacion, d.id_pregunta, d.numero_orden, d.respuesta, d.fecha_respuesta,
    v.pregunta, ${OPCIONES}`;
  return (await drawn<PreguntaAlumno>(columns, id_evaluacion).execute(db)).rows;
}

/** Lists the questions of a graded attempt with answer and key. */
export async function findRespondidas(db: Executor, id_evaluacion: number): Promise<PreguntaRespondida[]> {
  const columns = sql`d.id_pregunta, v.pregunta, ${OPCIONES}, ${CLAVE}, d.respuesta, d.es_correcta`;
  return (await drawn<PreguntaRespondida>(columns, id_evaluacion).execute(db)).rows;
}

const FILAS = sql<DetalleFila>`select id_detalle, id_evaluacion, id_pregunta, numero_orden, respuesta, es_correcta from detalle`;

export const listDetalleRows = (db: Executor, list: ListQuery): Promise<Listing<DetalleFila>> =>
  listRows(db, FILAS, { list, definition: detalleLista });

export const findDetalle = async (db: Executor, id_detalle: number): Promise<DetalleFila | undefined> =>
  (await sql<DetalleFila>`${FILAS} where id_detalle = ${id_detalle}`.execute(db)).rows[0];

/** Draft answer. */
export interface Borrador {
  readonly id_pregunta: number;
  /** Option 1 to 4; null removes the answer. */
  readonly respuesta: number | null;
  /** Moment of the choice, ISO 8601. */
  readonly fecha_respuesta: string;
}

/** Attempt for which drafts were sent. */
export interface Destino {
  readonly id_usuario: number;
  readonly cerrado: boolean;
  /** `id_detalle` of each draft in their order; null for a question that was not drawn. */
  readonly detalles: readonly (number | null)[];
}

interface BorradoresParams {
  readonly id_evaluacion: number;
  readonly id_usuario: number;
  readonly preguntas: readonly number[];
  readonly respuestas: readonly (number | null)[];
  readonly fechas: readonly string[];
}

/** The lock of `intento` comes first: a draft that waits for a grading sees the attempt closed. */
const SAVE_BORRADORES = prepared<BorradoresParams, Destino>`
  with intento as (
    select id_evaluacion, id_usuario, fecha_fin is not null as cerrado from evaluacion where id_evaluacion = ${'id_evaluacion'} for no key update
  ), elegida as (
    select v.orden, d.id_detalle, v.respuesta, v.fecha
    from unnest(${'preguntas'}::integer[], ${'respuestas'}::smallint[], ${'fechas'}::timestamptz[])
      with ordinality as v (id_pregunta, respuesta, fecha, orden)
    left join detalle d on d.id_evaluacion = ${'id_evaluacion'} and d.id_pregunta = v.id_pregunta
  ), guardada as (
    update detalle d set respuesta = e.respuesta, fecha_respuesta = e.fecha
    from intento i, elegida e
    where d.id_detalle = e.id_detalle and i.id_usuario = ${'id_usuario'} and not i.cerrado
      and not exists (select from elegida where id_detalle is null)
      and (d.fecha_respuesta is null or d.fecha_respuesta <= e.fecha)
  )
  select i.id_usuario, i.cerrado, (select array_agg(id_detalle order by orden) from elegida) as detalles from intento i`;

/**
 * Stores the draft answers of a person's open attempt, one per question, each unless the stored one was chosen later. Writes nothing for an
 * attempt of somebody else or a graded one, or if one of the questions was not drawn. Returns undefined without such an attempt.
 */
export async function saveBorradores(
  db: Executor,
  intento: { readonly id_evaluacion: number; readonly id_usuario: number },
  borradores: readonly Borrador[],
): Promise<Destino | undefined> {
  const { id_evaluacion, id_usuario } = intento;
  const [destino] = await SAVE_BORRADORES(db, {
    id_evaluacion,
    id_usuario,
    preguntas: borradores.map(({ id_pregunta }) => id_pregunta),
    respuestas: borradores.map(({ respuesta }) => respuesta),
    fechas: borradores.map(({ fecha_respuesta }) => fecha_respuesta),
  });
  return destino;
}
