/** How long another system may take, in milliseconds. */
export interface Patience {
  /** From the request to the answer of a read. */
  readonly readMs: number;
  /** From the request to the end of the answer of any other call; its body goes out meanwhile. */
  readonly writeMs: number;
  /** Between two pieces of the answer of a read, while its reader waits for one. */
  readonly idleMs: number;
}

/** Most bytes of an answer that is no file. */
const ANSWER_BYTES = 1024 * 1024;
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

const failureOf = (what: string): Error => Object.assign(new Error(`the service ${what}`), { code: 'ETIMEDOUT' });

/**
 * Builds a `fetch` that ends in bounded time and follows no redirect: a service that stalls, trickles, answers without end or points elsewhere
 * fails the call. The file that a read answers may last as long as its pieces arrive, because its reader may pause.
 */
export const patientFetch =
  ({ readMs, writeMs, idleMs }: Patience): typeof fetch =>
  async (input, init) => {
    const abort = new AbortController();
    const reads = init?.method === 'GET';
    const timer = setTimeout(() => abort.abort(failureOf('did not answer in time')), reads ? readMs : writeMs);
    try {
      const answer = await fetch(input, { ...init, redirect: 'manual', signal: abort.signal });
      const { status, statusText, headers, body } = answer;
      const content = reads && answer.ok ? body && watched(body, idleMs) : await wholeOf(body);
      return new Response(WITHOUT_BODY.has(status) ? null : content, { status, statusText, headers });
    } finally {
      clearTimeout(timer);
    }
  };

/** Builds the same for calls that answer no file: each ends within `ms`, with an answer of at most a megabyte. */
export const boundedFetch =
  (ms: number): typeof fetch =>
  async (input, init) => {
    const limit = AbortSignal.timeout(ms);
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    const { status, statusText, headers, body } = await fetch(input, { ...init, redirect: 'manual', signal });
    const content = await wholeOf(body);
    return new Response(WITHOUT_BODY.has(status) ? null : content, { status, statusText, headers });
  };

async function wholeOf(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body ?? []) {
    pieces.push(piece);
    size += piece.length;
    if (size > ANSWER_BYTES) throw failureOf('answers without end');
  }
  return new Uint8Array(Buffer.concat(pieces));
}

/** Passes a body on and fails when a piece that somebody waits for does not arrive. */
function watched(body: ReadableStream<Uint8Array>, idleMs: number): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let timer: NodeJS.Timeout | undefined;
        const silence = new Promise<never>((_resolve, reject) => {
          timer = setTimeout(() => reject(failureOf('stopped in the middle of a file')), idleMs);
        });
        try {
          const { done, value } = await Promise.race([reader.read(), silence]);
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          // The connection goes with it.
          reader.cancel(error).catch(() => {});
          throw error;
        } finally {
          clearTimeout(timer);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
