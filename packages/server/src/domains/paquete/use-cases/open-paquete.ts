import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { paqueteApi } from '@portal/contract/paquete';
import { type Context, instantOf } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import { inTransaction } from '../../../core/transaction.ts';
import type { Executor } from '../../../db/executor.ts';
import { failure, notFound } from '../../../errors/errors.ts';
import { findTemaAlumno, isClosed, type Ocurrencia } from '../../avance/avance.public.ts';
import { openPackageAttempt } from '../../evaluacion/evaluacion.public.ts';
import { clearEstado, findPaqueteDeTema, insertLanzamiento, type PaqueteDeTema } from '../lanzamiento.repository.ts';
import { playerUrl, requireLugar } from '../paquete.service.ts';

type Abrir = typeof paqueteApi.abrir;

/** Launch of a package. */
interface Lanzado {
  readonly id_paquete: number;
  readonly lanzamiento: number;
  readonly modo: 'normal' | 'revision';
  readonly id_evaluacion: number | null;
}

/**
 * `POST /paquete/abrir`: opens the package of an assigned topic, with the attempt that it grades (P286, P287). A newer launch takes over from older ones.
 * After the approval it opens to look again, and nothing is stored. Throws 403 for a topic that is not assigned, 404 without a package, and 409 as a
 * questionnaire does: locked, or in its pause.
 */
export async function openPaquete(context: Context, { body }: RequestOf<Abrir>): Promise<ResponseOf<Abrir>> {
  requireLugar(context);
  const { reiniciar, ...ocurrencia } = body;
  const { id_usuario } = context.user;
  const launched = await inTransaction(context, (trx) => launch(trx, context, { ocurrencia, reiniciar: reiniciar === 1 }));
  const { modo, id_evaluacion, ...subject } = launched;
  return { ...done(context, 'paquete.servidor.abierto'), ...(await playerUrl(context, { ...subject, id_usuario })), modo, id_evaluacion };
}

interface Pedido {
  readonly ocurrencia: Ocurrencia;
  readonly reiniciar: boolean;
}

async function launch(trx: Executor, context: Context, { ocurrencia, reiniciar }: Pedido): Promise<Lanzado> {
  const place = { ...ocurrencia, id_usuario: context.user.id_usuario };
  const tema = await requireTema(trx, context, ocurrencia);
  const paquete = await findPaqueteDeTema(trx, place);
  if (!paquete) throw notFound('paquete');
  const modo = isClosed(tema) ? 'revision' : 'normal';
  const id_evaluacion = modo === 'normal' && tema.paquete === 'paquete' ? await openPackageAttempt(trx, context, ocurrencia) : null;
  const id_paquete = modo === 'normal' && reiniciar ? await beginAgain(trx, paquete) : paquete.id_paquete;
  const values = { id_paquete, id_evaluacion, modo, idioma: context.texts.language, fecha: instantOf(context) } as const;
  return { id_paquete, lanzamiento: await insertLanzamiento(trx, { ...place, ...values }), modo, id_evaluacion };
}

async function requireTema(trx: Executor, context: Context, ocurrencia: Ocurrencia) {
  const tema = await findTemaAlumno(trx, { ...context, id_usuario: context.user.id_usuario, ocurrencia });
  if (!tema) throw failure('sin_permiso', 'evaluacion.errores.sinTema');
  if (tema.bloqueado) throw failure('tema_bloqueado', 'evaluacion.errores.temaBloqueado', { requisito: tema.requisito ?? '' });
  return tema;
}

/** Forgets the state of the learner; returns the present package of the topic. */
async function beginAgain(trx: Executor, { id_paquete_alumno, actual }: PaqueteDeTema): Promise<number> {
  if (id_paquete_alumno !== null) await clearEstado(trx, id_paquete_alumno);
  return actual;
}
