import type { RespuestaEscrita } from '@portal/contract/pregunta';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import type { Nota } from './nota.rules.ts';

/** Points of a question of an attempt; null: it was annulled. */
export interface PuntosDePregunta {
  readonly id_pregunta: number;
  readonly puntos: number | null;
}

/** Certificate of an attempt as it is now. */
export interface CertificadoActual {
  readonly numero: string;
  readonly codigo: string;
  readonly nota: number | null;
  readonly codigo_estado: number;
  readonly reemplaza: string | null;
}

/** Attempt with the question of which the key is corrected. */
export interface IntentoCorregible extends Nota, RespuestaEscrita {
  readonly id_evaluacion: number;
  readonly id_usuario: number;
  readonly id_planestudio: number;
  /** It is graded and not annulled. */
  readonly vale: boolean;
  readonly notaminima: number;
  /** Moment of the grade. */
  readonly fecha_fin: string | null;
  readonly version: number;
  /** Null: the question was annulled. */
  readonly es_correcta: boolean | null;
  readonly puntos: number | null;
  /** Order of four texts, and of the parts of any kind. */
  readonly orden: string;
  readonly orden_opciones: readonly number[] | null;
  /** All its questions in their order. */
  readonly preguntas: readonly PuntosDePregunta[];
  readonly certificado: CertificadoActual | null;
}

/** Locks attempts by id, each with its answer to a question. */
export async function lockCorregibles(trx: Executor, id_pregunta: number, ids: readonly number[]): Promise<readonly IntentoCorregible[]> {
  const { rows } = await sql<IntentoCorregible>`
    select e.id_evaluacion, e.id_usuario, e.id_planestudio, e.codigo_estado = 1 and e.fecha_fin is not null as vale, e.notaminima, e.fecha_fin,
      e.correcta, e.total, e.nota, e.aprobado, d.version, d.es_correcta,
      case when d.es_correcta is not null then coalesce(d.puntos, d.es_correcta::integer)::float8 end as puntos,
      d.respuesta, d.respuesta_datos, d.orden, d.orden_opciones,
      (select json_agg(json_build_object('id_pregunta', o.id_pregunta, 'puntos',
          case when o.es_correcta is not null then coalesce(o.puntos, o.es_correcta::integer) end) order by o.numero_orden)
        from detalle o where o.id_evaluacion = e.id_evaluacion) as preguntas,
      (select json_build_object('numero', c.numero, 'codigo', c.codigo, 'nota', c.nota, 'codigo_estado', c.codigo_estado, 'reemplaza', c.reemplaza)
        from certificado c where c.id_evaluacion = e.id_evaluacion) as certificado
    from evaluacion e join detalle d on d.id_evaluacion = e.id_evaluacion and d.id_pregunta = ${id_pregunta}
    where e.id_evaluacion = any (${[...ids]}::integer[]) order by e.id_evaluacion for no key update of e`.execute(trx);
  return rows;
}

/** Grade of an attempt to write, with the points of one question. */
export interface Correccion extends Nota {
  readonly id_evaluacion: number;
  readonly version: number;
  readonly es_correcta: boolean | null;
  readonly puntos: number | null;
}

/** Writes grades of attempts and the points of one of their questions. */
export async function writeCorrecciones(
  trx: Executor,
  { id_pregunta, usuario, now }: { readonly id_pregunta: number; readonly usuario: string; readonly now: string },
  correcciones: readonly Correccion[],
): Promise<void> {
  const filas = JSON.stringify(correcciones);
  await sql`
    update detalle d set version = n.version, es_correcta = n.es_correcta, puntos = n.puntos
    from json_to_recordset(${filas}::json) as n(id_evaluacion integer, version integer, es_correcta boolean, puntos numeric)
    where d.id_evaluacion = n.id_evaluacion and d.id_pregunta = ${id_pregunta}::integer`.execute(trx);
  await sql`
    update evaluacion e set correcta = n.correcta, total = n.total, nota = n.nota, aprobado = n.aprobado, usuario_modificacion = ${usuario},
      fecha_modificacion = ${now}::timestamptz
    from json_to_recordset(${filas}::json) as n(id_evaluacion integer, correcta integer, total integer, nota numeric, aprobado boolean)
    where e.id_evaluacion = n.id_evaluacion and (e.correcta, e.total, e.nota, e.aprobado) is distinct from (n.correcta, n.total, n.nota, n.aprobado)`.execute(
    trx,
  );
}

/** Attempts at a question in some of its versions. */
export interface Pregunta {
  readonly id_pregunta: number;
  readonly versiones: readonly number[];
}

/** Counts of the attempts with a question. */
export interface IntentosDePregunta {
  /** Graded and not annulled. */
  readonly calificados: number;
  readonly abiertos: number;
  readonly anulados: number;
  /** Graded ones of people outside of a scope. */
  readonly fuera: number;
}

/** Counts the attempts with a question. */
export async function countIntentosDe(db: Executor, { id_pregunta, versiones }: Pregunta, scope: Scope): Promise<IntentosDePregunta> {
  const { rows } = await sql<IntentosDePregunta>`
    select count(*) filter (where e.fecha_fin is not null and e.codigo_estado = 1)::integer as calificados,
      count(*) filter (where e.fecha_fin is null and e.codigo_estado = 1)::integer as abiertos,
      count(*) filter (where e.codigo_estado = 2)::integer as anulados,
      count(*) filter (where e.fecha_fin is not null and e.codigo_estado = 1 and not ${inScope(scope, 'u.id_empresa')})::integer as fuera
    from detalle d join evaluacion e using (id_evaluacion) join usuario u using (id_usuario)
    where d.id_pregunta = ${id_pregunta}::integer and d.version = any (${[...versiones]}::integer[])`.execute(db);
  return rows[0]!;
}
