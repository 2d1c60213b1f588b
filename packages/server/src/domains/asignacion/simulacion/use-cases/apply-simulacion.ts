import { message } from '@portal/messages';
import type { asignacionApi } from '@portal/contract/asignacion';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { type Context, instantOf } from '../../../../core/context.ts';
import { done } from '../../../../core/http/answer/done.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import type { Executor } from '../../../../db/executor.ts';
import { unknownContents } from '../../../../db/owned.ts';
import type { DatosSimulacion, ResultadoSimulacion } from '../../../../db/tables/evaluaciones.ts';
import { failure, notFound } from '../../../../errors/errors.ts';
import { saveReglas } from '../../asignar.repository.ts';
import { findAvisables } from '../../aviso/aviso.repository.ts';
import { ensureAssigned, recordAssigning } from '../../asignar.service.ts';
import { huellaOf } from '../../regla/regla.rules.ts';
import { requireCondicion } from '../../regla/regla.service.ts';
import { parejasAhora } from '../simulacion-parejas.repository.ts';
import { countSimulacion, finishSimulacion, hasChanged, insertSimuladas, lockSimulacion } from '../simulacion.repository.ts';
import { tellAssignments } from '../../aviso/use-cases/write-avisos.ts';

type Aplicar = typeof asignacionApi.aplicar;

/**
 * `POST /asignacion/simulacion/aplicar`: assigns what an own simulation of the last day showed, pair by pair, and stores the rule of which it
 * came. A repeat answers the same counts. Throws 404, and 409 `conflicto` when a pair would not become today what was shown.
 */
export const applySimulacion = (context: Context, { body }: RequestOf<Aplicar>): Promise<ResponseOf<Aplicar>> =>
  inTransaction(context, async (trx) => {
    const id = body.id_simulacion;
    const simulacion = await lockSimulacion(trx, id, instantOf(context));
    if (simulacion?.id_usuario !== context.user.id_usuario) throw notFound('simulacion');
    if (simulacion.resultado) return answerOf(context, simulacion.resultado);
    const { datos } = simulacion;
    const { scope, today } = context;
    const lost = await unknownContents(trx, { table: 'planestudio', scope }, datos.planes);
    if (lost.length) throw failure('conflicto', 'asignacion.simulacionCambio');
    if (await hasChanged(trx, id, parejasAhora(datos, { scope, today, avisar: simulacion.avisar })))
      throw failure('conflicto', 'asignacion.simulacionCambio');
    const resultado = await apply(trx, context, { id, datos, avisar: simulacion.avisar });
    await finishSimulacion(trx, id, resultado);
    return answerOf(context, resultado);
  });

interface Aplicada {
  readonly id: number;
  readonly datos: DatosSimulacion;
  readonly avisar: boolean;
}

async function apply(trx: Executor, context: Context, { id, datos, avisar }: Aplicada): Promise<ResultadoSimulacion> {
  const autor = { usuario: context.user.username, now: instantOf(context) };
  const huella = datos.origen === 'regla' ? huellaOf(datos.condicion) : null;
  if (datos.origen === 'regla') {
    const { nombre, condicion } = datos;
    await requireCondicion(trx, context, condicion);
    const stamp = { usuario_creacion: autor.usuario, fecha_creacion: autor.now, scope: context.scope, avisar };
    await saveReglas(
      trx,
      datos.planes.map((id_planestudio) => ({ id_planestudio, nombre, condicion })),
      stamp,
    );
  }
  const { nuevas, reabiertas, existentes, ...passed } = await countSimulacion(trx, id);
  const asignadas = await insertSimuladas(trx, id, { ...autor, huella });
  if (asignadas.length !== nuevas + reabiertas) throw failure('conflicto', 'asignacion.simulacionCambio');
  await ensureAssigned(trx, asignadas);
  const omitidos = existentes + passed.retiradas + passed.cesadas + passed.planes_inactivos + passed.planes_terminados;
  const { enviados: avisados, lote } = await tellAssignments(trx, context, await findAvisables(trx, id));
  const cuentas = { insertados: nuevas, reabiertos: reabiertas, omitidos, avisados };
  await recordAssigning(trx, { detalle: message('asignacion.aplicada', cuentas), ...context });
  return { ...cuentas, lote };
}

const answerOf = (context: Context, { lote, ...cuentas }: ResultadoSimulacion): ResponseOf<Aplicar> => ({
  ...done(context, 'asignacion.aplicada', cuentas),
  ...cuentas,
  lote,
});
