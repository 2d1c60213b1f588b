import type { api, RequestOf, ResponseOf } from '@portal/contract';
import { type Context, instantOf } from '../../../core/context.ts';
import { invalid } from '../../../errors/errors.ts';
import { requireKnown } from '../../../core/master/link-service.ts';
import type { Executor } from '../../../db/executor.ts';
import { unknownIds } from '../../../db/link-table.ts';
import { findAsignacion, findCesados } from '../asignar.repository.ts';
import { asignadosMessage, assign, recordAssigning } from '../asignar.service.ts';

type Asignacion = typeof api.asignacion;
type Parejas = RequestOf<Asignacion['ins']>['body'];

/** `POST /asignacion/ins`: all or nothing, repeatable; who has left is counted and left out. 400 names the row whose id is unknown. */
export const assignUsers = (context: Context, { body }: RequestOf<Asignacion['ins']>): Promise<ResponseOf<Asignacion['ins']>> =>
  context.db.transaction().execute(async (trx) => {
    await requireParejas(trx, body);
    const cesados = await findCesados(trx, body.map(usuarioOf));
    const parejas = body.filter((pareja) => !cesados.has(pareja.id_usuario));
    const { length: insertados } = await assign(trx, filasOf(context, parejas));
    const counted = { insertados, existentes: parejas.length - insertados, cesados: body.length - parejas.length };
    const message = asignadosMessage(counted);
    await recordAssigning(trx, { detalle: message, ...context });
    return { result: '0', message, ...counted };
  });

/** `POST /asignacion/ins/item`. 400 for an unknown id and for a person who has left. */
export const assignUser = (context: Context, { body }: RequestOf<Asignacion['insItem']>): Promise<ResponseOf<Asignacion['insItem']>> =>
  context.db.transaction().execute(async (trx) => {
    for (const [field, what] of [['id_usuario', 'La persona'] as const, ['id_planestudio', 'El plan'] as const])
      if ((await unknownIds(trx, OWNER[field], [body[field]])).length) throw invalid(field, `${what} no existe.`);
    if ((await findCesados(trx, [body.id_usuario])).size)
      throw invalid('id_usuario', 'La persona está cesada: no se le pueden asignar planes.');
    const { length: insertados } = await assign(trx, filasOf(context, [body]));
    const { id_asignacion } = await findAsignacion(trx, body);
    if (insertados) await recordAssigning(trx, { detalle: `plan ${body.id_planestudio} a la persona ${body.id_usuario}`, ...context });
    const message = insertados ? 'Asignado correctamente' : 'La persona ya tenía asignado este plan.';
    return { result: '0', message, id_asignacion, insertados, existentes: 1 - insertados };
  });

const OWNER = { id_usuario: 'usuario', id_planestudio: 'planestudio' } as const;
const usuarioOf = ({ id_usuario }: Parejas[number]): number => id_usuario;
const planOf = ({ id_planestudio }: Parejas[number]): number => id_planestudio;

async function requireParejas(trx: Executor, body: Parejas): Promise<void> {
  const [usuarios, planes] = [body.map(usuarioOf), body.map(planOf)];
  requireKnown(usuarios, { field: 'id_usuario', noun: 'la persona' }, await unknownIds(trx, 'usuario', usuarios));
  requireKnown(planes, { field: 'id_planestudio', noun: 'el plan' }, await unknownIds(trx, 'planestudio', planes));
}

const filasOf = (context: Context, parejas: Parejas) =>
  parejas.map(({ id_usuario, id_planestudio }) => ({
    id_usuario,
    id_planestudio,
    codigo_grupo: null,
    usuario_creacion: context.user.username,
    fecha_creacion: instantOf(context),
  }));
