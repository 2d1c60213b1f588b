import { failure, notFound } from '../../errors/errors.ts';
import type { Context } from '../context.ts';
import type { Importacion } from './importacion.repository.ts';

/**
 * Refuses anybody but the sender of the file. Errors: 404 for an unknown import or a review older than a day, 403 for somebody else's, 404
 * if the caller's access is limited (P46).
 */
export function requireOwn({ user, scope }: Context, importacion: Importacion | undefined): asserts importacion {
  if (!importacion) throw notFound('importacion');
  if (importacion.id_usuario === user.id_usuario) return;
  if (scope !== null) throw notFound('importacion');
  throw failure('sin_permiso', 'importacion.ajena');
}
