import type { TemaAlumno } from '@portal/contract';
import { message, type Message } from '@portal/messages';
import { instantOf, type Context } from '../../../core/context.ts';
import { dayIn, timeIn } from '../../../core/day.ts';
import { AppError, failure } from '../../../errors/errors.ts';
import type { Executor } from '../../../db/executor.ts';
import { findTemaAlumno, lockProgress, type Ocurrencia } from '../../asignacion/asignacion.public.ts';
import { recordEvent } from '../../log/log.public.ts';
import { drawPreguntas } from '../detalle.repository.ts';
import { findAbierto, insertIntento, type Abierto } from '../evaluacion.repository.ts';

/**
 * Returns the caller's open attempt in a topic; without one inserts it and draws its questions (P10). Throws 403 for an unassigned topic,
 * 409 `tema_aprobado`, `tema_bloqueado` (P16), `tema_sin_preguntas` (P45) or `tema_en_pausa` (P44).
 */
export function openAttempt(context: Context, ocurrencia: Ocurrencia): Promise<Abierto> {
  const { id_usuario } = context.user;
  return context.db.transaction().execute(async (trx) => {
    await lockProgress(trx, { id_usuario, id_planestudio: ocurrencia.id_planestudio });
    const tema = await findTemaAlumno(trx, { ...context, id_usuario, ocurrencia });
    requireOpenable(tema, context);
    const opened = (await findAbierto(trx, id_usuario, tema)) ?? (await insert(trx, context, tema));
    if (opened.total === 0 && tema.numero_preguntas > 0) await draw(trx, opened, tema);
    return opened;
  });
}

/** The rules of `tema` let an open attempt be continued: it is ready and has no pause (`toTemaAlumno`). */
function requireOpenable(tema: TemaAlumno | undefined, context: Context): asserts tema is TemaAlumno {
  if (!tema) throw failure('sin_permiso', 'evaluacion.errores.sinTema');
  if (tema.aprobado) throw failure('tema_aprobado', 'evaluacion.errores.temaAprobado', { tema: tema.titulo });
  if (tema.bloqueado)
    throw new AppError('tema_bloqueado', message('evaluacion.errores.temaBloqueado', { requisito: tema.requisito ?? '' }), {
      detail: { requisito: tema.requisito },
    });
  if (!tema.listo) throw withoutQuestions(tema);
  if (tema.espera_hasta !== null)
    throw new AppError('tema_en_pausa', pauseText(new Date(tema.espera_hasta), context), { detail: { hasta: tema.espera_hasta } });
}

const withoutQuestions = ({ titulo }: TemaAlumno) => failure('tema_sin_preguntas', 'evaluacion.errores.temaSinPreguntas', { tema: titulo });

/** Words until when the learner waits: an hour of today in the portal's time zone, or tomorrow. */
function pauseText(until: Date, { settings, today }: Context): Message {
  const zone = settings.zona_horaria;
  if (dayIn(zone, until) > today) return message('evaluacion.errores.pausaManana');
  return message('evaluacion.errores.pausaHoy', { hora: timeIn(zone, until) });
}

async function insert(trx: Executor, context: Context, tema: TemaAlumno): Promise<Abierto> {
  const { user } = context;
  const opened = await insertIntento(trx, {
    id_usuario: user.id_usuario,
    ocurrencia: tema,
    notaminima: tema.notaminima,
    usuario_creacion: user.username,
    fecha_creacion: instantOf(context),
  });
  if (opened) await recordStart(trx, context, opened);
  const found = opened ?? (await findAbierto(trx, user.id_usuario, tema));
  if (!found) throw failure('conflicto', 'evaluacion.errores.otraVentana');
  return found;
}

/** Draws the questions of an attempt that has none. Throws 409 when the bank has none either, so that no feedback completes it (P45). */
async function draw(trx: Executor, { id_evaluacion }: Abierto, tema: TemaAlumno): Promise<void> {
  const drawn = await drawPreguntas(trx, id_evaluacion, { id_tema: tema.id_tema, cantidad: tema.numero_preguntas });
  if (drawn === 0) throw withoutQuestions(tema);
}

/** Logs the start of an attempt (P86), as its end is logged: by the server, whatever the client tells. */
async function recordStart(trx: Executor, { user, now }: Context, { id_evaluacion, numero_intento }: Abierto): Promise<void> {
  const detalle = message('actividad.evaluacionInicio', { id: String(id_evaluacion), intento: String(numero_intento) });
  const event = { id_usuario: user.id_usuario, usuario: user.username, tabla: 'evaluacion', tipo: 'evaluacion_inicio' };
  await recordEvent(trx, { ...event, detalle, now });
}
