import { message, type Message } from '@portal/messages';
import type { PublicContext } from '../../../core/context.ts';
import { dayIn } from '../../../core/day.ts';
import { portalTexts } from '../../../core/portal-texts.ts';
import type { Autor } from '../../../core/transaction.ts';
import { lockProgress, sumaAfter } from '../../avance/avance.public.ts';
import { newEmision } from '../../certificado/certificado.public.ts';
import { anotacionOf } from '../../log/log.public.ts';
import { closeIntento, findPorCerrar, gradeParams, previoOf } from '../cierre.repository.ts';
import { type Intento, lockIntento } from '../evaluacion.repository.ts';

/** Transaction in which a package grades, and the learner. */
interface Place extends Pick<PublicContext, 'db' | 'now' | 'settings'> {
  readonly autor: Autor;
}

/** Grade that a package gives. */
export interface NotaDePaquete {
  readonly id_evaluacion: number;
  readonly aprobado: boolean;
  /** 0 to 100; null: the package sent no score. */
  readonly nota: number | null;
}

/**
 * Grades an attempt by its package (P286), with progress, certificate and log as a questionnaire does. Returns false for an attempt that is graded or
 * annulled already, and where the plan is not assigned any more.
 */
export async function gradeByPackage({ db, now, settings, autor }: Place, graded: NotaDePaquete): Promise<boolean> {
  const locked = await lockIntento(db, graded.id_evaluacion);
  if (!locked || locked.fecha_fin !== null || locked.codigo_estado !== 1) return false;
  await lockProgress(db, locked);
  const attempt = await findPorCerrar(db, graded.id_evaluacion);
  if (!attempt?.asignado || attempt.progreso === null || attempt.fuente !== 'paquete') return false;
  const fecha_fin = now.toISOString();
  const { nota, aprobado, id_evaluacion } = graded;
  const event = { id_autor: autor.id_usuario, usuario: autor.username, tabla: 'evaluacion', tipo: 'evaluacion_fin' } as const;
  return closeIntento(db, {
    id_evaluacion,
    fecha_fin,
    recibida: fecha_fin,
    declarada: null,
    progreso: attempt.progreso,
    rapido: false,
    ...gradeParams({ respuestas: [], correcta: 0, total: attempt.total, nota, aprobado }),
    ...sumaAfter(previoOf(attempt), { id_evaluacion, nota, aprobado, fecha_fin }, attempt.activa),
    ...newEmision({ settings, today: dayIn(settings.zona_horaria, now), aprobado }),
    ...anotacionOf({ ...event, detalle: (await portalTexts(settings)).word(outcome(attempt, graded)) }),
    escala: null,
    comentario: null,
  });
}

function outcome({ id_evaluacion, numero_intento }: Intento, { aprobado, nota }: NotaDePaquete): Message {
  const values = { id: String(id_evaluacion), intento: String(numero_intento), resultado: aprobado ? 'aprobado' : 'desaprobado' } as const;
  return nota === null
    ? message('actividad.evaluacionPaquete', values)
    : message('actividad.evaluacionPaqueteNota', { ...values, nota: String(nota) });
}
