import type { api, RequestOf, ResponseOf } from '@portal/contract';
import type { Context } from '../../core/context.ts';
import { failure, notFound } from '../../errors/errors.ts';
import { findFicha } from './usuario.repository.ts';

type Usuario = typeof api.usuario;

/** Card of a person. With an expired password only one's own (P6). */
export async function getUsuario({ db, user }: Context, { params }: RequestOf<Usuario['sel']>): Promise<ResponseOf<Usuario['sel']>> {
  if (user.contraseniaVencida && user.id_usuario !== params.id) {
    throw failure('contrasena_vencida', 'sesion.contrasena.vencida');
  }
  const ficha = await findFicha(db, params.id);
  if (!ficha) throw notFound('usuario');
  return ficha;
}
