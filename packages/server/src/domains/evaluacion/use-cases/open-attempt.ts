import { message } from '@portal/messages';
import type { TemaAlumno } from '@portal/contract';
import { instantOf, type Context } from '../../../core/context.ts';
import { AppError, failure } from '../../../errors/errors.ts';
import type { Executor } from '../../../db/executor.ts';
import { findTemaAlumno, lockProgress, type Ocurrencia } from '../../asignacion/asignacion.public.ts';
import { drawPreguntas } from '../detalle.repository.ts';
import { findAbierto, insertIntento, type Abierto } from '../evaluacion.repository.ts';

/**
 * Returns the caller's open attempt in a topic; without one inserts it and draws its questions (P10). Throws 403 for an unassigned topic,
 * 409 `tema_aprobado` or `tema_bloqueado` (P16).
 */
export function openAttempt(context: Context, ocurrencia: Ocurrencia): Promise<Abierto> {
  const { id_usuario } = context.user;
  return context.db.transaction().execute(async (trx) => {
    await lockProgress(trx, { id_usuario, id_planestudio: ocurrencia.id_planestudio });
    const tema = await findTemaAlumno(trx, { ...context, id_usuario, ocurrencia });
    requireOpenable(tema);
    return (await findAbierto(trx, id_usuario, tema)) ?? (await draw(trx, context, tema));
  });
}

function requireOpenable(tema: TemaAlumno | undefined): asserts tema is TemaAlumno {
  if (!tema) throw failure('sin_permiso', 'evaluacion.errores.sinTema');
  if (tema.aprobado) throw failure('tema_aprobado', 'evaluacion.errores.temaAprobado', { tema: tema.titulo });
  if (tema.bloqueado)
    throw new AppError('tema_bloqueado', message('evaluacion.errores.temaBloqueado', { requisito: tema.requisito ?? '' }), {
      detail: { requisito: tema.requisito },
    });
}

async function draw(trx: Executor, context: Context, tema: TemaAlumno): Promise<Abierto> {
  const { user } = context;
  const opened = await insertIntento(trx, {
    id_usuario: user.id_usuario,
    ocurrencia: tema,
    notaminima: tema.notaminima,
    usuario_creacion: user.username,
    fecha_creacion: instantOf(context),
  });
  if (opened) {
    await drawPreguntas(trx, opened.id_evaluacion, { id_tema: tema.id_tema, cantidad: tema.numero_preguntas });
    return opened;
  }
  const other = await findAbierto(trx, user.id_usuario, tema);
  if (!other) throw failure('conflicto', 'evaluacion.errores.otraVentana');
  return other;
}
