import type { Executor } from '../../db/executor.ts';
import type { Scope } from '../../db/scope.ts';
import type { Cambios } from './cambios.rules.ts';
import { fault } from './falla.rules.ts';
import { findUnida } from './unida.repository.ts';

interface Nueva {
  readonly scope: Scope;
  readonly cambios: Cambios;
  readonly numero_documento: string | null;
}

/**
 * Refuses to make somebody again who was joined into another (P258). Throws `uniqueness` with the name of the one who stayed, where the token reaches
 * that one.
 */
export async function requireNotJoined(trx: Executor, { scope, cambios, numero_documento }: Nueva): Promise<void> {
  const { userName, codigo_usuario, correo_electronico } = cambios;
  const unida = await findUnida(trx, scope, {
    documento: numero_documento,
    codigo: codigo_usuario ?? null,
    // A document says who somebody is: with another one, an e-mail has passed on to another person.
    nombres: numero_documento === null ? [userName, correo_electronico].flatMap((name) => name?.toLowerCase() ?? []) : [],
  });
  if (!unida) return;
  const { alcanzada, personal: nombre, codigo_usuario: codigo } = unida;
  throw alcanzada ? fault('uniqueness', 'scim.errores.unida', { nombre, codigo }) : fault('uniqueness', 'scim.errores.unidaFuera');
}
