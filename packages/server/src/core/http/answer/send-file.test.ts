import { CSV_TYPE, type ExportFormat, FRAME_HEAD, type Problem, PROGRESS_TYPE } from '@portal/contract/core';
import { logApi } from '@portal/contract/log';
import { loadTranslator } from '@portal/messages';
import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../../../config/config.ts';
import { createHttp } from '../http.ts';
import { RowStream } from '../../../list/listing.ts';
import { sendFile } from './send-file.ts';

const { list } = logApi.sellst;

/** Exports a log that says it has so many rows, and has one. */
async function answer(format: ExportFormat, total: number, headers = {}) {
  const app = createHttp(loadConfig({ LOG_LEVEL: 'silent' }));
  onTestFinished(() => app.close());
  const seen = { read: 0 };
  async function* batches() {
    seen.read += 1;
    yield [{ tabla: 'curso', tipo: 'insert' }];
  }
  const rows = new RowStream(async () => ({ total, batches: batches() }));
  const texts = await loadTranslator('es');
  app.get('/lista', (_request, reply) => sendFile(reply, rows, { list, format, columnas: undefined, zone: 'America/Lima', texts }));
  return { response: await app.inject({ url: '/lista', headers }), seen };
}

test('a sheet takes 1,048,575 rows below its header; more are refused before any is read', async () => {
  const fits = await answer('xlsx', 1_048_575);
  expect([fits.response.statusCode, fits.seen.read]).toEqual([200, 1]);
  const { response, seen } = await answer('xlsx', 1_048_576);
  const { code, clave, message } = response.json<Problem>();
  expect([response.statusCode, code, clave, seen.read]).toEqual([422, 'demasiadas_filas', 'llamada.filasExcel', 0]);
  expect(message).toBe('Un archivo de Excel admite 1,048,575 filas y esta lista tiene 1,048,576. Expórtela en CSV o acórtela con filtros.');
});

test('a CSV takes any number of rows', async () => {
  expect((await answer('csv', 20_000_000)).response.statusCode).toBe(200);
});

test('a client that accepts it gets the rows written before each piece of the file; another one gets the file alone', async () => {
  const alone = await answer('csv', 1);
  expect(alone.response.headers['content-type']).toContain(CSV_TYPE);
  const { response } = await answer('csv', 1, { accept: `${PROGRESS_TYPE}, application/json` });
  expect(response.headers['content-type']).toBe(PROGRESS_TYPE);
  const pieces: Buffer[] = [];
  let rows = 0;
  for (let at = 0; at < response.rawPayload.length;) {
    rows = response.rawPayload.readUInt32BE(at);
    const end = at + FRAME_HEAD + response.rawPayload.readUInt32BE(at + 4);
    pieces.push(response.rawPayload.subarray(at + FRAME_HEAD, end));
    at = end;
  }
  expect(Buffer.concat(pieces).equals(alone.response.rawPayload)).toBe(true);
  expect(rows).toBe(1);
});
