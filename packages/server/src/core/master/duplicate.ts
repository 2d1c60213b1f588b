import type { MasterTypes } from '@portal/contract';
import type { Executor } from '../../db/executor.ts';
import type { LinkTable } from '../../db/link-table.ts';
import { notFound } from '../../errors/errors.ts';
import { type Context, instantOf } from '../context.ts';
import type { MasterRows, MasterStamps, OwnName } from './master-rows.repository.ts';
import type { Master } from './master.ts';

interface Copying {
  readonly trx: Executor;
  readonly context: Context;
  readonly stamps: MasterStamps;
}

/** Copies a record, with `whole` also its children. Returns the id of the copy. Throws 404 without the record or without `copy`. */
export async function duplicateRecord<T extends MasterTypes>(
  master: Master<T>,
  { trx, context, stamps }: Copying,
  { from, whole }: { readonly from: number; readonly whole: boolean },
): Promise<number> {
  const { rows, copy, noun, definition } = master;
  if (!copy) throw notFound(noun);
  const { code, title } = copy;
  await rows.lock(trx, from);
  const source = await rows.texts(trx, from, code ? [title, code] : [title]);
  if (!source) throw notFound(noun);
  const longest = (column: OwnName<T>) => definition.fields[column]?.max ?? Number.POSITIVE_INFINITY;
  const names = {
    [title]: copyName(source[title] ?? '', context.texts.text('registro.copia'), longest(title)),
    ...(code && { [code]: await freeCode(rows, trx, { column: code, max: longest(code), taken: source[code] ?? '' }) }),
  };
  const to = await rows.copy(trx, from, { ...copy.changes, ...names, ...stamps });
  if (whole) await copyChildren(master, { trx, context, stamps }, { from, to });
  return to;
}

/** Copies the ordered lists and the `copyContent` of the master. */
async function copyChildren<T extends MasterTypes>(
  { children, copyContent }: Pick<Master<T>, 'children' | 'copyContent'>,
  { trx, context }: Copying,
  pair: { readonly from: number; readonly to: number },
): Promise<void> {
  const stamp = { usuario_creacion: context.user.username, fecha_creacion: instantOf(context) };
  for (const { link } of Object.values<{ readonly link: LinkTable }>(children ?? {})) await link.copy(trx, pair, stamp);
  await copyContent?.(trx, pair, stamp);
}

interface TakenCode<T extends MasterTypes> {
  readonly column: OwnName<T>;
  readonly max: number;
  readonly taken: string;
}

/** Finds a free code: `V-01` -> `V-01-2`, `V-01-3` … */
async function freeCode<T extends MasterTypes>(rows: MasterRows<T>, trx: Executor, { column, max, taken }: TakenCode<T>): Promise<string> {
  for (let number = 2; ; number += 1) {
    const candidate = copyName(taken, `-${number}`, max);
    if (!(await rows.taken(trx, { column, value: candidate }))) return candidate;
  }
}

const copyName = (name: string, suffix: string, max: number): string => `${name.slice(0, max - suffix.length)}${suffix}`;
