import type { ParejaUnion } from '@portal/contract/union';
import type { Context } from '../../core/context.ts';
import { failure } from '../../errors/errors.ts';
import { requireAdministratorLeft } from '../acceso/acceso.public.ts';
import { recountPeople } from '../avance/avance.public.ts';
import { lockJefes, lockStored } from '../usuario/usuario.public.ts';
import { findEnCurso, leadsOutside, lockPersonas } from './persona.repository.ts';
import { returnAccesos } from './separar.repository.ts';
import type { UnionGuardada } from './union.repository.ts';

/** Throws 403 for an access with a limit: companies and parameters are joined by an access without one. */
export function requireAll({ scope }: Pick<Context, 'scope'>): void {
  if (scope !== null) throw failure('sin_permiso', 'llamada.alcance');
}

/**
 * Locks two people of the scope who may be joined. Throws 404 outside of it, 403 for an access that is wider than the caller's, 409 for one's
 * own account, the last administrator, a person under a pseudonym, one with an attempt in course, and one who leads outside of the scope.
 */
export async function requirePersonas(context: Context, { id_conservado, id_unido }: ParejaUnion): Promise<void> {
  const { db: trx, scope, user } = context;
  if (id_unido === user.id_usuario) throw failure('conflicto', 'union.errores.propia');
  await lockJefes(trx);
  await requireAdministratorLeft(trx, id_unido);
  const personas = [];
  for (const id_usuario of [id_conservado, id_unido].toSorted((one, other) => one - other))
    personas.push(await lockStored({ trx, context }, { id_usuario }));
  await lockPersonas(trx, [id_conservado, id_unido]);
  const enCurso = await findEnCurso(trx, [id_conservado, id_unido]);
  if (enCurso !== undefined) throw failure('conflicto', 'union.errores.enCurso', { nombre: enCurso });
  if (await leadsOutside(trx, scope, id_unido)) {
    const nombre = personas.find(({ id_usuario }) => id_usuario === id_unido)?.personal ?? '';
    throw failure('conflicto', 'union.errores.fuera', { nombre });
  }
}

/** Locks the person who stayed, if the caller may change them. Throws 404 outside of the scope, 403 for a wider access. */
export async function requireConservada(context: Context, id_usuario: number): Promise<void> {
  await lockJefes(context.db);
  await lockStored({ trx: context.db, context }, { id_usuario });
}

/** Counts the progress of two people who were taken apart. Throws 404 or 403 if the caller may not change the one who comes back. */
export async function settlePersonas(context: Context, { id_unido, id_conservado }: UnionGuardada): Promise<void> {
  const { db: trx } = context;
  await lockStored({ trx, context }, { id_usuario: id_unido });
  await returnAccesos(trx, id_unido);
  await recountPeople(trx, [id_unido, id_conservado]);
}
