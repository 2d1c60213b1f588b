import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { logApi } from '@portal/contract/log';
import { TOTAL_HEADER } from '@portal/contract/query-text';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildCurso } from '@portal/testkit/builders/organizacion/estructura.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';

const app = useTestApp();
let token: string;

const TITLES = ['=1+1', '00123', 'a;b', 'dice "sí"', '_x0041_', 'Ñandú 👍', '-5', "'=x", 'dos\nlíneas'];

beforeAll(async () => {
  token = await signIn(app, await buildUsuario(app.db, { admin: true }));
  for (const titulo of TITLES) await buildCurso(app.db, { titulo, codigo: `00${TITLES.indexOf(titulo)}` });
  await sql`update curso set fecha_creacion = '2026-11-22T02:30:59.000Z'`.execute(app.db);
});

const file = (query: string, bearer = token) =>
  app.inject({ url: `/api/curso/sellst?${query}`, headers: { authorization: `Bearer ${bearer}` } });

/** Exports the courses and returns the sheet, with its header as first row. */
async function sheet(query: string) {
  const { rawPayload } = await file(`formato=xlsx&${query}`);
  return (await readXlsx(new Uint8Array(rawPayload), { readStyles: true })).sheets[0]!;
}

describe('a list as a spreadsheet', () => {
  test('has typed cells: codes as text, counts as numbers, dates in the portal’s zone, options by label', async () => {
    const { name, rows } = await sheet('columnas=codigo,titulo,codigo_estado,modulo,fecha_creacion&orden=codigo');
    expect(name).toBe('UCJ-Cursos');
    expect(rows[0]).toEqual(['Código', 'Título', 'Estado', 'Módulos', 'Creado']);
    // 02:30 UTC is 21:30 of the previous day in Lima.
    expect(rows[2]).toEqual(['001', '00123', 'Activo', 0, new Date('2026-11-21T21:30:00Z')]);
    expect(rows.slice(1).map((row) => row[1])).toEqual([
      "'=1+1",
      '00123',
      'a;b',
      'dice "sí"',
      '_x0041_',
      'Ñandú 👍',
      "'-5",
      "''=x",
      'dos\nlíneas',
    ]);
  });

  test('without columnas has every shown column and no dato column', async () => {
    const { rows } = await sheet('orden=codigo');
    expect(rows[0]).toHaveLength(13);
    expect(rows[0]).not.toContain('version');
  });

  test('applies search, filters and order', async () => {
    const { rows } = await sheet('columnas=titulo&buscar=nandu');
    expect(rows).toEqual([['Título'], ['Ñandú 👍']]);
    expect((await sheet('columnas=titulo&filtro[titulo]=nada+as%C3%AD')).rows).toEqual([['Título']]);
  });
});

describe('a list as CSV', () => {
  test('has a byte order mark, semicolons, dates as dd/mm/yyyy, a file name and the total in a header', async () => {
    const { headers, rawPayload } = await file('formato=csv&columnas=codigo,titulo,fecha_creacion&orden=codigo');
    expect([headers['content-type'], headers['content-disposition'], headers[TOTAL_HEADER]]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="curso.csv"',
      String(TITLES.length),
    ]);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(rawPayload);
    const lines = text.split('\r\n');
    expect(lines.slice(0, 5)).toEqual([
      '\uFEFF"Código";"Título";"Creado"',
      `"000";"'=1+1";21/11/2026 21:30`,
      '"001";"00123";21/11/2026 21:30',
      '"002";"a;b";21/11/2026 21:30',
      '"003";"dice ""sí""";21/11/2026 21:30',
    ]);
  });
});

describe('an export is refused', () => {
  test.each([
    ['formato=ods', 'formato'],
    ['formato=csv&columnas=codigo,version', 'columnas'],
    ['formato=csv&orden=nada', 'orden'],
  ])('for %s: 400 names the field %s', async (query, field) => {
    const { statusCode, body } = await file(query);
    expect(statusCode).toBe(400);
    expect(Object.keys((JSON.parse(body) as { errors: object }).errors)).toEqual([field]);
  });

  test('without the right to read the list', async () => {
    const learner = await signIn(app, await buildUsuario(app.db));
    expect((await file('formato=csv', learner)).statusCode).toBe(403);
  });
});

describe('a file of 30,000 rows', () => {
  const ROWS = 30_000;
  let address: string;
  beforeAll(async () => {
    await sql`
      insert into log (usuario_creacion, tabla, tipo, detalle, fecha_creacion)
      select 'prueba', 'lista', 'larga', repeat('ñ', 50) || n, now() from generate_series(1, ${ROWS}::integer) n`.execute(app.db);
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    address = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/api/log/sellst?formato=csv&buscar=larga`;
  });

  const open = async (): Promise<IncomingMessage> => {
    const [response] = (await once(get(address, { headers: { authorization: `Bearer ${token}` } }), 'response')) as [IncomingMessage];
    return response;
  };

  test('is complete and arrives in chunks', async () => {
    let lines = 0;
    let pieces = 0;
    for await (const piece of (await open()).setEncoding('utf8') as AsyncIterable<string>) {
      pieces += 1;
      lines += piece.split('\r\n').length - 1;
    }
    expect(lines).toBeGreaterThanOrEqual(ROWS);
    expect(pieces).toBeGreaterThan(20);
  });

  test('resets the connection if reading fails', async () => {
    const response = await open();
    await sql`alter table log rename to log_ausente`.execute(app.db);
    response.resume();
    const [error] = (await once(response, 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNRESET');
    await sql`alter table log_ausente rename to log`.execute(app.db);
  });

  test('stops reading when the client cancels; the server answers other calls', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, open));
    for (const response of responses) response.destroy();
    expect((await app.call(logApi.sellst, { query: { pagina: 1, tamano: 1 }, token })).status).toBe(200);
  });
});
