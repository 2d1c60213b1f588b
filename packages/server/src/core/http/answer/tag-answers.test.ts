import { cursoApi } from '@portal/contract/curso';
import { TOTAL_HEADER } from '@portal/contract/query-text';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildCurso } from '@portal/testkit/builders/organizacion/estructura.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, expect, test } from 'vitest';

const app = useTestApp();
let admin = '';
let other = '';
beforeAll(async () => {
  admin = await signIn(app, await buildUsuario(app.db, { admin: true }));
  other = await signIn(app, await buildUsuario(app.db, { admin: true }));
});

const LIST = `/api${cursoApi.sellst.path}?pagina=1`;
const get = (url: string, token: string, tag?: string) =>
  app.inject({ url, headers: { authorization: `Bearer ${token}`, ...(tag && { 'if-none-match': tag }) } });

test('a read call answers 304 without a body while nothing changed, and the new rows after a change', async () => {
  const first = await get(LIST, admin);
  const tag = String(first.headers['etag']);
  expect([first.statusCode, tag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{22}"$/)]);
  const again = await get(LIST, admin, tag);
  expect([again.statusCode, again.body, again.headers['etag'], again.headers[TOTAL_HEADER]]).toEqual([
    304,
    '',
    tag,
    first.headers[TOTAL_HEADER],
  ]);
  expect(again.headers['cache-control']).toBe('no-store');
  await buildCurso(app.db);
  const changed = await get(LIST, admin, tag);
  expect([changed.statusCode, changed.json<unknown[]>().length]).toEqual([200, first.json<unknown[]>().length + 1]);
});

test('the tag opens nothing: without a session 401, whoever asks is judged first', async () => {
  const tag = String((await get(LIST, admin)).headers['etag']);
  expect((await app.inject({ url: LIST, headers: { 'if-none-match': tag } })).statusCode).toBe(401);
  expect((await get(LIST, 'x'.repeat(43), tag)).statusCode).toBe(401);
  expect((await get(LIST, other, tag)).statusCode).toBe(304);
});

test('writing calls, failures and files of lists have no tag', async () => {
  const saved = await app.inject({ method: 'POST', url: '/api/usuario/login', payload: { username: 'x', password: 'y' } });
  expect(saved.headers['etag']).toBeUndefined();
  expect((await get('/api/nada', admin)).headers['etag']).toBeUndefined();
  expect((await get(`/api${cursoApi.sellst.path}?formato=csv`, admin)).headers['etag']).toBeUndefined();
});
