import type { Context } from '../../core/context.ts';
import type { Executor } from '../../db/executor.ts';
import type { Scope } from '../../db/scope.ts';
import { failure, fieldFailure, forbidden, invalid } from '../../errors/errors.ts';
import { findGrantor, isLastAdministrator, lockAccesos } from './acceso.repository.ts';
import { type Derechos, scopeProblem } from './acceso.rules.ts';
import { countEmpresas } from './titular.repository.ts';

/**
 * Serialises the changes of accesses and reads the caller's scope again: another call may have withdrawn the caller's access while this one
 * waited. Throws 403 then.
 */
export async function lockGrantor(trx: Executor, { user }: Context): Promise<Scope> {
  await lockAccesos(trx);
  const grantor = await findGrantor(trx, user.id_usuario);
  if (!grantor) throw forbidden();
  return grantor.alcance && { empresas: grantor.alcance };
}

/** Throws 400 for rights beyond the caller's scope and for unknown companies. */
export async function requireDerechos(trx: Executor, scope: Scope, derechos: Derechos): Promise<void> {
  const problem = scopeProblem(scope, derechos);
  if (problem) throw fieldFailure('datos_invalidos', problem.field, problem.sentence);
  const empresas = [...new Set(derechos.empresas)];
  if ((await countEmpresas(trx, empresas)) < empresas.length) throw invalid('empresas', 'acceso.errores.empresas');
}

/** Throws 409 at one's own access: only another administrator changes or withdraws it. */
export function requireOther({ user }: Context, id_usuario: number): void {
  if (user.id_usuario === id_usuario) throw failure('conflicto', 'acceso.errores.propio');
}

/**
 * Throws 409 for the last active administrator of all companies. For every change that ends an account; it is serialised with the changes of
 * accesses until the transaction ends.
 */
export async function requireAdministratorLeft(trx: Executor, id_usuario: number): Promise<void> {
  await lockAccesos(trx);
  if (await isLastAdministrator(trx, id_usuario)) throw failure('conflicto', 'acceso.errores.ultimo');
}
