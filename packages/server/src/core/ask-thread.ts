import { Worker } from 'node:worker_threads';

/** Request to a thread; `bytes` move there without a copy. */
interface Request {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface Thread {
  /** Path of its program. */
  readonly program: URL | string;
  readonly name: string;
  /** Milliseconds after which it is given up; absent: as long as it takes. */
  readonly mostMs?: number;
}

const HEAP_MB = 512;

/** Sends one request to a thread of its own with limited memory. Returns its answer; undefined when it needs more memory or time. */
export async function askThread<Answer extends object>({ program, name, mostMs }: Thread, request: Request): Promise<Answer | undefined> {
  const worker = new Worker(program, {
    workerData: request,
    transferList: [request.bytes.buffer],
    execArgv: [],
    name,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Answer | undefined>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', (error) => (isOutOfMemory(error) ? resolve(undefined) : reject(error)));
      worker.once('exit', () => reject(new Error(`el hilo «${name}» terminó sin responder`)));
      if (mostMs !== undefined) timer = setTimeout(() => resolve(undefined), mostMs);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

const isOutOfMemory = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
