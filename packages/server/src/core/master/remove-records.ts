import type { MasterTypes, Queda } from '@portal/contract/core';
import { message, type Message } from '@portal/messages';
import { AppError, hasDependents, notFound, selectionChanged } from '../../errors/errors.ts';
import { done } from '../http/answer/done.ts';
import type { Context } from '../context.ts';
import type { ChildList, Copying, Dependents, Master } from './master.ts';
import type { OwnName } from './copied-rows.repository.ts';
import { requireChangeable } from './owner.ts';

/** Record that was not removed, with the refusal. */
export interface Refused {
  readonly id: number;
  readonly nombre: string;
  readonly error: AppError;
}

/** Result of the removal of several records. */
export interface Removal {
  readonly removed: readonly number[];
  readonly refused: readonly Refused[];
}

/** Returns what prevents the removal of a record. */
export const blocksOf = (dependents: Dependents | undefined, id: number): Message[] =>
  (dependents?.get(id) ?? []).filter((line) => line !== undefined);

/** Removes a record inside a transaction. Throws 404 without it, 403, and 409 while others depend on it (P29). */
export async function removeRecord<T extends MasterTypes>(master: Master<T>, { trx, context }: Copying, id: number): Promise<void> {
  const { rows, noun } = master;
  if (!(await rows.lock(trx, id, context.scope))) throw notFound(noun);
  await requireChangeable(master, { trx, context }, { id });
  await master.permit?.({ trx, scope: context.scope, id });
  const dependents = blocksOf(await master.dependents?.(trx, [id], []), id);
  if (dependents.length) throw hasDependents(dependents);
  for (const { link } of Object.values<ChildList>(master.children ?? {})) await link.clear(trx, [id]);
  await master.removeContent?.(trx, [id]);
  await rows.remove(trx, [id]);
}

/** Returns the refusal of a removal, which has written nothing by then; undefined when the record is gone. */
async function refusalOf(removal: Promise<void>): Promise<AppError | undefined> {
  try {
    await removal;
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/**
 * Removes those of some records that nothing depends on, in whatever order they depend on each other; `kept` are those that must stay, with the
 * reason. Needs a transaction.
 */
export async function removeRecords<T extends MasterTypes>(
  master: Master<T>,
  copying: Copying,
  { ids, kept = new Map() }: { readonly ids: readonly number[]; readonly kept?: ReadonlyMap<number, Message> },
): Promise<Removal> {
  const refused = new Map<number, AppError>();
  for (const [id, reason] of kept) if (ids.includes(id)) refused.set(id, new AppError('dependencias', reason));
  const removed: number[] = [];
  let open = ids.filter((id) => !refused.has(id)).toSorted((one, two) => one - two);
  for (let before = -1; before !== removed.length;) {
    before = removed.length;
    for (const id of open) {
      const error = await refusalOf(removeRecord(master, copying, id));
      if (error) refused.set(id, error);
      else removed.push(id);
    }
    const gone = new Set(removed);
    for (const id of removed) refused.delete(id);
    open = open.filter((id) => !gone.has(id) && refused.get(id)?.code === 'dependencias');
  }
  return { removed, refused: await named(master, copying, refused) };
}

/** Returns the column that names the records of a master. */
export function titleOf<T extends MasterTypes>({ title, copy, noun }: Pick<Master<T>, 'title' | 'copy' | 'noun'>): OwnName<T> {
  const name = title ?? copy?.title;
  if (name === undefined) throw new Error(`${noun}: no column names its records`);
  return name;
}

/** Adds the names of refused records; one that the caller does not see has its number alone. */
async function named<T extends MasterTypes>(
  master: Master<T>,
  { trx }: Copying,
  refused: ReadonlyMap<number, AppError>,
): Promise<Refused[]> {
  const seen = [...refused].filter(([, { code }]) => code !== 'no_encontrado').map(([id]) => id);
  const names = seen.length ? await master.rows.textsOf(trx, seen, titleOf(master)) : new Map<number, string>();
  return [...refused].map(([id, error]) => ({ id, nombre: names.get(id) ?? String(id), error }));
}

/** Returns a record that stays with the reason in the caller's language. */
export const toQueda = (context: Context, { id, nombre, error }: Refused): Queda => ({
  id,
  nombre,
  motivo: context.texts.word(reasonOf(error)),
});

/** Returns why a record stays, as the rest of a sentence about it. */
const reasonOf = ({ sentence }: AppError): Message =>
  sentence.clave === 'registro.dependencias'
    ? message('registro.varios.dependencias', { dependencias: sentence.valores?.['dependencias'] as readonly Message[] })
    : sentence;

/** Removal that is made, or only tried. */
interface Asked {
  readonly simular: number;
  /** Number that a trial found. */
  readonly cantidad?: number | undefined;
}

/** Answers a removal that was made or tried (P238). Throws 409 when the caller confirmed another number than the removal finds. */
export function answerOfRemoval<Stays extends Queda>(
  context: Context,
  { simular, cantidad }: Asked,
  { eliminados, quedan }: { readonly eliminados: number; readonly quedan: Stays[] },
) {
  if (cantidad !== undefined && cantidad !== eliminados) throw selectionChanged(eliminados);
  const sentence = simular === 1 ? 'registro.varios.previsto' : 'registro.varios.eliminados';
  return { ...done(context, sentence, { eliminados, quedan: quedan.length }), eliminados, quedan };
}
