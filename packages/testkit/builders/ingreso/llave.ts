import { sesionApi } from '@portal/contract/sesion';
import type { TestPortal } from '../../app.ts';
import { Authenticator } from '../../authenticator.ts';
import { signIn } from './sesion.ts';

/** Gives a person a passkey by the portal's own calls; returns its authenticator. */
export async function buildLlave(
  app: TestPortal,
  { id_usuario }: { readonly id_usuario: number },
  authenticator = new Authenticator(),
): Promise<Authenticator> {
  const token = await signIn(app, { id_usuario });
  const { data } = await app.call(sesionApi.iniciarLlave, { token });
  const body = { nombre: 'Teléfono', llave: authenticator.create(data.opciones) };
  const { status } = await app.call(sesionApi.insLlave, { body, token });
  if (status !== 200) throw new Error(`the passkey of person ${id_usuario} was refused: ${status}`);
  return authenticator;
}
