import type { FuenteNota, PreguntaAlumno } from '@portal/contract/evaluacion';
import type { Executor } from '../../db/executor.ts';
import { fragment, prepared } from '../../db/prepared.ts';
import type { Ocurrencia } from '../avance/avance.public.ts';
import { ANOTAR, type Anotacion } from '../log/log.public.ts';
import { PREGUNTA } from './detalle.repository.ts';
import type { Abierto } from './evaluacion.repository.ts';
import type { Contenido } from './sorteada.rules.ts';

/** Drawn question as it is stored, four texts in the order of the attempt. */
type PreguntaAbierta = Omit<PreguntaAlumno, 'mostrado'> & Contenido;

/** Open attempt with its drawn questions. */
export interface IntentoAbierto extends Abierto {
  readonly preguntas: readonly PreguntaAbierta[];
}

/** Row of an attempt: one per question, or one with null columns for an attempt without questions. */
type Fila = Abierto & (PreguntaAbierta | { readonly [Column in keyof Omit<PreguntaAbierta, 'id_evaluacion'>]: null });

const COLUMNS = fragment`e.id_evaluacion, e.numero_intento, e.notaminima, e.total, d.id_pregunta, d.numero_orden, d.respuesta,
    d.respuesta_datos, d.fecha_respuesta, ${PREGUNTA}`;

function toIntento(filas: readonly Fila[]): IntentoAbierto | undefined {
  const [first] = filas;
  if (!first) return undefined;
  const { id_evaluacion, numero_intento, notaminima, total } = first;
  return { id_evaluacion, numero_intento, notaminima, total, preguntas: filas.filter((fila) => fila.id_pregunta !== null) };
}

interface Lugar extends Ocurrencia {
  readonly id_usuario: number;
}

/** Condition of the attempts of a learner in an occurrence. */
const EN_LUGAR = fragment<Lugar>`id_usuario = ${'id_usuario'} and id_planestudio = ${'id_planestudio'} and id_programa = ${'id_programa'}
      and id_curso = ${'id_curso'} and id_modulo = ${'id_modulo'} and id_tema = ${'id_tema'}`;

const FIND = prepared<Lugar, Fila>`
  with e as (select * from evaluacion where ${EN_LUGAR} and fecha_fin is null and codigo_estado = 1)
  select ${COLUMNS}
  from e left join (detalle d join pregunta_version v using (id_pregunta, version)) on d.id_evaluacion = e.id_evaluacion
  order by d.numero_orden`;

/** Finds the open attempt of a learner in an occurrence; there is at most one (P10). */
export const findAbierto = async (db: Executor, id_usuario: number, o: Ocurrencia): Promise<IntentoAbierto | undefined> =>
  toIntento(await FIND(db, { id_usuario, ...o }));

/** All 24 orders of four options. */
const ORDENES = ['1', '2', '3', '4'].flatMap((first, _, all) =>
  all
    .filter((second) => second !== first)
    .flatMap((second) => {
      const [third, fourth] = all.filter((rest) => rest !== first && rest !== second);
      return [`${first}${second}${third}${fourth}`, `${first}${second}${fourth}${third}`];
    }),
);

/** Topic to draw from, and number of questions. */
interface Sorteo {
  readonly id_tema: number;
  readonly cantidad: number;
  readonly ordenes: readonly string[];
}

/**
 * Draws active questions of a topic at random in their present version (P10), each with its parts in an order of the attempt's own, unless an option
 * names others by their place (P44). `orden` holds that of four texts for a server of the version before.
 */
const SORTEO = fragment<Sorteo>`
  select s.id_pregunta, s.version, s.numero_orden, s.orden,
    case when s.partes = 0 then null
      when s.clasica then string_to_array(s.orden, null)::smallint[]
      else array(select parte::smallint from generate_series(1, s.partes) as parte order by random()) end as orden_opciones
  from (
    select q.id_pregunta, v.version, v.clasica, v.partes, row_number() over () as numero_orden,
      case when v.clasica and v.partes > 0 then (${'ordenes'}::text[])[1 + floor(random() * 24)::integer] else '1234' end as orden
    from (
      select p.id_pregunta from tema_pregunta tp join pregunta p using (id_pregunta)
      where tp.id_tema = ${'id_tema'} and p.codigo_estado = 1
      order by random() limit ${'cantidad'}::integer
    ) q, lateral (
      select version, datos is null as clasica, case when datos is null and orden_fijo then 0 else partes end as partes
      from pregunta_version where id_pregunta = q.id_pregunta order by version desc limit 1
    ) v
  ) s`;

const sorteoOf = (cantidad: number) => ({ cantidad, ordenes: ORDENES });

/** Attempt to insert. */
export interface NuevoIntento extends Anotacion {
  readonly id_usuario: number;
  readonly ocurrencia: Ocurrencia;
  readonly notaminima: number;
  /** Number of questions to draw; 0: the topic asks for none. */
  readonly cantidad: number;
  /** `progreso` of the topic that was read. */
  readonly progreso: string;
  readonly fecha: string;
  /** Who grades it. */
  readonly fuente: FuenteNota;
}

/** In the words of the log: the id and the number of the attempt, known when it is inserted. */
export const ID_HERE = '{id}';
export const INTENTO_HERE = '{intento}';

type Apertura = Lugar & Sorteo & Omit<NuevoIntento, 'ocurrencia'>;

/** `turno` locks the totals, like every grade of the plan. */
const OPEN = prepared<Apertura, Fila>`
  with turno as (
    select p.id_usuario from progreso p
    where p.id_usuario = ${'id_usuario'} and p.id_planestudio = ${'id_planestudio'} and p.xmin::text = ${'progreso'}::text for update
  ), sorteo as (${SORTEO}
  ), e as (
    insert into evaluacion (id_usuario, id_planestudio, id_programa, id_curso, id_modulo, id_tema, numero_intento, notaminima, total,
      id_usuario_creacion, usuario_creacion, fecha_creacion, fuente)
    select t.id_usuario, ${'id_planestudio'}::integer, ${'id_programa'}::integer, ${'id_curso'}::integer, ${'id_modulo'}::integer,
      ${'id_tema'}::integer, (select coalesce(max(numero_intento), 0) + 1 from evaluacion where ${EN_LUGAR}), ${'notaminima'}::numeric,
      (select count(*) from sorteo), ${'id_autor'}::integer, ${'usuario'}::text, ${'fecha'}::timestamptz, ${'fuente'}::text
    from turno t where ${'cantidad'}::integer = 0 or exists (select from sorteo)
    on conflict do nothing
    returning *
  ), d as (
    insert into detalle (id_evaluacion, id_pregunta, version, numero_orden, orden, orden_opciones)
    select e.id_evaluacion, s.id_pregunta, s.version, s.numero_orden, s.orden, s.orden_opciones from e, sorteo s
    returning *
  ), anotada as (
    select e.id_usuario, e.fecha_creacion as fecha,
      replace(replace(${'log_detalle'}::text, '{id}', e.id_evaluacion::text), '{intento}', e.numero_intento::text) as detalle
    from e
  ), anotacion as (${ANOTAR})
  select ${COLUMNS} from e left join (d join pregunta_version v using (id_pregunta, version)) on true order by d.numero_orden`;

/**
 * Opens the next attempt of a learner with its questions and logs it, in one statement. Writes nothing and returns undefined if another call opened one
 * meanwhile, if the learner's progress changed since it was read, or if there is no question to draw.
 */
export async function insertIntento(db: Executor, { ocurrencia, ...input }: NuevoIntento): Promise<IntentoAbierto | undefined> {
  const { id_planestudio, id_programa, id_curso, id_modulo, id_tema } = ocurrencia;
  const place = { id_planestudio, id_programa, id_curso, id_modulo, id_tema };
  return toIntento(await OPEN(db, { ...input, ...place, ...sorteoOf(input.cantidad) }));
}

const DRAW = prepared<Sorteo & { readonly id_evaluacion: number }, { total: number }>`
  with sorteo as (${SORTEO}
  ), sorteada as (
    insert into detalle (id_evaluacion, id_pregunta, version, numero_orden, orden, orden_opciones)
    select ${'id_evaluacion'}::integer, id_pregunta, version, numero_orden, orden, orden_opciones from sorteo
    returning 1
  )
  update evaluacion set total = (select count(*) from sorteada), fuente = 'cuestionario' where id_evaluacion = ${'id_evaluacion'} returning total`;

/** Draws questions for an attempt that has none, from a topic that asked for none before. Returns the number drawn. */
export async function drawPreguntas(db: Executor, id_evaluacion: number, draw: { id_tema: number; cantidad: number }): Promise<number> {
  const [drawn] = await DRAW(db, { id_evaluacion, id_tema: draw.id_tema, ...sorteoOf(draw.cantidad) });
  return drawn?.total ?? 0;
}

const TO_PACKAGE = prepared<{ id_evaluacion: number }, { readonly id_evaluacion: number }>`
  with sin_preguntas as (delete from detalle where id_evaluacion = ${'id_evaluacion'})
  update evaluacion set fuente = 'paquete', total = 0
  where id_evaluacion = ${'id_evaluacion'} and fecha_fin is null and codigo_estado = 1 and fuente <> 'paquete' returning id_evaluacion`;

/** Leaves an open attempt to the package of its topic, which a questionnaire graded when it was opened: its questions go. */
export const leaveToPackage = async (trx: Executor, id_evaluacion: number): Promise<void> =>
  void (await TO_PACKAGE(trx, { id_evaluacion }));
