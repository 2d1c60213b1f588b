import type { LecturaPedida } from '@portal/contract/core';
import { AppError, failure } from '../../errors/errors.ts';
import { locateWorker } from '../../threads/locate-worker.ts';
import { askThread } from '../ask-thread.ts';
import { limitConcurrency, limitConcurrencyOfEach } from '../limit-concurrency.ts';
import type { ReadColumn } from './columns.rules.ts';
import type { ChosenColumns, SheetAnswer, SheetLimits, SheetRequest, SheetTable } from './sheet.ts';

const TIMEOUT_MS = 60_000;

/** Two spreadsheets at a time, one of each person: the files of one person never keep those of another waiting. */
const reading = limitConcurrency(2);
const ofPerson = limitConcurrencyOfEach(1);

/** How a file is read. */
export interface SheetAsked {
  readonly limits: SheetLimits;
  readonly columns: readonly ReadColumn[];
  readonly pedido: LecturaPedida;
  /** Columns chosen by hand. */
  readonly chosen?: ChosenColumns | undefined;
  /** Who sent the file. */
  readonly id_usuario: number;
}

/**
 * Reads the columns of an import from a workbook or a CSV, in a worker with limited memory and time, so that no file can block or crash the
 * server (P40). Throws a 422 that names the file's problem.
 */
export async function readSpreadsheet(bytes: Uint8Array, { id_usuario, ...asked }: SheetAsked): Promise<SheetTable> {
  const thread = { program: locateWorker(import.meta.url, 'spreadsheet-worker.js'), name: 'planilla', mostMs: TIMEOUT_MS };
  const request = (): SheetRequest => ({ bytes: Uint8Array.from(bytes), ...asked });
  const answer = await ofPerson(id_usuario)(() => reading(() => askThread<SheetAnswer>(thread, request())));
  if (!answer) throw failure('no_procesable', 'planilla.dificil');
  if ('problem' in answer) throw new AppError('no_procesable', answer.problem);
  return answer.table;
}
