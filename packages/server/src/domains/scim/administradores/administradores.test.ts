import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildScimToken } from '@portal/testkit/builders/ingreso/scim.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { patchOf, scimClient } from '@portal/testkit/scenes/scim.ts';
import { beforeEach, expect, test } from 'vitest';

const app = useTestApp();
const DAY_MS = 24 * 60 * 60 * 1000;
let token = '';
const send = scimClient(app, () => token);

beforeEach(async () => {
  app.now = new Date(app.now.getTime() + 2 * DAY_MS);
  ({ token } = await buildScimToken(app.db));
  await buildUsuario(app.db, { admin: true });
});

const administrator = async () => (await buildUsuario(app.db, { admin: true })).id_usuario;
const stateOf = async (id: number) =>
  (await app.db.selectFrom('usuario').select('codigo_estado').where('id_usuario', '=', id).executeTakeFirstOrThrow()).codigo_estado;
const notedOf = async (id: number) =>
  (await app.db.selectFrom('log').select('tipo').where('id_usuario', '=', id).where('tipo', 'like', 'cese_%').execute()).map(
    ({ tipo }) => tipo,
  );
const off = patchOf({ op: 'replace', path: 'active', value: false });

test('one cycle ends one administrator, whatever form it takes and whichever token it uses, and people without a role freely', async () => {
  const people = [await administrator(), await administrator(), await administrator(), await administrator()] as const;
  expect((await send('DELETE', `/Users/${people[0]}`)).status).toBe(204);
  const other = await buildScimToken(app.db);
  const refused = [
    await send('DELETE', `/Users/${people[1]}`, { headers: { 'if-match': 'W/"1"' } }),
    await send('PATCH', `/Users/${people[2]}`, { body: off }),
    await send('PATCH', `/Users/${people[3]}`, { body: off, token: other.token }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(refused[0]!.data.detail).toContain('un solo administrador por día');
  expect(await Promise.all(people.map(stateOf))).toEqual([2, 1, 1, 1]);
  const learner = await buildUsuario(app.db);
  expect((await send('PATCH', `/Users/${learner.id_usuario}`, { body: off })).status).toBe(200);
});

test('bringing the first one back does not make room for the next', async () => {
  const [one, two] = [await administrator(), await administrator()];
  await send('PATCH', `/Users/${one}`, { body: off });
  await send('PATCH', `/Users/${one}`, { body: patchOf({ op: 'replace', path: 'active', value: true }) });
  expect((await send('PATCH', `/Users/${two}`, { body: off })).status).toBe(403);
});

test('the log has the end and, once a day, the refusal; the next day or an administrator goes on', async () => {
  const [one, two, three] = [await administrator(), await administrator(), await administrator()];
  await send('PATCH', `/Users/${one}`, { body: off });
  for (let cycle = 0; cycle < 3; cycle += 1) expect((await send('PATCH', `/Users/${two}`, { body: off })).status).toBe(403);
  expect([await notedOf(one), await notedOf(two)]).toEqual([['cese_administrador'], ['cese_administrador_rechazado']]);
  const body = { id_usuario: three, fecha_cese: app.now.toISOString().slice(0, 10) };
  expect((await app.call(usuarioApi.cesar, { token: await signIn(app, { id_usuario: await administrator() }), body })).status).toBe(200);
  app.now = new Date(app.now.getTime() + DAY_MS + 1000);
  expect((await send('PATCH', `/Users/${two}`, { body: off })).status).toBe(200);
});

test('of two requests at once one ends an administrator', async () => {
  const people = [await administrator(), await administrator(), await administrator()];
  const answers = await Promise.all(people.map((id) => send('DELETE', `/Users/${id}`)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 403, 403]);
});
