import type { MasterTypes } from '@portal/contract';
import { notFound } from '../../errors/errors.ts';
import { copyBelow } from './copy-records.ts';
import { freeCodes, withSuffix } from './free-codes.ts';
import type { OwnName } from './copied-rows.repository.ts';
import type { Copying, Master } from './master.ts';
import { stampsOf } from './stamps.ts';

/** `con_contenido` of the call: the record alone, linked with the same children, or with copies of everything below. */
const DEPTH = { alone: 0, deep: 2 } as const;

/** Copies a record and returns the id of the copy. Throws 404 without the record or without `copy`. */
export async function duplicateRecord<T extends MasterTypes>(
  master: Master<T>,
  copying: Copying,
  { from, conContenido }: { readonly from: number; readonly conContenido: number },
): Promise<number> {
  const { rows, copy, noun, definition } = master;
  const { trx, context } = copying;
  if (!copy) throw notFound(noun);
  const { code, title } = copy;
  await rows.lock(trx, from);
  const named = (await rows.textsOf(trx, [from], title)).get(from);
  if (named === undefined) throw notFound(noun);
  const longest = (column: OwnName<T>) => definition.fields[column]?.max ?? Number.POSITIVE_INFINITY;
  const names = {
    [title]: withSuffix(named, context.texts.text('registro.copia'), longest(title)),
    ...(code && { [code]: (await freeCodes(master, trx, { column: code, ids: [from] }))[0] }),
  };
  const to = await rows.copy(trx, from, { ...copy.changes, ...names, ...stampsOf(definition, context, 'creacion') });
  if (conContenido > DEPTH.alone) await copyBelow(master, copying, { pairs: new Map([[from, to]]), deep: conContenido === DEPTH.deep });
  return to;
}
