import { avanceApi } from '@portal/contract/avance';
import { dispositivoApi, dispositivoMaestro } from '@portal/contract/dispositivo';
import { DOMINIOS } from '@portal/contract/dominio';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { nextNumber } from '@portal/testkit/builders/counter.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildDispositivo, signInOn } from '@portal/testkit/builders/ingreso/dispositivo.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildParametro } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { testMaster } from '@portal/testkit/master-suite.ts';
import { beforeEach, describe, expect, it } from 'vitest';

const test = useTestApp();
const MINUTE = 60_000;
const shop: { id_empresa: number; admin: string } = { id_empresa: 0, admin: '' };

beforeEach(async () => {
  test.now = TEST_NOW;
  await test.db.deleteFrom('intento_acceso').execute();
  shop.id_empresa ||= (await buildEmpresa(test.db)).id_empresa;
  shop.admin = await signIn(test, await buildUsuario(test.db, { admin: true }));
});

const codeOf = async (id_dispositivo: number) =>
  (await test.call(dispositivoApi.codigo, { body: { id_dispositivo }, token: shop.admin })).data.codigo;
const pair = (codigo: string) => test.call(dispositivoApi.vincular, { body: { codigo } });
const rowOf = async (id: number) => (await test.call(dispositivoApi.sel, { params: { id }, token: shop.admin })).data;

describe('the tablets of shops', () => {
  testMaster(test, {
    definition: dispositivoMaestro,
    api: dispositivoApi,
    fields: (number) => ({ dispositivo: `Mostrador ${number}`, id_empresa: shop.id_empresa, maximo_mb: 500 }),
    title: 'dispositivo',
  });

  it('have a name once in their company, and a cost centre of it', async () => {
    const { id_empresa } = await buildEmpresa(test.db);
    const { id_parametro } = await buildParametro(test.db, { id_dominio: DOMINIOS.centro_costo, id_empresa: shop.id_empresa });
    const body = { dispositivo: 'Caja Única', id_empresa, maximo_mb: 500 };
    expect((await test.call(dispositivoApi.ins, { body, token: shop.admin })).status).toBe(200);
    const same = await test.call(dispositivoApi.ins, { body: { ...body, dispositivo: 'caja unica' }, token: shop.admin });
    expect([same.status, same.problem.code]).toEqual([409, 'duplicado']);
    const elsewhere = await test.call(dispositivoApi.ins, { body: { ...body, id_empresa: shop.id_empresa }, token: shop.admin });
    expect(elsewhere.status).toBe(200);
    const foreign = { ...body, dispositivo: 'Otra', id_centro_costo: id_parametro };
    expect((await test.call(dispositivoApi.ins, { body: foreign, token: shop.admin })).problem.claves).toHaveProperty('id_centro_costo');
    expect((await test.call(dispositivoApi.ins, { body: { ...body, id_empresa: 999_999 }, token: shop.admin })).status).toBe(400);
  });

  it('are those of the own companies for a limited access', async () => {
    const { id_dispositivo } = await buildDispositivo(test.db, shop);
    const outsider = await limitedAdmin(test, [(await buildEmpresa(test.db)).id_empresa]);
    const { token } = outsider;
    const body = { id_dispositivo };
    expect((await test.call(dispositivoApi.sellst, { token, query: {} })).data).toEqual([]);
    expect((await test.call(dispositivoApi.codigo, { token, body })).status).toBe(404);
    expect((await test.call(dispositivoApi.desvincular, { token, body })).status).toBe(404);
    const moved = { id_dispositivo, dispositivo: 'Mía', id_empresa: shop.id_empresa, maximo_mb: 500 };
    expect((await test.call(dispositivoApi.ins, { token, body: moved })).status).toBe(400);
  });
});

describe('pairing', () => {
  const build = async () => {
    const body = { dispositivo: `Nueva ${nextNumber()}`, id_empresa: shop.id_empresa, maximo_mb: 500 };
    return (await test.call(dispositivoApi.ins, { body, token: shop.admin })).data.id_dispositivo;
  };

  it('exchanges the code once for a token of 256 bits; only hashes are stored', async () => {
    const id = await build();
    expect((await rowOf(id)).vinculo).toBe('sin_vincular');
    const codigo = await codeOf(id);
    expect(codigo).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect((await rowOf(id)).vinculo).toBe('por_vincular');
    const { data } = await pair(codigo.toLowerCase().replace('-', ' '));
    expect(Buffer.from(data.token, 'base64url')).toHaveLength(32);
    expect(data.dispositivo).toMatchObject({ id_dispositivo: id, maximo_mb: 500 });
    expect((await rowOf(id)).vinculo).toBe('vinculado');
    const again = await pair(codigo);
    expect([again.status, again.problem.clave]).toEqual([410, 'dispositivo.errores.codigo']);
    const stored = JSON.stringify(await test.db.selectFrom('tableta_vinculo').selectAll().execute());
    const logged = JSON.stringify(await test.db.selectFrom('log').selectAll().where('tabla', '=', 'tableta').execute());
    for (const secret of [codigo, data.token, data.secreto]) for (const text of [stored, logged]) expect(text).not.toContain(secret);
    expect((await test.call(dispositivoApi.mio, { token: data.token })).data).toMatchObject({ id_dispositivo: id });
  });

  it('refuses an expired, a replaced and a guessed code, and slows guessing down', async () => {
    const id = await build();
    const [first, second] = [await codeOf(id), await codeOf(id)];
    expect((await pair(first)).status).toBe(410);
    test.now = new Date(TEST_NOW.getTime() + 15 * MINUTE);
    expect((await pair(second)).status).toBe(410);
    const statuses: number[] = [];
    for (let round = 0; round < 61; round += 1) statuses.push((await pair('AAAA-AAAA')).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it('of a tablet again ends the token and the sessions of before', async () => {
    const old = await buildDispositivo(test.db, shop);
    const person = await buildUsuario(test.db, { id_empresa: shop.id_empresa });
    const session = await signInOn(test, old, person);
    const codigo = await codeOf(old.id_dispositivo);
    expect((await test.call(dispositivoApi.mio, { token: old.token })).status).toBe(200);
    const { token } = (await pair(codigo)).data;
    expect((await test.call(dispositivoApi.mio, { token: old.token })).problem.code).toBe('dispositivo_desvinculado');
    expect((await test.call(avanceApi.panel, { token: session })).status).toBe(401);
    expect((await test.call(avanceApi.panel, { token: `${session.split('.')[0]}.${token}` })).status).toBe(401);
  });

  it('ends at once when an administrator unpairs, with its sessions and its waiting code', async () => {
    const tablet = await buildDispositivo(test.db, shop);
    const { id_dispositivo } = tablet;
    const session = await signInOn(test, tablet, await buildUsuario(test.db, { id_empresa: shop.id_empresa }));
    const codigo = await codeOf(id_dispositivo);
    expect((await test.call(avanceApi.panel, { token: session })).status).toBe(200);
    expect((await test.call(dispositivoApi.desvincular, { body: { id_dispositivo }, token: shop.admin })).status).toBe(200);
    expect((await test.call(avanceApi.panel, { token: session })).problem.code).toBe('sesion_requerida');
    expect((await test.call(dispositivoApi.mio, { token: tablet.token })).problem.code).toBe('dispositivo_desvinculado');
    expect((await pair(codigo)).status).toBe(410);
    expect((await rowOf(id_dispositivo)).vinculo).toBe('desvinculado');
    const { tipo } = await test.db
      .selectFrom('log')
      .select('tipo')
      .where('detalle', '=', `tablet ${id_dispositivo}`)
      .orderBy('id_log', 'desc')
      .executeTakeFirstOrThrow();
    expect(tipo).toBe('tablet_desvinculada');
  });

  it('stores when the tablet was seen and how many answers wait on it', async () => {
    const { id_dispositivo, token } = await buildDispositivo(test.db, shop);
    expect((await test.call(dispositivoApi.latido, { token, body: { en_espera: 3 } })).status).toBe(200);
    expect(await rowOf(id_dispositivo)).toMatchObject({ en_espera: 3, fecha_visto: TEST_NOW.toISOString() });
  });
});
