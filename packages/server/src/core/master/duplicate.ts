import type { MasterTypes, OwnOfCopy } from '@portal/contract/core';
import { lockOwners, type OwnedTable, type Owner, ownersOf } from '../../db/owned.ts';
import { invalid, notFound } from '../../errors/errors.ts';
import { copyBelow } from './copy-records.ts';
import { freeCodes, withSuffix } from './free-codes.ts';
import type { OwnName } from './copied-rows.repository.ts';
import type { Copying, Master } from './master.ts';
import { newOwner, requireFamily } from './owner.ts';
import { stampsOf } from './stamps.ts';

/** `con_contenido` of the call: the record alone, linked with the same children, or with copies of everything below. */
const DEPTH = { alone: 0, deep: 2 } as const;

/** Depth and owner of a copy, and what it has of its own. */
export interface CopyWanted extends OwnOfCopy {
  readonly con_contenido: number;
  readonly id_empresa?: number | null | undefined;
}

/** Copies a record and returns the id of the copy. Throws 404 without the record or without `copy`. */
export async function duplicateRecord<T extends MasterTypes>(
  master: Master<T>,
  copying: Copying,
  { from, con_contenido, id_empresa, ...own }: CopyWanted & { readonly from: number },
): Promise<number> {
  const { rows, copy, noun, definition } = master;
  const { trx, context } = copying;
  if (!copy) throw notFound(noun);
  const { code, title } = copy;
  const owner = master.owned && (await ownerOfCopy(master.owned, copying, { from, wanted: id_empresa }));
  if (!(await rows.lock(trx, from, context.scope))) throw notFound(noun);
  const named = (await rows.textsOf(trx, [from], title)).get(from);
  if (named === undefined) throw notFound(noun);
  const longest = (column: OwnName<T>) => definition.fields[column]?.max ?? Number.POSITIVE_INFINITY;
  const names = {
    [title]: withSuffix(named, context.texts.text('registro.copia'), longest(title)),
    ...(code && { [code]: (await freeCodes(master, trx, { column: code, ids: [from] }))[0] }),
  };
  const to = await rows.copy(trx, from, {
    ...copy.changes,
    ...names,
    ...copy.own?.(own),
    ...owner,
    ...stampsOf(definition, context, 'creacion'),
  });
  const below = { pairs: new Map([[from, to]]), deep: con_contenido === DEPTH.deep };
  if (con_contenido > DEPTH.alone) await copyBelow(master, { ...copying, owner }, below);
  await requireFamily(trx, master.owned, [to]);
  await copy.more?.(copying, { from, to, given: own });
  return to;
}

/** Returns the owner of a copy: that of its original, or what is chosen for the copy of what belongs to the whole portal (P199). */
async function ownerOfCopy(
  table: OwnedTable,
  { trx, context: { scope } }: Copying,
  { from, wanted }: { readonly from: number; readonly wanted: number | null | undefined },
): Promise<Owner> {
  await lockOwners(trx, 'link');
  const stored = (await ownersOf(trx, table, [from])).get(from) ?? null;
  if (stored === null) return newOwner(scope, wanted);
  if (wanted !== undefined && wanted !== null && wanted !== stored) throw invalid('id_empresa', 'pertenencia.errores.copia');
  return { id_empresa: stored };
}
