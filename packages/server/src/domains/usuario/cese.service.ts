import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { usuarioApi } from '@portal/contract/usuario';
import { message, type Message } from '@portal/messages';
import { type Context, instantOf } from '../../core/context.ts';
import { done, type Done } from '../../core/http/answer/done.ts';
import { countOf, dependentsOf } from '../../core/master/dependents.ts';
import { inTransaction } from '../../core/transaction.ts';
import { failure, hasDependents, invalid, notFound } from '../../errors/errors.ts';
import { requireAdministratorLeft, takeDerechos } from '../acceso/acceso.public.ts';
import { endAccess } from '../sesion/sesion.public.ts';
import { type Dependientes, findConsecuencias, findDependientes } from './cese.repository.ts';
import { knowsPart, reservedCorreo } from './guardar-checks.service.ts';
import { deleteUsuario, isReserved, updateUsuario } from './guardar.repository.ts';
import { changedBy, lockStored } from './guardar.service.ts';
import { doneWithPlanes } from './planes-dados.service.ts';

type Usuario = typeof usuarioApi;

const [ACTIVO, CESADO] = [1, 2];

/** `GET /usuario/consecuencias/:id` */
export async function getConsecuencias(
  context: Context,
  { params }: RequestOf<Usuario['consecuencias']>,
): Promise<ResponseOf<Usuario['consecuencias']>> {
  const { db, scope, today } = context;
  const found = await findConsecuencias(db, scope, { id: params.id, now: instantOf(context), today });
  if (!found) throw notFound('usuario');
  return found;
}

/**
 * `POST /usuario/cesar`: from `fecha_cese` on the person is Cesado: today or earlier at once, with every session and link ended, later by the
 * job of that day (P21). Throws 409 for one's own account and for the last administrator.
 */
export const ceaseUsuario = (context: Context, { body }: RequestOf<Usuario['cesar']>): Promise<ResponseOf<Usuario['cesar']>> =>
  inTransaction(context, async (trx) => {
    const { id_usuario, fecha_cese } = body;
    if (id_usuario === context.user.id_usuario) throw failure('conflicto', 'usuario.errores.propia');
    await requireAdministratorLeft(trx, id_usuario);
    const stored = await lockStored({ trx, context }, body);
    if (stored.fecha_ingreso && fecha_cese < stored.fecha_ingreso) throw invalid('fecha_cese', 'validacion.orden_cese');
    const reached = fecha_cese <= context.today;
    // A correction of the day of somebody who left may not bring them back.
    if (!reached && stored.codigo_estado === CESADO) throw invalid('fecha_cese', 'usuario.errores.yaCesado');
    const codigo_estado = reached ? CESADO : ACTIVO;
    const version = await updateUsuario(trx, id_usuario, { codigo_estado, fecha_cese, ...changedBy(context) });
    if (reached) await endAccess(trx, [id_usuario], instantOf(context));
    const sentence = reached
      ? done(context, 'usuario.cesado')
      : done(context, 'usuario.ceseAnotado', { fecha: fecha_cese.split('-').toReversed().join('/') });
    return { ...sentence, id_usuario, codigo_estado, version };
  });

/**
 * `POST /usuario/reactivar`: the person is Activo without an end; the plans of rules that they meet and never had are assigned. Who left
 * comes back without the role that they had (P184). Throws 409 while their e-mail is reserved (P183).
 */
export const reactivateUsuario = (context: Context, { body }: RequestOf<Usuario['reactivar']>): Promise<ResponseOf<Usuario['reactivar']>> =>
  inTransaction(context, async (trx) => {
    const { id_usuario } = body;
    const { correo_electronico, con_rol, codigo_estado } = await lockStored({ trx, context }, body);
    if (knowsPart(context) && (await isReserved(trx, context.scope, { id: id_usuario, correo_electronico }))) {
      throw reservedCorreo(correo_electronico ?? '');
    }
    if (con_rol && codigo_estado === CESADO) {
      await takeDerechos(trx, id_usuario, { usuario: context.user.username, now: instantOf(context) });
    }
    const version = await updateUsuario(trx, id_usuario, { codigo_estado: ACTIVO, fecha_cese: null, ...changedBy(context) });
    return {
      ...(await doneWithPlanes({ trx, context }, id_usuario, message('usuario.reactivado'))),
      id_usuario,
      codigo_estado: ACTIVO,
      version,
    };
  });

/** `DELETE /usuario/:id`: deletes a person who never used the portal and whom nothing names. Throws 409 with the dependents (P29). */
export const removeUsuario = (context: Context, { params: { id } }: RequestOf<Usuario['del']>): Promise<Done> =>
  inTransaction(context, async (trx) => {
    if (id === context.user.id_usuario) throw failure('conflicto', 'usuario.errores.propia');
    await lockStored({ trx, context }, { id_usuario: id });
    const dependents = dependentsOfUsuario(await findDependientes(trx, context.scope, id));
    if (dependents.length) throw hasDependents(dependents);
    await deleteUsuario(trx, id);
    return done(context, 'registro.eliminado');
  });

function dependentsOfUsuario({ asignaciones, evaluaciones, subordinados, empresas, fuera, ingresos, acceso }: Dependientes): Message[] {
  const lines = [
    countOf(asignaciones, 'asignaciones'),
    countOf(evaluaciones, 'evaluaciones'),
    dependentsOf(subordinados, 'subordinados'),
    dependentsOf(empresas, 'empresas'),
    countOf(fuera, 'fuera'),
    acceso ? message('registro.dependientes.acceso') : undefined,
    ingresos ? message('registro.dependientes.ingresos') : undefined,
  ];
  return lines.filter((line) => line !== undefined);
}
