import { Worker } from 'node:worker_threads';
import { AppError, failure } from '../../errors/errors.ts';
import { locateWorker } from '../../threads/locate-worker.ts';
import type { ImportColumn } from '@portal/contract';
import { limitConcurrency } from '../concurrency.ts';
import type { SheetAnswer, SheetLimits, SheetRequest, SheetTable } from './sheet.ts';

const TIMEOUT_MS = 60_000;
const HEAP_MB = 512;

const tooHard = () => failure('no_procesable', 'planilla.dificil');

/** One workbook at a time: each may take a core and its memory for a minute. The others wait. */
const reading = limitConcurrency(1);

/**
 * Reads the columns of an import from a workbook's first sheet in a worker with limited memory and time, so that no file can block or crash
 * the server (P40). Throws a 422 that names the file's problem.
 */
export async function readSpreadsheet(bytes: Uint8Array, limits: SheetLimits, columns: readonly ImportColumn[]): Promise<SheetTable> {
  const answer = await reading(() => askThread({ bytes: Uint8Array.from(bytes), limits, columns }));
  if ('problem' in answer) throw new AppError('no_procesable', answer.problem);
  return answer.table;
}

async function askThread(request: SheetRequest): Promise<SheetAnswer> {
  const worker = new Worker(locateWorker(import.meta.url, 'spreadsheet-worker.js'), {
    workerData: request,
    transferList: [request.bytes.buffer as ArrayBuffer],
    execArgv: [],
    name: 'planilla',
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<SheetAnswer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', (error) => reject(isOutOfMemory(error) ? tooHard() : error));
      worker.once('exit', () => reject(new Error('el hilo de la planilla terminó sin responder')));
      timer = setTimeout(() => reject(tooHard()), TIMEOUT_MS);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

const isOutOfMemory = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
