import { type asignacionApi, LIMITE_PAREJAS, type SimulacionFila } from '@portal/contract/asignacion';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { type Context, instantOf } from '../../../../core/context.ts';
import { done } from '../../../../core/http/answer/done.ts';
import { requireKnown } from '../../../../core/master/link-service.ts';
import { inTransaction } from '../../../../core/transaction.ts';
import type { Executor } from '../../../../db/executor.ts';
import { unknownContents } from '../../../../db/owned.ts';
import { type Scope, unknownPeople } from '../../../../db/scope.ts';
import type { DatosSimulacion } from '../../../../db/tables/evaluaciones.ts';
import { invalid, notFound } from '../../../../errors/errors.ts';
import type { Listing } from '../../../../list/listing.ts';
import { requirePlanes } from '../../use-cases/copy-usuarios.ts';
import { parejasAhora } from '../simulacion-parejas.repository.ts';
import { requireCondicion, requireSinPlantilla } from '../../regla/regla.service.ts';
import { countSimulacion, findAutor, insertSimulacion, listSimuladas } from '../simulacion.repository.ts';

type Calls = typeof asignacionApi;

/** Finds the people of a selection, those whom the caller may assign; domains/index.ts passes that of `usuario`. */
export type FindPersonas = (db: Executor, scope: Scope, seleccion: RequestOf<Calls['simular']>['body']['seleccion']) => Promise<number[]>;

/** `POST /asignacion/simular`: shows what the assignment of the plans to the chosen people would do. Throws 400 for an unknown person or plan. */
export const simulateUsers =
  (findPersonas: FindPersonas) =>
  (context: Context, { body }: RequestOf<Calls['simular']>): Promise<ResponseOf<Calls['simular']>> =>
    inTransaction(context, async (trx) => {
      const usuarios = await findPersonas(trx, context.scope, body.seleccion);
      if (usuarios.length * new Set(body.planes).size > LIMITE_PAREJAS)
        throw invalid('planes', 'asignacion.demasiadas', { limite: LIMITE_PAREJAS });
      requireKnown(usuarios, { field: 'seleccion', noun: 'persona' }, await unknownPeople(trx, context.scope, usuarios));
      const planes = await knownPlanes(trx, context.scope, body.planes);
      return simulate(trx, context, { datos: { origen: 'individual', usuarios, planes, reabrir: body.reabrir }, avisar: body.avisar });
    });

/** `POST /asignacion/regla/simular`: shows to whom a rule would give its plans today. Throws 400 for an unknown plan or value. */
export const simulateRegla = (context: Context, { body }: RequestOf<Calls['simularRegla']>): Promise<ResponseOf<Calls['simularRegla']>> =>
  inTransaction(context, async (trx) => {
    const { nombre = '', condicion, reabrir, avisar } = body;
    const planes = await knownPlanes(trx, context.scope, body.planes);
    await requireSinPlantilla(trx, planes, 'planes');
    await requireCondicion(trx, context, condicion);
    return simulate(trx, context, { datos: { origen: 'regla', planes, nombre, condicion, reabrir }, avisar });
  });

/** `POST /asignacion/copia/simular`: shows what the copy of a plan's people would do. Throws 400 for an unknown plan, and for the same one twice. */
export const simulateCopia = (context: Context, { body }: RequestOf<Calls['simularCopia']>): Promise<ResponseOf<Calls['simularCopia']>> =>
  inTransaction(context, async (trx) => {
    await requirePlanes(trx, context.scope, body);
    const { id_planestudio: id_origen, id_referencia, reabrir, avisar } = body;
    return simulate(trx, context, { datos: { origen: 'copia', id_origen, planes: [id_referencia], reabrir }, avisar });
  });

/** `GET /asignacion/simulacion/filas/:id`. Throws 404 for a simulation of somebody else. */
export async function listSimulacion(
  context: Context,
  { params, query }: RequestOf<Calls['simulacionFilas']>,
): Promise<Listing<SimulacionFila>> {
  if ((await findAutor(context.db, params.id)) !== context.user.id_usuario) throw notFound('simulacion');
  return listSimuladas(context.db, params.id, query);
}

async function knownPlanes(trx: Executor, scope: Scope, ids: readonly number[]): Promise<number[]> {
  const planes = [...new Set(ids)];
  requireKnown(planes, { field: 'planes', noun: 'plan' }, await unknownContents(trx, { table: 'planestudio', scope }, planes));
  return planes;
}

interface Asked {
  readonly datos: DatosSimulacion;
  readonly avisar: boolean;
}

/** Stores the judged pairs and answers their counts. */
async function simulate(trx: Executor, context: Context, { datos, avisar }: Asked): Promise<ResponseOf<Calls['simular']>> {
  const { user, scope, today } = context;
  const nueva = { id_usuario: user.id_usuario, origen: datos.origen, datos, avisar, now: instantOf(context) };
  const id = await insertSimulacion(trx, nueva, parejasAhora(datos, { scope, avisar, today }));
  const counted = await countSimulacion(trx, id);
  return { ...done(context, 'asignacion.simulada', { total: counted.nuevas + counted.reabiertas }), ...counted };
}
