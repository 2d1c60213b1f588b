import { FRAME_HEAD, PROGRESS_TYPE } from '@portal/contract/core';
import { cursoApi } from '@portal/contract/curso';
import { TOTAL_HEADER } from '@portal/contract/query-text';
import { afterEach, expect, test, vi } from 'vitest';
import { download, type DownloadProgress } from './download.ts';

afterEach(() => vi.useRealTimers());

const FILE = 'Código;Título\r\n001;Caja';

/** Writes a frame: rows, length, bytes. */
function frame(rows: number, text: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(text);
  const whole = new Uint8Array(FRAME_HEAD + bytes.length);
  const head = new DataView(whole.buffer);
  head.setUint32(0, rows);
  head.setUint32(4, bytes.length);
  whole.set(bytes, FRAME_HEAD);
  return whole;
}

const FRAMES = [...frame(500, FILE.slice(0, 12)), ...frame(700, FILE.slice(12))];

/** Answers every call with these pieces, and then as `end` says. */
function answering(pieces: readonly Uint8Array[], end: (controller: ReadableStreamDefaultController) => void, type = PROGRESS_TYPE) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (_address: unknown, { headers }: { headers: { accept: string } }) => {
    asked.push(headers.accept);
    const body = new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        end(controller);
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'content-type': type, [TOTAL_HEADER]: '700' } }));
  });
  return asked;
}

const close = (controller: ReadableStreamDefaultController) => controller.close();

function start() {
  const seen: DownloadProgress[] = [];
  const controller = new AbortController();
  const options = { signal: controller.signal, onProgress: (progress: DownloadProgress) => seen.push(progress) };
  const blob = download(cursoApi.sellst, { query: { formato: 'csv', tamano: 10 } }, options);
  return { blob, seen, cancel: () => controller.abort() };
}

test.each([1, 3, 8, 11, 1000])('joins the frames of a file that comes in pieces of %i bytes and reports the rows', async (size) => {
  const pieces = Array.from({ length: Math.ceil(FRAMES.length / size) }, (_, index) =>
    Uint8Array.from(FRAMES.slice(index * size, (index + 1) * size)),
  );
  const asked = answering(pieces, close);
  const { blob, seen } = start();
  expect(await (await blob).text()).toBe(FILE);
  expect(asked[0]).toContain(PROGRESS_TYPE);
  expect(seen[0]).toEqual({ bytes: 0, rows: 700, written: 0 });
  expect(seen.at(-1)).toEqual({ bytes: new TextEncoder().encode(FILE).length, rows: 700, written: 700 });
});

test('takes a file without progress as it comes', async () => {
  answering([new TextEncoder().encode(FILE)], close, 'text/csv');
  const { blob, seen } = start();
  expect(await (await blob).text()).toBe(FILE);
  expect(seen.at(-1)?.written).toBeUndefined();
});

test.each([
  ['breaks', (controller: ReadableStreamDefaultController) => controller.error(new TypeError('network error'))],
  ['ends within a frame', close],
])('rejects a file if the connection %s', async (_, end) => {
  answering([Uint8Array.from(FRAMES.slice(0, 15))], end);
  await expect(start().blob).rejects.toMatchObject({ code: 'sin_conexion' });
});

test('a connection that falls silent ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answering([Uint8Array.from(FRAMES.slice(0, 15))], () => {});
  const silent = start();
  const failed = expect(silent.blob).rejects.toMatchObject({ code: 'sin_conexion' });
  await vi.waitFor(() => expect(silent.seen.at(-1)?.bytes).toBeGreaterThan(0));
  vi.advanceTimersByTime(120_000);
  await failed;
});

test('cancelling ends at once', async () => {
  answering([Uint8Array.from(FRAMES.slice(0, 15))], () => {});
  const cancelled = start();
  const ended = expect(cancelled.blob).rejects.toMatchObject({ name: 'AbortError' });
  cancelled.cancel();
  await ended;
});
