import { message } from '@portal/messages';
import { done } from '../../../core/http/done.ts';
import type { api, RequestOf, ResponseOf } from '@portal/contract';
import { type Context, instantOf } from '../../../core/context.ts';
import { invalid } from '../../../errors/errors.ts';
import { requireKnown } from '../../../core/master/link-service.ts';
import type { Executor } from '../../../db/executor.ts';
import { unknownIds } from '../../../db/link-table.ts';
import { type Scope, unknownPeople } from '../../../db/scope.ts';
import { findAsignacion, findCesados } from '../asignar.repository.ts';
import { assign, recordAssigning } from '../asignar.service.ts';
import { inTransaction } from '../../../core/transaction.ts';

type Asignacion = typeof api.asignacion;
type Parejas = RequestOf<Asignacion['ins']>['body'];

/** `POST /asignacion/ins`: all or nothing, repeatable; skips and counts people who left. Throws 400 with the row of an unknown id. */
export const assignUsers = (context: Context, { body }: RequestOf<Asignacion['ins']>): Promise<ResponseOf<Asignacion['ins']>> =>
  inTransaction(context, async (trx) => {
    await requireParejas(trx, context.scope, body);
    const cesados = await findCesados(trx, body.map(usuarioOf));
    const parejas = body.filter((pareja) => !cesados.has(pareja.id_usuario));
    const { length: insertados } = await assign(trx, filasOf(context, parejas));
    const counted = { insertados, existentes: parejas.length - insertados, cesados: body.length - parejas.length };
    await recordAssigning(trx, { detalle: message('asignacion.lote', counted), ...context });
    return { ...done(context, 'asignacion.lote', counted), ...counted };
  });

/** `POST /asignacion/ins/item`. Throws 400 for an unknown id and for a person who left. */
export const assignUser = (context: Context, { body }: RequestOf<Asignacion['insItem']>): Promise<ResponseOf<Asignacion['insItem']>> =>
  inTransaction(context, async (trx) => {
    if ((await unknownPeople(trx, context.scope, [body.id_usuario])).length) throw invalid('id_usuario', 'asignacion.sinPersona');
    if ((await unknownIds(trx, 'planestudio', [body.id_planestudio])).length) throw invalid('id_planestudio', 'asignacion.sinPlan');
    if ((await findCesados(trx, [body.id_usuario])).size) throw invalid('id_usuario', 'asignacion.cesada');
    const { length: insertados } = await assign(trx, filasOf(context, [body]));
    const { id_asignacion } = await findAsignacion(trx, body);
    return {
      ...done(context, insertados ? 'asignacion.hecho' : 'asignacion.yaEstaba'),
      id_asignacion,
      insertados,
      existentes: 1 - insertados,
    };
  });

const usuarioOf = ({ id_usuario }: Parejas[number]): number => id_usuario;
const planOf = ({ id_planestudio }: Parejas[number]): number => id_planestudio;

async function requireParejas(trx: Executor, scope: Scope, body: Parejas): Promise<void> {
  const [usuarios, planes] = [body.map(usuarioOf), body.map(planOf)];
  requireKnown(usuarios, { field: 'id_usuario', noun: 'persona' }, await unknownPeople(trx, scope, usuarios));
  requireKnown(planes, { field: 'id_planestudio', noun: 'plan' }, await unknownIds(trx, 'planestudio', planes));
}

const filasOf = (context: Context, parejas: Parejas) =>
  parejas.map(({ id_usuario, id_planestudio }) => ({
    id_usuario,
    id_planestudio,
    codigo_grupo: null,
    fuente: 'individual' as const,
    usuario_creacion: context.user.username,
    fecha_creacion: instantOf(context),
  }));
