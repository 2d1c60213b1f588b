import type { PublicContext } from '../../../core/context.ts';
import { findAdministrators, findCuentas } from '../cuenta.repository.ts';
import { deleteFactor } from '../factor/factor.repository.ts';
import { frenoKey } from '../freno/freno.service.ts';
import { deleteIntento } from '../freno/intento.repository.ts';
import { deleteLlaves } from '../factor/llave.repository.ts';
import { newTemporaryPassword } from '../token.crypto.ts';
import { replacePassword } from '../contrasenia/use-cases/replace-password.ts';

/** Who acts where nobody is signed in. */
const OPERATOR = { id_usuario: 0, username: 'sistema' };

type Operation = Pick<PublicContext, 'db' | 'now' | 'settings' | 'config'>;

/** Administrators that a refusal names. */
const NAMED = 10;

/**
 * Gives an active administrator a one-time password, removes app, recovery codes and passkeys, ends the sessions and lifts the waits (P192). For the
 * operator's command: there is no call of it. Throws, naming the administrators, when there is none with this username or e-mail.
 */
export async function recoverAdministrator(context: Operation, typed: string): Promise<{ username: string; password: string }> {
  const administrators = await findAdministrators(context.db);
  const cuenta = (await findCuentas(context.db, typed)).find(({ id_usuario }) =>
    administrators.some((each) => each.id_usuario === id_usuario),
  );
  if (administrators.length === 0)
    throw new Error('No queda ningún administrador activo. Cree uno con «npm run administrador:crear -- <usuario>».');
  if (!cuenta) {
    const usernames = administrators.slice(0, NAMED).map(({ username }) => username);
    throw new Error(`«${typed}» no es un administrador activo. Son ${administrators.length}: ${usernames.join(', ')}.`);
  }
  const { id_usuario, username } = cuenta;
  const password = newTemporaryPassword();
  await replacePassword(context, {
    cuenta,
    password,
    temporary: true,
    actor: OPERATOR,
    event: 'administrador_recuperado',
    guard: async (trx) => {
      await deleteFactor(trx, id_usuario);
      await deleteLlaves(trx, id_usuario);
      await deleteIntento(trx, frenoKey('factor', id_usuario));
    },
  });
  return { username, password };
}
