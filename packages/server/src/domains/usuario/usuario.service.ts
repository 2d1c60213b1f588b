import type { api, RequestOf, ResponseOf } from '@portal/contract';
import { type Context, instantOf, type PublicContext } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { recordEvent } from '../log/log.public.ts';
import { expiryDays, findSession } from './find-session.ts';
import { revokeSesion } from './sesion.repository.ts';
import { findActual, findFicha } from './usuario.repository.ts';

type Usuario = typeof api.usuario;

const badToken = () => new AppError('sesion_requerida', 'La sesión venció. Inicie sesión nuevamente.');

/** `POST /usuario/verify_token?authtoken=`: the person of a token, 401 for any other text (section 7, "Auth"). */
export async function verifyToken(
  context: PublicContext,
  { query }: RequestOf<Usuario['verifyToken']>,
): Promise<ResponseOf<Usuario['verifyToken']>> {
  const session = await findSession(context.db, query.authtoken, context);
  const person = session && (await findActual(context.db, session.id_usuario));
  if (!person) throw badToken();
  const days = expiryDays(person, context);
  return { ...person, dias_vencimiento: session.contraseniaVencida ? days : Math.max(days, 0), id_sesion: session.id_sesion };
}

/** Ends this session on the server (decision 5). */
export async function logout(context: Context): Promise<ResponseOf<Usuario['logout']>> {
  const { user, now } = context;
  await context.db.transaction().execute(async (trx) => {
    await revokeSesion(trx, user.id_sesion, instantOf(context));
    await recordEvent(trx, { id_usuario: user.id_usuario, usuario: user.username, tabla: 'usuario', tipo: 'logout', now });
  });
  return { result: '0', message: 'Sesión cerrada' };
}

/** Card of a person. With an expired password only one's own (decision 6). */
export async function getUsuario({ db, user }: Context, { params }: RequestOf<Usuario['sel']>): Promise<ResponseOf<Usuario['sel']>> {
  if (user.contraseniaVencida && user.id_usuario !== params.id) {
    throw new AppError('contrasena_vencida', 'La contraseña se ha vencido, debe renovarla!');
  }
  const ficha = await findFicha(db, params.id);
  if (!ficha) throw notFound('El usuario');
  return ficha;
}
