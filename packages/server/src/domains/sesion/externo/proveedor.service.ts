import type { Proveedor } from '../../../config/proveedores.ts';
import type { PublicContext } from '../../../core/context.ts';
import { AppError, notFound } from '../../../errors/errors.ts';
import { type Motivo, motivoMessage } from './proveedor.rules.ts';

/** Finds a configured provider. */
export const findProveedor = ({ config }: PublicContext, id: string): Proveedor | undefined =>
  config.proveedores.find((each) => each.id === id);

/** Returns a configured provider. Throws 404 for any other id. */
export function requireProveedor(context: PublicContext, id: string): Proveedor {
  const proveedor = findProveedor(context, id);
  if (!proveedor) throw notFound('proveedor');
  return proveedor;
}

/** Returns the return address of a provider, distinct for each, so that one cannot answer for another. */
export const redirectUri = ({ config }: PublicContext, { id }: Proveedor): string =>
  `${config.publicUrl}/api/usuario/externo/${id}/retorno`;

/** Builds the failure of a sign-in: 503 if the provider is unreachable, else 401. */
export const refusal = (motivo: Motivo, { nombre }: Proveedor): AppError =>
  new AppError(motivo === 'sin_respuesta' ? 'no_disponible' : 'credenciales', motivoMessage(motivo, nombre));
