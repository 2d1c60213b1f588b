import type { CallOf } from '@portal/contract/core';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { nextNumber } from '@portal/testkit/builders/counter.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, expect, test } from 'vitest';

const app = useTestApp();
let admin = '';
let andina = 0;
let boreal = 0;
let ofAndina = '';

type Body = CallOf<typeof usuarioApi.ins>['body'];

beforeAll(async () => {
  admin = await signIn(app, await buildUsuario(app.db, { admin: true }));
  andina = (await buildEmpresa(app.db, { empresa: 'Andina' })).id_empresa;
  boreal = (await buildEmpresa(app.db, { empresa: 'Boreal' })).id_empresa;
  ofAndina = (await limitedAdmin(app, [andina])).token;
});

function body(given: Partial<Body> = {}): Body {
  const number = nextNumber();
  const names = { nombres: 'Rosa', apellido_paterno: 'Quispe', apellido_materno: 'Ñahui' };
  return { tipo_documento: 'DNI', numero_documento: String(40_000_000 + number), codigo_usuario: `N${number}`, ...names, ...given };
}
const ins = (given: Partial<Body> = {}, token = admin) => app.call(usuarioApi.ins, { body: body(given), token });
const upd = (id_usuario: number, given: Partial<Body> & { version?: number } = {}, token = admin) =>
  app.call(usuarioApi.upd, {
    body: { misma_persona: 1, ...body(given), ...(given.version && { version: given.version }), id_usuario },
    token,
  });
const fieldsOf = (answer: { readonly problem: { readonly errors?: object | undefined } }) => Object.keys(answer.problem.errors ?? {});

test('an access of one company neither sees nor changes a person of another, nor moves one there or out of all', async () => {
  const other = await buildUsuario(app.db, { id_empresa: boreal });
  expect((await upd(other.id_usuario, { id_empresa: andina }, ofAndina)).status).toBe(404);
  const own = await buildUsuario(app.db, { id_empresa: andina });
  expect(fieldsOf(await upd(own.id_usuario, { id_empresa: boreal }, ofAndina))).toEqual(['id_empresa']);
  expect(fieldsOf(await upd(own.id_usuario, { id_empresa: null }, ofAndina))).toEqual(['id_empresa']);
  expect(fieldsOf(await ins({ id_empresa: boreal }, ofAndina))).toEqual(['id_empresa']);
  expect(fieldsOf(await ins({ id_empresa: andina, codigo_jefe_inmediato: other.codigo_usuario }, ofAndina))).toEqual([
    'codigo_jefe_inmediato',
  ]);
});

test('an access of one company keeps a boss of another company whom the person has', async () => {
  const boss = await buildUsuario(app.db, { id_empresa: boreal });
  const own = await buildUsuario(app.db, { id_empresa: andina, codigo_jefe_inmediato: boss.codigo_usuario });
  expect((await upd(own.id_usuario, { id_empresa: andina, codigo_jefe_inmediato: boss.codigo_usuario }, ofAndina)).status).toBe(200);
});

test('an access of one company cannot take over the account of an administrator with a wider one', async () => {
  const wide = await buildUsuario(app.db, { admin: true, id_empresa: andina });
  const both = await limitedAdmin(app, [andina, boreal]);
  const peer = await limitedAdmin(app, [andina]);
  const status = async (id: number) => (await upd(id, { id_empresa: andina, correo_electronico: 'mio@example.com' }, ofAndina)).status;
  expect([await status(wide.id_usuario), await status(both.id_usuario), await status(peer.id_usuario)]).toEqual([403, 403, 200]);
});
