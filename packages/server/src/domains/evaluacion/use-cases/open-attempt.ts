import type { TemaAlumno } from '@portal/contract/asignacion';
import type { PreguntaAlumno } from '@portal/contract/evaluacion';
import { message, type Message } from '@portal/messages';
import { instantOf, type Context } from '../../../core/context.ts';
import { dayIn, timeIn } from '../../../core/day.ts';
import { portalTexts } from '../../../core/portal-texts.ts';
import { AppError, failure } from '../../../errors/errors.ts';
import type { Executor } from '../../../db/executor.ts';
import { selladorDe } from '../../archivo/archivo.public.ts';
import { findTemaAlumno, isClosed, lockProgress, type Ocurrencia, type TemaAbrible } from '../../avance/avance.public.ts';
import { type Anotacion, anotacionOf } from '../../log/log.public.ts';
import { drawPreguntas, findAbierto, ID_HERE, insertIntento, type IntentoAbierto, INTENTO_HERE } from '../apertura.repository.ts';
import { isShownByAll, toPreguntaVista } from '../cuestionario.rules.ts';
import type { Abierto } from '../evaluacion.repository.ts';

/** Open attempt with its drawn questions, without their key (P11). */
export interface Cuestionario extends Abierto {
  readonly preguntas: PreguntaAlumno[];
}

/**
 * Returns the caller's open attempt in a topic with its questions; without one inserts it and draws its questions (P10). Throws 403 for an
 * unassigned topic, 409 `tema_aprobado`, `tema_bloqueado` (P16), `tema_sin_preguntas` (P45) or `tema_en_pausa` (P44), and 409
 * `cliente_anterior` for questions that a client without `tipos` does not know.
 */
export async function openAttempt(context: Context, ocurrencia: Ocurrencia, { tipos }: { readonly tipos: number }): Promise<Cuestionario> {
  const { preguntas, ...abierto } = (await openOnce(context.db, context, ocurrencia)) ?? (await openLocked(context, ocurrencia));
  if (tipos !== 1 && !isShownByAll(preguntas)) throw failure('cliente_anterior', 'evaluacion.errores.clienteAnterior');
  const imagen = await selladorDe(
    context,
    abierto.id_evaluacion,
    preguntas.map(({ datos }) => datos),
  );
  return { ...abierto, preguntas: preguntas.map((pregunta) => toPreguntaVista(pregunta, imagen)) };
}

/** Opens under the lock of the progress, after somebody else changed it or the attempt while `openOnce` worked. */
const openLocked = (context: Context, ocurrencia: Ocurrencia): Promise<IntentoAbierto> =>
  context.db.transaction().execute(async (trx) => {
    await lockProgress(trx, { id_usuario: context.user.id_usuario, id_planestudio: ocurrencia.id_planestudio });
    const opened = (await openOnce(trx, context, ocurrencia)) ?? (await drawAnew(trx, context, ocurrencia));
    if (!opened) throw failure('conflicto', 'evaluacion.errores.otraVentana');
    return opened;
  });

/** Reads the topic and finds or inserts its attempt, without a lock in between; undefined if what was read changed meanwhile. */
async function openOnce(db: Executor, context: Context, ocurrencia: Ocurrencia): Promise<IntentoAbierto | undefined> {
  const { id_usuario } = context.user;
  const tema = await findTemaAlumno(db, { ...context, id_usuario, ocurrencia });
  requireOpenable(tema, context);
  requireQuestionnaire(tema);
  const found = tema.abierto ? await findAbierto(db, id_usuario, ocurrencia) : await insert(db, context, tema);
  return found?.total === 0 && tema.numero_preguntas > 0 ? undefined : found;
}

/** Day and settings on which a pause depends. */
type Moment = Pick<Context, 'settings' | 'today'>;

/** Throws 409 where the package of the topic grades, or has to be completed before its questionnaire (P286). */
function requireQuestionnaire({ paquete, paquete_completado, aprobado }: TemaAlumno): void {
  if (paquete === 'paquete') throw failure('conflicto', 'evaluacion.errores.dePaquete');
  if (paquete === 'ambos' && !paquete_completado && !aprobado) throw failure('conflicto', 'evaluacion.errores.antesPaquete');
}

/** The rules of `tema` let an open attempt be continued: it is ready and has no pause (`toTemaAlumno`). */
export function requireOpenable<Tema extends TemaAlumno>(tema: Tema | undefined, context: Moment): asserts tema is Tema {
  if (!tema) throw failure('sin_permiso', 'evaluacion.errores.sinTema');
  if (isClosed(tema)) throw failure('tema_aprobado', 'evaluacion.errores.temaAprobado', { tema: tema.titulo });
  if (tema.bloqueado)
    throw new AppError('tema_bloqueado', message('evaluacion.errores.temaBloqueado', { requisito: tema.requisito ?? '' }), {
      detail: { requisito: tema.requisito },
    });
  if (!tema.listo) throw withoutQuestions(tema);
  if (tema.espera_hasta !== null)
    throw new AppError('tema_en_pausa', pauseText(wholeMinute(tema.espera_hasta), context), { detail: { hasta: tema.espera_hasta } });
}

const withoutQuestions = ({ titulo }: TemaAlumno) => failure('tema_sin_preguntas', 'evaluacion.errores.temaSinPreguntas', { tema: titulo });

const MINUTE_MS = 60_000;

/** Returns the first whole minute in which the pause is over. */
const wholeMinute = (hasta: string): Date => new Date(Math.ceil(Date.parse(hasta) / MINUTE_MS) * MINUTE_MS);

/** Words until when the learner waits: an hour of today in the portal's time zone, or tomorrow. */
function pauseText(until: Date, { settings, today }: Moment): Message {
  const zone = settings.zona_horaria;
  if (dayIn(zone, until) > today) return message('evaluacion.errores.pausaManana');
  return message('evaluacion.errores.pausaHoy', { hora: timeIn(zone, until) });
}

async function insert(db: Executor, context: Context, tema: TemaAbrible): Promise<IntentoAbierto | undefined> {
  if (tema.progreso === null) return undefined;
  return insertIntento(db, {
    id_usuario: context.user.id_usuario,
    ocurrencia: tema,
    notaminima: tema.notaminima,
    cantidad: tema.numero_preguntas,
    progreso: tema.progreso,
    fecha: instantOf(context),
    fuente: 'cuestionario',
    ...(await startOf(context)),
  });
}

/**
 * Draws the questions of an open attempt that has none, because its topic asked for none when it was opened. Throws 409 when the bank has
 * none either, so that no feedback completes it (P45). Returns undefined without such an attempt.
 */
async function drawAnew(trx: Executor, context: Context, ocurrencia: Ocurrencia): Promise<IntentoAbierto | undefined> {
  const { id_usuario } = context.user;
  const tema = await findTemaAlumno(trx, { ...context, id_usuario, ocurrencia });
  const opened = await findAbierto(trx, id_usuario, ocurrencia);
  if (!tema || !opened) return undefined;
  const draw = { id_tema: tema.id_tema, cantidad: tema.numero_preguntas };
  if ((await drawPreguntas(trx, opened.id_evaluacion, draw)) === 0) throw withoutQuestions(tema);
  return findAbierto(trx, id_usuario, ocurrencia);
}

/** Words the start of an attempt for the log (P86); `insertIntento` fills in its id and number. */
export const startOf = async ({ user: { id_usuario: id_autor, username: usuario }, settings }: Context): Promise<Anotacion> =>
  anotacionOf({
    id_autor,
    usuario,
    tabla: 'evaluacion',
    tipo: 'evaluacion_inicio',
    detalle: (await portalTexts(settings)).text('actividad.evaluacionInicio', { id: ID_HERE, intento: INTENTO_HERE }),
  });
