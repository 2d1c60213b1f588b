import { percentOf } from '@portal/contract/core';
import type { Insertable } from 'kysely';
import { DEFAULT_LANGUAGE } from '@portal/messages';
import { codeFrom, numeroOf } from '../domains/certificado/certificado.public.ts';
import type { CertificadoTable } from '../db/tables/certificados.ts';
import type { DetalleTable, EvaluacionTable, FeedbackTable } from '../db/tables/evaluaciones.ts';
import type { LogTable } from '../db/tables/sistema.ts';
import { dayOf, iso } from './dates.ts';
import { COMENTARIOS_ALTOS, COMENTARIOS_BAJOS, COMENTARIOS_MEDIOS } from './grupo-andino/comentarios.ts';
import type { Attempt } from './learner-history.ts';
import { type LoginOf, logRows } from './log-rows.ts';
import type { Random } from './random.ts';
import { TEMAS } from './temas.ts';
import { topicId } from './topic-id.ts';

const NOTAMINIMA = 70;
const LUGAR = 'Lima';

export interface AttemptOf extends Attempt {
  readonly id_usuario: number;
  readonly username: string;
  /** Full name and topic title as copied into the certificate. */
  readonly personal: string;
  readonly titulo: string;
}

type EvaluacionRow = Insertable<EvaluacionTable> & { id_evaluacion: number };

/** Rows of attempts and everything that follows from them, in chronological order. */
export interface HistoryRows {
  readonly evaluaciones: EvaluacionRow[];
  readonly detalles: Insertable<DetalleTable>[];
  readonly feedback: Insertable<FeedbackTable>[];
  readonly certificados: Insertable<CertificadoTable>[];
  readonly log: Insertable<LogTable>[];
}

export function createHistoryRows(random: Random, attempts: readonly AttemptOf[], logins: readonly LoginOf[]): HistoryRows {
  const ordered = attempts
    .toSorted((a, b) => a.start - b.start || a.id_usuario - b.id_usuario)
    .map((attempt, index) => ({ attempt, id: index + 1 }));
  const finished = ordered.toSorted((a, b) => a.attempt.end - b.attempt.end || a.id - b.id);
  const approved = finished.filter(({ attempt }) => attempt.aprobado);
  return {
    evaluaciones: ordered.map(({ attempt, id }) => evaluacionRow(attempt, id)),
    detalles: ordered.flatMap(({ attempt, id }) => detalleRows(attempt, id)),
    feedback: finished.flatMap(({ attempt, id }) => feedbackRows(random, attempt, id)),
    certificados: approved.map(({ attempt, id }, index) =>
      certificadoRow(attempt, id, { sequence: index + 1, codigo: codeFrom(random.bytes(12)) }),
    ),
    log: logRows(
      ordered.map(({ attempt, id }) => Object.assign({ id, nota: notaOf(attempt) }, attempt)),
      logins,
    ),
  };
}

const rightOf = ({ answers }: Attempt): number => answers.filter(({ es_correcta }) => es_correcta).length;

/** Two decimals; null without questions. */
const notaOf = (attempt: Attempt): number | null =>
  attempt.answers.length === 0 ? null : percentOf(rightOf(attempt), attempt.answers.length);

function evaluacionRow(attempt: AttemptOf, id_evaluacion: number): EvaluacionRow {
  const { id_planestudio, id_programa, id_curso, id_modulo, id_tema } = attempt.place;
  return {
    id_evaluacion,
    id_usuario: attempt.id_usuario,
    id_planestudio,
    id_programa,
    id_curso,
    id_modulo,
    id_tema,
    numero_intento: attempt.numero_intento,
    fecha_creacion: iso(attempt.start),
    fecha_fin: iso(attempt.end),
    nota: notaOf(attempt),
    notaminima: NOTAMINIMA,
    correcta: rightOf(attempt),
    total: attempt.answers.length,
    aprobado: attempt.aprobado,
    codigo_estado: 1,
    usuario_creacion: attempt.username,
  };
}

const detalleRows = (attempt: Attempt, id_evaluacion: number): Insertable<DetalleTable>[] =>
  attempt.answers.map((given, index) => ({ id_evaluacion, ...given, version: 1, numero_orden: index + 1 }));

const SCALES = [
  [100, 24],
  [90, 26],
  [80, 22],
  [70, 12],
  [60, 7],
  [50, 5],
  [40, 2],
  [30, 1],
  [20, 0.6],
  [10, 0.4],
] as const;

/** Rates every topic without questions, two of three approved attempts and three of ten failed ones; one rating of three has a comment. */
function feedbackRows(random: Random, attempt: AttemptOf, id_evaluacion: number): Insertable<FeedbackTable>[] {
  if (attempt.answers.length && !random.chance(attempt.aprobado ? 0.66 : 0.3)) return [];
  const escala = Math.max(10, random.weighted(SCALES) - (attempt.aprobado ? 0 : 20));
  const comentario = random.chance(0.34) ? random.pick(commentsFor(escala)) : null;
  return [{ id_evaluacion, escala, comentario, usuario_creacion: attempt.username, fecha_feedback: iso(attempt.end) }];
}

function commentsFor(escala: number): readonly string[] {
  if (escala >= 90) return COMENTARIOS_ALTOS;
  return escala >= 70 ? COMENTARIOS_MEDIOS : COMENTARIOS_BAJOS;
}

/** Minutes of each topic. */
const DURACIONES: ReadonlyMap<number, number> = new Map(TEMAS.map(({ codigo, duracion }) => [topicId(codigo), duracion]));

function certificadoRow(
  attempt: AttemptOf,
  id_evaluacion: number,
  { sequence, codigo }: { sequence: number; codigo: string },
): Insertable<CertificadoTable> {
  const fecha = dayOf(attempt.end);
  const { personal, titulo } = attempt;
  return {
    id_evaluacion,
    numero: numeroOf(fecha, sequence),
    codigo,
    nombre: personal,
    tema: titulo,
    nota: notaOf(attempt),
    lugar: LUGAR,
    fecha,
    idioma: DEFAULT_LANGUAGE,
    fecha_creacion: iso(attempt.end),
    duracion: DURACIONES.get(attempt.place.id_tema),
  };
}
