import { accesoApi } from '@portal/contract/acceso';
import type { CallOf } from '@portal/contract/core';
import { sesionApi } from '@portal/contract/sesion';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildAcceso } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
type Person = Awaited<ReturnType<typeof buildUsuario>>;

/** Companies of the limited administrator (`a`, `b`) and another one. */
let a: number;
let b: number;
let outside: number;
let token: string;
/** Accesses within the scope of the limited administrator. */
let within: readonly Person[];
/** Accesses beyond it: of all companies, of another one, of one's own and another one. */
let beyond: readonly Person[];

beforeAll(async () => {
  const empresas = [await buildEmpresa(app.db), await buildEmpresa(app.db), await buildEmpresa(app.db)] as const;
  const [one, two, three] = empresas;
  [a, b, outside] = [one.id_empresa, two.id_empresa, three.id_empresa];
  token = await signIn(app, await buildAcceso(app.db, [one, two]));
  within = [
    await buildAcceso(app.db, [one]),
    await buildAcceso(app.db, [one, two]),
    await buildAcceso(app.db, [two], { soporte: true, id_empresa: outside }),
  ];
  beyond = [
    await buildAcceso(app.db, [], { id_empresa: a }),
    await buildAcceso(app.db, [three], { id_empresa: a }),
    await buildAcceso(app.db, [one, three], { id_empresa: a }),
  ];
});

const LIMITED = { rol: 2, indicador_alcance: 1 };
const stored = (id: number) =>
  app.db.selectFrom('usuario').select(['indicador_admin', 'indicador_soporte', 'version']).where('id_usuario', '=', id).executeTakeFirst();

describe('an administrator limited to companies', () => {
  test('sees the accesses that are limited to those companies, and counts no others', async () => {
    const { data, total } = await app.call(accesoApi.sellst, { query: { pagina: 1, tamano: 1 }, token });
    expect([data.length, total]).toEqual([1, within.length + 1]);
    for (const { id_usuario } of within) expect((await app.call(accesoApi.sel, { params: { id: id_usuario }, token })).status).toBe(200);
    for (const { id_usuario } of beyond) expect((await app.call(accesoApi.sel, { params: { id: id_usuario }, token })).status).toBe(404);
  });

  test('receives the limit with the session', async () => {
    const limitOf = async (bearer: string) => (await app.call(sesionApi.verifyToken, { query: {}, token: bearer })).data.indicador_alcance;
    expect(await limitOf(token)).toBe(1);
    expect(await limitOf(await signIn(app, await buildUsuario(app.db, { admin: true })))).toBe(0);
  });

  test('changes and withdraws none beyond them: 404, as if there were none', async () => {
    for (const { id_usuario, codigo_usuario } of beyond) {
      const derechos = { ...LIMITED, empresas: [a] };
      expect((await app.call(accesoApi.upd, { body: { id_usuario, version: 1, ...derechos }, token })).status).toBe(404);
      expect((await app.call(accesoApi.insPersona, { body: { codigo_usuario, ...derechos }, token })).status).toBe(404);
      expect((await app.call(accesoApi.del, { params: { id: id_usuario }, token })).status).toBe(404);
      expect(await stored(id_usuario)).toEqual({ indicador_admin: 1, indicador_soporte: 0, version: 1 });
    }
  });

  test('gives no access of all companies or of another one, neither new nor changed', async () => {
    const [own] = within;
    const account = { codigo_usuario: 'LIM1', nombres: 'Ayuda', correo_electronico: 'lim1@example.com' };
    for (const [derechos, field] of [
      [{ rol: 2, indicador_alcance: 0, empresas: [] }, 'indicador_alcance'],
      [{ ...LIMITED, empresas: [a, outside] }, 'empresas'],
    ] satisfies [Pick<CallOf<typeof accesoApi.ins>['body'], 'rol' | 'indicador_alcance' | 'empresas'>, string][]) {
      const created = await app.call(accesoApi.ins, { body: { ...account, ...derechos }, token });
      expect({ status: created.status, fields: Object.keys(created.problem.errors ?? {}) }).toEqual({ status: 400, fields: [field] });
      const changed = await app.call(accesoApi.upd, { body: { id_usuario: own!.id_usuario, version: 1, ...derechos }, token });
      expect({ status: changed.status, fields: Object.keys(changed.problem.errors ?? {}) }).toEqual({ status: 400, fields: [field] });
    }
    expect(await app.db.selectFrom('usuario').select('id_usuario').where('codigo_usuario', '=', 'LIM1').execute()).toEqual([]);
  });

  test('gives, changes and withdraws accesses of those companies', async () => {
    const account = { codigo_usuario: 'LIM2', nombres: 'Ayuda', correo_electronico: 'lim2@example.com' };
    const created = await app.call(accesoApi.ins, { body: { ...account, ...LIMITED, empresas: [a] }, token });
    expect(created.status).toBe(200);
    const { id_usuario } = created.data;
    const changed = await app.call(accesoApi.upd, {
      body: { id_usuario, version: 1, rol: 1, indicador_alcance: 1, empresas: [b] },
      token,
    });
    expect(changed.data).toMatchObject({ version: 2 });
    expect((await app.call(accesoApi.del, { params: { id: id_usuario }, token })).status).toBe(200);
  });

  test('gives a role to people of those companies alone', async () => {
    const inside = await buildUsuario(app.db, { id_empresa: a });
    const foreign = await buildUsuario(app.db, { id_empresa: outside });
    const give = ({ codigo_usuario }: Person) =>
      app.call(accesoApi.insPersona, { body: { codigo_usuario, ...LIMITED, empresas: [b] }, token });
    expect((await give(inside)).status).toBe(200);
    expect((await give(foreign)).status).toBe(404);
    expect(await stored(foreign.id_usuario)).toMatchObject({ indicador_soporte: 0 });
  });
});

test('the list costs two statements, a change eleven, whatever the number of companies', async () => {
  const unlimited = await signIn(app, await buildAcceso(app.db, []));
  const other = await buildAcceso(app.db, []);
  const sentBy = async (request: () => Promise<{ readonly status: number }>) => {
    recorder.take();
    expect((await request()).status).toBe(200);
    return recorder.take().length;
  };
  expect(await sentBy(() => app.call(accesoApi.sellst, { query: { pagina: 1 }, token: unlimited }))).toBe(2);
  const change = (version: number, empresas: number[]) =>
    sentBy(() => app.call(accesoApi.upd, { body: { id_usuario: other.id_usuario, version, ...LIMITED, empresas }, token: unlimited }));
  expect([await change(1, [a]), await change(2, [a, b, outside])]).toEqual([11, 11]);
});
