import type { MasterTypes } from '@portal/contract/core';
import type { Copies } from '../../db/link-table.ts';
import { instantOf } from '../context.ts';
import { freeCodes } from './free-codes.ts';
import type { ChildList, Copying, CopyRecords, Master } from './master.ts';
import { stampsOf } from './stamps.ts';

interface Below {
  /** Records and their copies, which contain nothing yet. */
  readonly pairs: Copies;
  /** True to copy the children too, false to link the same ones. */
  readonly deep: boolean;
}

/** Gives copies what their originals contain: ordered lists and the `copyContent` of the master. */
export async function copyBelow<T extends MasterTypes>(
  { children, copyContent }: Pick<Master<T>, 'children' | 'copyContent'>,
  copying: Copying,
  { pairs, deep }: Below,
): Promise<void> {
  const { trx, context } = copying;
  const parents = [...pairs.keys()];
  const stamp = { usuario_creacion: context.user.username, fecha_creacion: instantOf(context) };
  for (const { link, copies } of Object.values<ChildList>(children ?? {})) {
    await link.lockParents(trx, parents);
    const copied: Copies = deep ? await copies(copying, await link.childrenOf(trx, parents)) : new Map();
    await link.copy(trx, { parents: pairs, children: copied }, stamp);
  }
  await copyContent?.(trx, pairs, stamp);
}

/** Builds the copy of a master's records for the copy of what contains them: they keep title and state and take free codes. */
export const copyRecords =
  <T extends MasterTypes>(master: Master<T>): CopyRecords =>
  async (copying, ids) => {
    if (!ids.length) return new Map();
    const { rows, copy, definition } = master;
    const stamps = stampsOf(definition, copying.context, 'creacion');
    const codes = copy?.code && { column: copy.code, values: await freeCodes(master, copying.trx, { column: copy.code, ids }) };
    const pairs = await rows.copyAll(copying.trx, ids, { stamps: { ...stamps, ...copying.owner }, codes });
    const { made } = copying;
    if (made && master.owned) made.filas[master.owned] = [...(made.filas[master.owned] ?? []), ...pairs.values()];
    if (made && master.refusedNow) made.iguales.push(...(await master.refusedNow(copying.trx, [...pairs.values()])));
    await copyBelow(master, copying, { pairs, deep: true });
    return pairs;
  };
