import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { logApi } from '@portal/contract/log';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';

/** Rows of half a kilobyte: 25 MB of JSON, several times more as objects. */
const ROWS = 50_000;
const app = useTestApp();
let token: string;
let address: string;

beforeAll(async () => {
  token = await signIn(app, await buildUsuario(app.db, { admin: true }));
  await sql`
    insert into log (usuario_creacion, tabla, tipo, detalle, fecha_creacion)
    select 'prueba', 'lista', 'larga', repeat('ñ', 150) || n, timestamptz '2026-12-01' + n * interval '1 second'
    from generate_series((select count(*) + 1 from log), ${ROWS}::integer) n`.execute(app.db);
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/api/log/sellst`;
});

/** Requests the whole list over a real connection; returns the response with its body unread. */
async function open(query = ''): Promise<IncomingMessage> {
  const [response] = (await once(get(`${address}${query}`, { headers: { authorization: `Bearer ${token}` } }), 'response')) as [
    IncomingMessage,
  ];
  return response;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Returns the used heap in megabytes after garbage collection. */
function memory(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

describe('a list of 50,000 rows', () => {
  test('is complete and in order, and needs the memory of a few batches', async () => {
    const before = memory();
    let highest = 0;
    let pieces = 0;
    let ids = 0;
    let previous = Number.POSITIVE_INFINITY;
    let rest = '';
    for await (const piece of (await open()).setEncoding('utf8') as AsyncIterable<string>) {
      if ((pieces += 1) % 100 === 0) highest = Math.max(highest, memory());
      const seen = rest + piece;
      const found = [...seen.matchAll(/"id_log":(\d+),/g)];
      for (const [, id] of found) {
        expect(Number(id)).toBeLessThan(previous);
        previous = Number(id);
      }
      ids += found.length;
      const last = found.at(-1);
      rest = last ? seen.slice(last.index + last[0].length) : seen;
    }
    expect(ids).toBe(ROWS);
    expect(rest.endsWith('}]')).toBe(true);
    expect(pieces).toBeGreaterThan(200);
    expect(highest - before).toBeLessThan(12);
  });

  test('holds no database connection while its client does not read, nor after it disconnects', async () => {
    const slow = await Promise.all(Array.from({ length: 12 }, () => open()));
    const page = await app.call(logApi.sellst, { query: { pagina: 1, tamano: 1 }, token });
    expect([page.status, page.total]).toEqual([200, ROWS]);
    for (const response of slow) response.destroy();
    expect((await app.call(logApi.sellst, { query: { pagina: 2, tamano: 1 }, token })).status).toBe(200);
  });

  test('does not contain a row inserted after its start', async () => {
    const response = await open('?orden=id_log');
    await sql`insert into log (usuario_creacion, tabla, tipo, fecha_creacion) values ('tarde', 'lista', 'larga', now())`.execute(app.db);
    const rows = JSON.parse(await text(response)) as { usuario_creacion: string }[];
    expect(rows).toHaveLength(ROWS);
    expect(rows.some(({ usuario_creacion }) => usuario_creacion === 'tarde')).toBe(false);
  });

  test('resets the connection if reading fails', async () => {
    const response = await open();
    await sql`alter table log rename to log_ausente`.execute(app.db);
    response.resume();
    const [error] = (await once(response, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNRESET');
    await sql`alter table log_ausente rename to log`.execute(app.db);
  });
});
