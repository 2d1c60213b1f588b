import { sesionApi } from '@portal/contract/sesion';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { nextNumber } from '@portal/testkit/builders/counter.ts';
import { buildScimToken } from '@portal/testkit/builders/ingreso/scim.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useCarga } from '@portal/testkit/scenes/carga.ts';
import { patchOf, scimClient } from '@portal/testkit/scenes/scim.ts';
import { beforeAll, expect, test } from 'vitest';

const app = useTestApp();
let token = '';
let scim = '';
const send = scimClient(app, () => scim);
const { review, imported, persona, stored } = useCarga(app, () => token);
beforeAll(async () => {
  token = await signIn(app, await buildUsuario(app.db, { admin: true }));
  ({ token: scim } = await buildScimToken(app.db));
  await app.db.updateTable('configuracion').set({ registro_abierto: true }).execute();
});

const CLAVE = 'caballo-verde-77';
const register = (email: string) =>
  app.call(sesionApi.register, {
    body: { email, first_name: 'Ana', last_name: 'Paz', password: CLAVE, password_confirmation: CLAVE },
  });
const correoOf = async (id: number) =>
  (await app.db.selectFrom('usuario').select('correo_electronico').where('id_usuario', '=', id).executeTakeFirstOrThrow())
    .correo_electronico;

test('a letter that no mailbox has is named with its place by form, registration, account, sheet and directory', async () => {
  const wrong = 'peña@example.com';
  const named = { clave: 'validacion.correo_letra', valores: { letra: 'ñ', valor: 3 } };
  const { id_usuario } = await buildUsuario(app.db);
  const body = { id_usuario, correo_electronico: wrong } as never;
  expect((await app.call(usuarioApi.upd, { token, body })).problem.claves).toMatchObject({ correo_electronico: named });
  const refused = await register(wrong);
  expect(refused.problem.claves).toMatchObject({ email: named });
  expect(refused.problem.errors?.['email']).toBe(
    'El carácter 3, «ñ», no se admite en un correo: escriba una letra de la «a» a la «z», sin tilde',
  );
  const { filas } = await review([persona({ mail: wrong })]);
  expect(filas[0]?.error).toContain('el carácter 3, «ñ», no se admite en un correo');
  const patched = await send('PATCH', `/Users/${id_usuario}`, {
    body: patchOf({ op: 'replace', path: 'emails', value: [{ type: 'work', value: wrong }] }),
  });
  expect([patched.status, patched.data.scimType]).toEqual([400, 'invalidValue']);
  expect(patched.data.detail).toContain('«ñ»');
});

test('a domain beyond ASCII is stored as it is sent, by form, sheet and directory', async () => {
  const { id_usuario } = await buildUsuario(app.db);
  const to = (correo_electronico: string) =>
    app.call(usuarioApi.upd, { token, body: { id_usuario, nombres: 'Ana', apellido_paterno: 'Paz', correo_electronico } as never });
  expect((await to('ana@peña.example')).status).toBe(200);
  expect(await correoOf(id_usuario)).toBe('ana@xn--pea-8ma.example');
  const row = persona({ mail: 'rosa@PEÑA.example' });
  await imported([row]);
  expect(await stored(row.codigo)).toMatchObject({ correo_electronico: 'rosa@xn--pea-8ma.example' });
  expect((await review([row])).existentes).toBe(1);
  const body = patchOf({ op: 'replace', path: 'emails', value: [{ type: 'work', value: `eva${nextNumber()}@почта.рф` }] });
  const { status, data } = await send('PATCH', `/Users/${id_usuario}`, { body });
  expect([status, data.emails[0].value]).toEqual([200, expect.stringMatching(/^eva\d+@xn--80a1acny\.xn--p1ai$/)]);
  const found = await send('GET', '/Users', {
    query: { filter: `emails.value eq "${data.emails[0].value.replace('xn--80a1acny.xn--p1ai', 'почта.рф')}"` },
  });
  expect(found.data.totalResults).toBe(1);
});

test('whoever registered with such a domain signs in by what they type and by what is stored', async () => {
  expect((await register('Luz@Peña.example')).status).toBe(200);
  for (const username of ['luz@peña.example', 'LUZ@PEÑA.example', 'luz@xn--pea-8ma.example'])
    expect((await app.call(sesionApi.login, { body: { username, password: CLAVE } })).status, username).toBe(200);
  expect((await register('luz@xn--pea-8ma.example')).status).toBe(409);
  expect((await app.call(sesionApi.login, { body: { username: 'luz@pena.example', password: CLAVE } })).status).toBe(401);
});
