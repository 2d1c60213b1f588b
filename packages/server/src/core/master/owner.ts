import type { MasterTypes } from '@portal/contract/core';
import type { Executor } from '../../db/executor.ts';
import { findMisplaced, lockOwners, type OwnedTable, type Owner, ownersOf } from '../../db/owned.ts';
import type { Scope } from '../../db/scope.ts';
import { failure, invalid } from '../../errors/errors.ts';
import type { Copying, Master } from './master.ts';

/** Returns the owner that a body names: null for the whole portal, undefined when it says nothing. */
const ownerIn = (values: object): number | null | undefined =>
  'id_empresa' in values && (typeof values.id_empresa === 'number' || values.id_empresa === null) ? values.id_empresa : undefined;

/** Throws 403 unless every owner is a company of the scope. */
export function requireOwned(scope: Scope, owners: Iterable<number | null>): void {
  if (scope === null) return;
  for (const owner of owners) {
    if (owner === null) throw failure('sin_permiso', 'pertenencia.errores.portal');
    if (!scope.empresas.includes(owner)) throw failure('sin_permiso', 'pertenencia.errores.otra');
  }
}

/** Throws 403 unless a limited access may change these records: they belong to its companies. */
export async function requireOwn(
  trx: Executor,
  { table, scope }: { table: OwnedTable; scope: Scope },
  ids: readonly number[],
): Promise<void> {
  if (scope !== null) requireOwned(scope, (await ownersOf(trx, table, ids)).values());
}

/**
 * Returns the owner of a new content: what an access without limit chose; for a limited one its only company, or the chosen one of several.
 * Throws 400 at `field` for a company outside of the scope, and for none of several.
 */
export function newOwner(scope: Scope, wanted: number | null | undefined, field = 'id_empresa'): Owner {
  if (scope === null) return { id_empresa: wanted ?? null };
  const { empresas } = scope;
  const chosen = wanted ?? (empresas.length === 1 ? empresas[0] : undefined);
  if (chosen === undefined) throw invalid(field, empresas.length ? 'pertenencia.errores.elija' : 'pertenencia.errores.ninguna');
  if (!empresas.includes(chosen)) throw invalid(field, 'parametro.errores.empresa');
  return { id_empresa: chosen };
}

/** Locks the owners of contents before a new one is saved, and returns its owner; an empty object for records that have none. */
export async function ownerOfNew<T extends MasterTypes>({ owned }: Master<T>, copying: Copying, values: object): Promise<Partial<Owner>> {
  if (!owned) return {};
  await lockOwners(copying.trx, 'link');
  return newOwner(copying.context.scope, ownerIn(values));
}

/** Locks the owners of contents before a stored one changes: alone if its own owner changes. */
export async function lockOwnersFor(
  { owned }: { owned?: OwnedTable },
  trx: Executor,
  saved: { id: number; values: object },
): Promise<void> {
  if (!owned) return;
  const wanted = ownerIn(saved.values);
  const stored = (await ownersOf(trx, owned, [saved.id])).get(saved.id);
  await lockOwners(trx, wanted === undefined || stored === undefined || wanted === stored ? 'link' : 'change');
}

/** Throws 403 for a content that the limited access does not own, or for a change of its owner: only accesses without limit may do that. */
export async function requireChangeable(
  { owned }: { owned?: OwnedTable },
  { trx, context: { scope } }: Copying,
  { id, values = {} }: { id: number; values?: object },
): Promise<void> {
  if (!owned || scope === null) return;
  const owners = await ownersOf(trx, owned, [id]);
  requireOwned(scope, owners.values());
  const wanted = ownerIn(values);
  if (wanted !== undefined && wanted !== owners.get(id)) throw failure('sin_permiso', 'pertenencia.errores.cambio');
}

/** Throws 400 at `id_empresa` when a part belongs to a company, and what contains it does not: others would see a gap there. */
export async function requireFamily(trx: Executor, owned: OwnedTable | undefined, ids: readonly number[]): Promise<void> {
  const found = owned && (await findMisplaced(trx, owned, ids));
  if (found) throw invalid('id_empresa', 'pertenencia.errores.parte', { contenedor: found.contenedor, parte: found.parte });
}
