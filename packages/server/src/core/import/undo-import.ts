import { CONSERVADAS_MAX, type ImportCalls, type ImportTypes, type RequestOf, type ResponseOf } from '@portal/contract/core';
import type { Message } from '@portal/messages';
import { failure, notFound } from '../../errors/errors.ts';
import { type Context, instantOf } from '../context.ts';
import { doneAs } from '../http/answer/done.ts';
import * as repository from './importacion.repository.ts';
import type { Importer, StoredWork, WrittenRow } from './importer.ts';
import { type Undone, undoneSentence } from './sentences.ts';
import { requireConfirmedFor } from '../require-confirmed.ts';
import { inTransaction } from '../transaction.ts';

type Undo<T extends ImportTypes> = ImportCalls<T>['importarDeshacer'];

/**
 * Handles `POST /<domain>/importar/deshacer/:id`: takes back, once, the records of an import that nobody used or changed since, and answers
 * how many stay, which and why. With `simular` it changes nothing and asks for no proof; for an undone import it repeats the first answer. Any administrator may
 * undo: each may delete those records one by one. Errors: 404, 409 for a review.
 */
export const undoImport = <T extends ImportTypes, Data extends object>(
  importer: Importer<T, Data>,
  context: Context,
  { params, query }: RequestOf<Undo<T>>,
): Promise<ResponseOf<Undo<T>>> =>
  inTransaction(context, async (trx) => {
    const { definition } = importer;
    const { id } = params;
    const simulated = query.simular === 1;
    const stamp = { usuario: context.user.username, now: instantOf(context) };
    await repository.lockImports(trx, definition.domain);
    const importacion = await repository.findImportacion(trx, { id, tipo: definition.domain, now: stamp.now }, true);
    if (!importacion || (reachesOwnOnly(importer, context) && importacion.id_usuario !== context.user.id_usuario))
      throw notFound('importacion');
    if (importacion.estado === 'revisada') throw failure('conflicto', 'importacion.sinConfirmar');
    if (importacion.deshecho)
      return answerOf(context, importacion.deshecho, { simulated: false, kept: await repository.findKept(trx, id, importer.nombran) });
    const options = definition.options.parse(importacion.opciones);
    const { archivo, preparado } = importacion;
    const work = { trx, context, options, id_importacion: id, archivo, preparado };
    const { free, held } = await sortWritten(importer, work, await repository.findWritten(trx, id, importer.nombran));
    const deshecho = countsOf(free, held);
    const kept = held.map(({ row: { numero, fila, nombre }, motivo }) => ({ numero, fila, nombre, motivo: context.texts.word(motivo) }));
    if (!simulated) {
      requireConfirmedFor(context.user, 'deshacer', { n: free.length });
      await importer.revert(work, free);
      await repository.recordKept(trx, id, kept);
      await repository.finishUndoing(trx, id, { deshecho, stamp });
    }
    return answerOf(context, deshecho, { simulated, kept: kept.slice(0, CONSERVADAS_MAX) });
  });

/** An access that is limited to companies reaches only its own imports of records that belong to companies (P46). */
export const reachesOwnOnly = <T extends ImportTypes, Data extends object>(
  { definition }: Importer<T, Data>,
  { scope }: Context,
): boolean => scope !== null && definition.calls.importar.scope !== 'none';

interface HeldRow {
  readonly row: WrittenRow;
  readonly motivo: Message;
}

/** Separates rows to take back (the last one first) from rows that stay (in the order of the file); deleted records are in neither. */
async function sortWritten<T extends ImportTypes, Data extends object>(
  importer: Importer<T, Data>,
  work: StoredWork<T>,
  written: readonly WrittenRow[],
): Promise<{ readonly free: WrittenRow[]; readonly held: HeldRow[] }> {
  const aftermath = await importer.aftermath(work, written);
  const held = written.flatMap((row) => {
    const motivo = aftermath.get(row.id);
    return motivo ? [{ row, motivo }] : [];
  });
  return { free: written.filter(({ id }) => aftermath.get(id) === null), held: held.toReversed() };
}

function countsOf(free: readonly WrittenRow[], held: readonly HeldRow[]): Undone {
  const counts = new Map<string, Undone['motivos'][number]>();
  for (const { motivo } of held) {
    const same = JSON.stringify(motivo);
    counts.set(same, { motivo, cantidad: (counts.get(same)?.cantidad ?? 0) + 1 });
  }
  return { deshechos: free.length, conservados: held.length, motivos: [...counts.values()] };
}

interface Told {
  readonly simulated: boolean;
  readonly kept: repository.KeptRow[];
}

const answerOf = (context: Context, undone: Undone, { simulated, kept }: Told) => ({
  ...doneAs(context, undoneSentence(undone, simulated)),
  deshechos: undone.deshechos,
  conservados: undone.conservados,
  motivos: undone.motivos.map(({ motivo, cantidad }) => ({ motivo: context.texts.word(motivo), cantidad })),
  filas: kept,
});
