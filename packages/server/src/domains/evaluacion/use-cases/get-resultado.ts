import type { ResponseOf } from '@portal/contract/core';
import type { evaluacionApi, RespuestaErrada } from '@portal/contract/evaluacion';
import { type Context, seesPeople } from '../../../core/context.ts';
import { failure } from '../../../errors/errors.ts';
import { findTemasDelResultado, isClosed, nextInPlan, sameOcurrencia } from '../../avance/avance.public.ts';
import { findRespondidas } from '../detalle.repository.ts';
import { findDelResultado } from '../evaluacion-fila.repository.ts';
import { mayTellKey, toRespuesta } from '../resultado.rules.ts';

/**
 * Returns the result of a graded attempt with its wrong answers (P64); `mayTellKey` decides about the right options. Throws 404 without
 * the attempt, 409 while it is open (P11).
 */
export async function getResultado(context: Context, id_evaluacion: number): Promise<ResponseOf<typeof evaluacionApi.resultado>> {
  const { db } = context;
  const { erradas: respondidas, ...fila } = await requireGraded(context, id_evaluacion);
  const { temas, pendientes, avance_programa } = await findTemasDelResultado(db, {
    ...context,
    id_usuario: fila.id_usuario,
    ocurrencia: fila,
  });
  const conClave = mayTellKey(fila, temas);
  const erradas = respondidas.map((row) => toRespuesta(row, conClave));
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
  const { erradas, ...fila } = await requireGraded(context, params.id);
  if (seesPeople(user)) return (await findRespondidas(db, params.id)).map((row) => toRespuesta(row, true));
  const { temas } = await findTemasDelResultado(db, { ...context, id_usuario: fila.id_usuario, ocurrencia: fila });
  const conClave = mayTellKey(fila, temas);
  return erradas.map((row) => toRespuesta(row, conClave));
}

async function requireGraded({ db }: Context, id_evaluacion: number) {
  const fila = await findDelResultado(db, id_evaluacion);
  if (!fila) throw failure('no_encontrado', 'inexistente.evaluacion');
  if (fila.fecha === null) throw failure('conflicto', 'evaluacion.errores.sinEnviar');
  return fila;
}
