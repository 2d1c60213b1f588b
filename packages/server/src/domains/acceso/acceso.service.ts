import type { accesoApi, AccesoFila } from '@portal/contract/acceso';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { type Context, instantOf } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { findAuthor } from '../../core/master/author.repository.ts';
import { inTransaction } from '../../core/transaction.ts';
import { notFound, staleVersion } from '../../errors/errors.ts';
import type { Listing } from '../../list/listing.ts';
import { endAccess } from '../sesion/sesion.public.ts';
import { findAcceso, listAccesosInScope } from './acceso.repository.ts';
import { lockGrantor, requireDerechos, requireOther } from './otorgante.service.ts';
import { lockTitular, saveDerechos, takeDerechos } from './titular.repository.ts';

type Acceso = typeof accesoApi;

/** `GET /usuario/sellst/acceso`: the people with a role. */
export const listAccesos = ({ db, scope, settings }: Context, { query }: RequestOf<Acceso['sellst']>): Promise<Listing<AccesoFila>> =>
  listAccesosInScope(db, query, { scope, zona: settings.zona_horaria });

/** `GET /usuario/sel/acceso/:id`. Throws 404 for a person without a role and for an access outside the scope. */
export async function getAcceso({ db, scope }: Context, { params }: RequestOf<Acceso['sel']>): Promise<ResponseOf<Acceso['sel']>> {
  const acceso = await findAcceso(db, params.id, scope);
  if (!acceso) throw notFound('acceso');
  return acceso;
}

/**
 * `POST /usuario/upd/acceso/`: changes role and scope, which every running session has from its next call on. Throws 409 for one's own access and
 * for another version than the caller read (P31).
 */
export const changeAcceso = (context: Context, { body }: RequestOf<Acceso['upd']>): Promise<ResponseOf<Acceso['upd']>> =>
  inTransaction(context, async (trx) => {
    const { id_usuario, version, ...derechos } = body;
    const scope = await lockGrantor(trx, context);
    requireOther(context, id_usuario);
    const titular = await lockTitular(trx, scope, { id_usuario });
    if (!titular?.con_rol) throw notFound('acceso');
    if (titular.version !== version) {
      const autor = await findAuthor(trx, { table: 'usuario', key: 'id_usuario' }, id_usuario);
      throw staleVersion(await findAcceso(trx, id_usuario, scope), {
        propia: titular.usuario_modificacion === context.user.username,
        autor,
      });
    }
    await requireDerechos(trx, scope, derechos);
    const saved = await saveDerechos(trx, id_usuario, { derechos, usuario: context.user.username, now: instantOf(context) });
    return { ...done(context, 'registro.actualizado'), id_usuario, version: saved };
  });

/** `DELETE /usuario/acceso/:id`: takes the role away and ends the sessions; the person stays. Throws 409 for one's own access. */
export const withdrawAcceso = (context: Context, { params: { id } }: RequestOf<Acceso['del']>): Promise<ResponseOf<Acceso['del']>> =>
  inTransaction(context, async (trx) => {
    const scope = await lockGrantor(trx, context);
    requireOther(context, id);
    const titular = await lockTitular(trx, scope, { id_usuario: id });
    if (!titular?.con_rol) throw notFound('acceso');
    const now = instantOf(context);
    await takeDerechos(trx, id, { usuario: context.user.username, now });
    await endAccess(trx, [id], now);
    return { ...done(context, 'acceso.retirado', { nombre: titular.personal }) };
  });
