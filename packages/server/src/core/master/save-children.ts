import type { LinkedItem, MasterTypes } from '@portal/contract/core';
import type { Executor } from '../../db/executor.ts';
import type { LinkedChild, LinkTable } from '../../db/link-table.ts';
import { unknownContents } from '../../db/owned.ts';
import { invalid } from '../../errors/errors.ts';
import { type Context, instantOf } from '../context.ts';
import type { ChildNoun, Master } from './master.ts';

interface Saving {
  readonly trx: Executor;
  readonly context: Context;
  readonly id: number;
}

interface Family {
  readonly field: string;
  readonly noun: ChildNoun;
  readonly link: LinkTable;
  readonly items: readonly LinkedItem[];
}

/** Replaces the ordered lists in the input; absent lists stay unchanged. Returns whether a link changed. */
export async function saveChildren<T extends MasterTypes>(master: Master<T>, saving: Saving, given: T['children']): Promise<boolean> {
  let changed = false;
  for (const field in master.children) {
    const items = given[field];
    if (items && (await saveList({ ...master.children[field], field, items }, saving))) changed = true;
  }
  return changed;
}

/** Replaces one list. Throws 400 at its field for a repeated or unknown child. */
async function saveList({ field, noun, link, items }: Family, { trx, context, id }: Saving): Promise<boolean> {
  const ids = items.map((item) => item.id);
  const repeated = ids.find((child, index) => ids.indexOf(child) !== index);
  if (repeated !== undefined) throw invalid(field, `registro.hijos.${noun}.repetido`, { id: String(repeated) });
  const [unknown] = await unknownContents(trx, { table: link.child, scope: context.scope }, ids);
  if (unknown !== undefined) throw invalid(field, `registro.hijos.${noun}.desconocido`, { id: String(unknown) });
  const stamp = { usuario_creacion: context.user.username, fecha_creacion: instantOf(context) };
  return link.replace(trx, { parent: id, children: items.map(toLinked) }, stamp);
}

/** Splits an item into its id and the columns of the link. */
const toLinked = ({ id, ...extra }: LinkedItem): LinkedChild => ({ id, extra });
