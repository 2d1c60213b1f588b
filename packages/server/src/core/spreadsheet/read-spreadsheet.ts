import { AppError, failure } from '../../errors/errors.ts';
import { locateWorker } from '../../threads/locate-worker.ts';
import type { ImportColumn } from '@portal/contract';
import { askThread } from '../ask-thread.ts';
import { limitConcurrency } from '../concurrency.ts';
import type { SheetAnswer, SheetLimits, SheetRequest, SheetTable } from './sheet.ts';

const TIMEOUT_MS = 60_000;

/** One spreadsheet at a time: each may take a core and its memory for a minute. The others wait. */
const reading = limitConcurrency(1);

/**
 * Reads the columns of an import from a workbook's first sheet, or from a CSV, in a worker with limited memory and time, so that no file
 * can block or crash the server (P40). Throws a 422 that names the file's problem.
 */
export async function readSpreadsheet(bytes: Uint8Array, limits: SheetLimits, columns: readonly ImportColumn[]): Promise<SheetTable> {
  const thread = { program: locateWorker(import.meta.url, 'spreadsheet-worker.js'), name: 'planilla', mostMs: TIMEOUT_MS };
  const request = (): SheetRequest => ({ bytes: Uint8Array.from(bytes), limits, columns });
  const answer = await reading(() => askThread<SheetAnswer>(thread, request()));
  if (!answer) throw failure('no_procesable', 'planilla.dificil');
  if ('problem' in answer) throw new AppError('no_procesable', answer.problem);
  return answer.table;
}
