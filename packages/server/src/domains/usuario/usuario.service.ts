import type { api, RequestOf, ResponseOf } from '@portal/contract';
import type { Context } from '../../core/context.ts';
import { failure, notFound } from '../../errors/errors.ts';
import { findFicha } from './usuario.repository.ts';

type Usuario = typeof api.usuario;

/** `GET /usuario/sel/:id`. With an expired password only the caller's own record (P6). Throws 404 without it. */
export async function getUsuario({ db, user }: Context, { params }: RequestOf<Usuario['sel']>): Promise<ResponseOf<Usuario['sel']>> {
  if (user.contraseniaVencida && user.id_usuario !== params.id) {
    throw failure('contrasena_vencida', 'sesion.contrasena.vencida');
  }
  const ficha = await findFicha(db, params.id);
  if (!ficha) throw notFound('usuario');
  return ficha;
}
