import { parentPort, workerData } from 'node:worker_threads';
import { readRows } from './read-rows.ts';
import { readTable } from './read-table.ts';
import { type SheetAnswer, type SheetRequest, SpreadsheetError } from './sheet.ts';

/** Entry of the thread that reads one spreadsheet. Answers a `SpreadsheetError` as a problem; any other error ends the thread. */
async function answer({ bytes, limits, columns }: SheetRequest): Promise<SheetAnswer> {
  try {
    return { table: readTable(await readRows(bytes, limits, columns), columns) };
  } catch (error) {
    if (error instanceof SpreadsheetError) return { problem: error.sentence };
    throw error;
  }
}

parentPort?.postMessage(await answer(workerData as SheetRequest), []);
