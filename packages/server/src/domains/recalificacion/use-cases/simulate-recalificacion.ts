import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { admiteRespuesta, datosDe, type DatosPregunta, mostrarPregunta, vistaEnPalabras } from '@portal/contract/pregunta';
import { LIMITE_RECALIFICACION, type recalificacionApi } from '@portal/contract/recalificacion';
import { type Context, instantOf } from '../../../core/context.ts';
import { requireOwned } from '../../../core/master/owner.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { seesContent } from '../../../db/owned.ts';
import type { Executor } from '../../../db/executor.ts';
import { failure, invalid, notFound } from '../../../errors/errors.ts';
import { countIntentosDe } from '../../evaluacion/evaluacion.public.ts';
import { findVersion, type VersionPregunta } from '../../pregunta/pregunta.public.ts';
import { findAbierta } from '../corrida.repository.ts';
import { insertFilas, insertRecalificacion } from '../recalificacion.repository.ts';
import { answerOf } from '../recalificacion.service.ts';
import { bancoCorregido } from '../recalificacion.rules.ts';
import { runPortion } from './run-recalificaciones.ts';

type Simular = typeof recalificacionApi.simular;
type Pedida = RequestOf<Simular>['body'];

/** Attempts of one transaction. */
const PORCION = 500;
/** Portions that a call tries itself; the job tries the others. */
const PORCIONES = 4;

/**
 * `POST /recalificacion/simular`: stores a correction with its attempts, and tries it (P291). Changes nothing. Throws 404 without the version, 400 for a key
 * that it cannot have, 403 for a question that the limited access does not own, 409 without answers, with people out of reach and while another runs.
 */
export async function simulateRecalificacion(context: Context, { body }: RequestOf<Simular>): Promise<ResponseOf<Simular>> {
  const id = await inTransaction(context, (trx) => storeRecalificacion(trx, context, body));
  for (let portion = 0; portion < PORCIONES && (await runPortion(context, id)); portion += 1);
  return answerOf(context.db, context, { id, sentence: 'recalificacion.simulada' });
}

async function storeRecalificacion(trx: Executor, context: Context, body: Pedida): Promise<number> {
  const { id_pregunta, version, modo, respuestas, a_la_baja, motivo } = body;
  const found = await requireVersion(trx, context, body);
  requireClave(datosDe(found), body);
  if (a_la_baja && motivo === '') throw invalid('motivo', 'recalificacion.errores.motivo');
  if ((await findAbierta(trx, id_pregunta)) !== undefined) throw failure('conflicto', 'recalificacion.errores.otra');
  const { versiones } = found;
  const intentos = await countIntentosDe(trx, { id_pregunta, versiones }, context.scope);
  if (intentos.calificados === 0) throw failure('conflicto', 'recalificacion.errores.sinRespuestas');
  if (intentos.calificados > LIMITE_RECALIFICACION)
    throw failure('conflicto', 'recalificacion.errores.limite', { limite: LIMITE_RECALIFICACION });
  if (intentos.fuera > 0) throw failure('sin_permiso', 'recalificacion.errores.fuera', { n: intentos.fuera });
  const id = await insertRecalificacion(trx, {
    id_pregunta,
    version,
    versiones,
    modo,
    respuestas: modo === 'anular' ? [] : respuestas,
    a_la_baja,
    motivo,
    abiertos: intentos.abiertos,
    intentos_anulados: intentos.anulados,
    usuario_creacion: context.user.username,
    id_usuario_creacion: context.user.id_usuario,
    fecha_creacion: instantOf(context),
  });
  await insertFilas(trx, id, { id_pregunta, versiones, porcion: PORCION });
  return id;
}

async function requireVersion(trx: Executor, { scope }: Context, { id_pregunta, version }: Pedida): Promise<VersionPregunta> {
  const found = await findVersion(trx, id_pregunta, version);
  if (!found || !(await seesContent(trx, { table: 'pregunta', scope }, id_pregunta))) throw notFound('pregunta');
  requireOwned(scope, [found.id_empresa]);
  return found;
}

/** Throws 400 for answers that the question cannot have as its key, and for the key that it has. */
function requireClave(datos: DatosPregunta, { modo, respuestas }: Pedida): void {
  if (modo === 'anular') return;
  if (!respuestas.length) throw invalid('respuestas', 'recalificacion.errores.respuesta');
  const mostrada = mostrarPregunta(datos, vistaEnPalabras());
  const wrong = respuestas.some((respuesta) => !admiteRespuesta(mostrada, respuesta));
  const nueva = wrong ? undefined : bancoCorregido({ modo: 'nueva', respuestas, a_la_baja: false, datos });
  if (!nueva) throw invalid('respuestas', 'recalificacion.errores.imposible');
  if (modo === 'nueva' && JSON.stringify(nueva) === JSON.stringify(datos)) throw invalid('respuestas', 'recalificacion.errores.misma');
}
