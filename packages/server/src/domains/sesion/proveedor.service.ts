import type { Proveedor } from '../../config-proveedores.ts';
import type { PublicContext } from '../../core/context.ts';
import { AppError, notFound } from '../../errors/errors.ts';
import { type Motivo, motivoMessage } from './proveedor.rules.ts';

/** The configured provider of an id. */
export const findProveedor = ({ config }: PublicContext, id: string): Proveedor | undefined =>
  config.proveedores.find((each) => each.id === id);

/** The same; 404 for any other id. */
export function requireProveedor(context: PublicContext, id: string): Proveedor {
  const proveedor = findProveedor(context, id);
  if (!proveedor) throw notFound('proveedor');
  return proveedor;
}

/** Where a provider sends the browser back: an address of its own for each, so that one cannot answer for another. */
export const redirectUri = ({ config }: PublicContext, { id }: Proveedor): string =>
  `${config.publicUrl}/api/usuario/externo/${id}/retorno`;

/** A sign-in that ends without a session, as the person reads it: 503 when the provider is away, else 401. */
export const refusal = (motivo: Motivo, { nombre }: Proveedor): AppError =>
  new AppError(motivo === 'sin_respuesta' ? 'no_disponible' : 'credenciales', motivoMessage(motivo, nombre));
