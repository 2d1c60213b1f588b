import type { ResponseOf } from '@portal/contract/core';
import type { evaluacionApi, RespuestaErrada } from '@portal/contract/evaluacion';
import { type Context, seesPeople } from '../../../core/context.ts';
import { failure } from '../../../errors/errors.ts';
import { findTemasDelResultado, isClosed, nextInPlan, sameOcurrencia } from '../../avance/avance.public.ts';
import { findRespondidas } from '../detalle.repository.ts';
import { findDelResultado } from '../evaluacion-fila.repository.ts';
import { wordRespuestas } from '../respuestas.service.ts';
import { mayTellKey } from '../resultado.rules.ts';

/**
 * Returns the result of a graded attempt with its wrong answers (P64); `mayTellKey` decides about the right options. Throws 404 without
 * the attempt, 409 while it is open (P11).
 */
export async function getResultado(context: Context, id_evaluacion: number): Promise<ResponseOf<typeof evaluacionApi.resultado>> {
  const { db } = context;
  const { erradas: respondidas, explicaciones, ...fila } = await requireGraded(context, id_evaluacion);
  const { temas, pendientes, avance_programa } = await findTemasDelResultado(db, {
    ...context,
    id_usuario: fila.id_usuario,
    ocurrencia: fila,
  });
  const told = { id_evaluacion, conClave: mayTellKey(fila, temas), explicaciones: explicaciones === 1 };
  const erradas = await wordRespuestas(context, told, respondidas);
  const tema = temas.find((each) => sameOcurrencia(each, fila));
  return {
    ...fila,
    codigo_certificado: fila.certificado,
    titulo: fila.tema,
    espera_hasta: tema?.espera_hasta ?? null,
    aprobado_despues: !fila.aprobado && tema && isClosed(tema) ? { id_evaluacion: tema.id_evaluacion, nota: tema.nota } : null,
    pendientes,
    avance_programa,
    siguiente: nextInPlan(temas, fila) ?? null,
    erradas,
    respuestas: JSON.stringify(erradas),
  };
}

/** `GET /evaluacion/sel/respuesta/:id`: wrong answers of a graded attempt; for an admin all answers with the key. */
export async function getRespuestas(context: Context, { params }: { params: { id: number } }): Promise<RespuestaErrada[]> {
  const { db, user } = context;
  const { erradas, explicaciones, ...fila } = await requireGraded(context, params.id);
  const told = { id_evaluacion: params.id, explicaciones: explicaciones === 1 };
  if (seesPeople(user)) return wordRespuestas(context, { ...told, conClave: true }, await findRespondidas(db, params.id));
  const { temas } = await findTemasDelResultado(db, { ...context, id_usuario: fila.id_usuario, ocurrencia: fila });
  return wordRespuestas(context, { ...told, conClave: mayTellKey(fila, temas) }, erradas);
}

async function requireGraded({ db }: Context, id_evaluacion: number) {
  const fila = await findDelResultado(db, id_evaluacion);
  if (!fila) throw failure('no_encontrado', 'inexistente.evaluacion');
  if (fila.fecha === null) throw failure('conflicto', 'evaluacion.errores.sinEnviar');
  return fila;
}
