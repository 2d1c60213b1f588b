import { parentPort, workerData } from 'node:worker_threads';
import { openFile } from './open-file.ts';
import { readSheets } from './read-sheets.ts';
import { type SheetAnswer, type SheetRequest, SpreadsheetError } from './sheet.ts';

/** Entry of the thread that reads one spreadsheet. Answers a `SpreadsheetError` as a problem; any other error ends the thread. */
function answer({ bytes, limits, ...asked }: SheetRequest): SheetAnswer {
  try {
    return { table: readSheets(openFile(bytes, limits, asked.columns), { limits, ...asked }) };
  } catch (error) {
    if (error instanceof SpreadsheetError) return { problem: error.sentence };
    throw error;
  }
}

parentPort?.postMessage(answer(workerData as SheetRequest), []);
