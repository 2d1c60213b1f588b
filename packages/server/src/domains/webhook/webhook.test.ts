import { empresaApi } from '@portal/contract/empresa';
import { webhookApi } from '@portal/contract/webhook';
import { useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { buildEntrega, buildWebhook } from '@portal/testkit/builders/webhook.ts';
import { beforeEach, describe, expect, it } from 'vitest';

const test = useTestApp();
let token = '';

beforeEach(async () => {
  await test.db.deleteFrom('webhook').execute();
  token = await signIn(test, await buildUsuario(test.db, { admin: true }));
});

const fields = { nombre: 'Planillas', direccion: 'https://planillas.example.com/portal', asignado: 1, cesado: 1, codigo_estado: 1 };
const create = (over: object = {}) => test.call(webhookApi.ins, { token, body: { ...fields, ...over } });
const rowOf = async (id: number) => (await test.call(webhookApi.sel, { token, params: { id } })).data;
const secretOf = async (id_webhook: number) => (await test.call(webhookApi.secreto, { token, body: { id_webhook } })).data.secreto;

describe('a webhook', () => {
  it('is made, changed, listed and deleted with what it was sent', async () => {
    const { id_webhook } = (await create()).data;
    expect(await rowOf(id_webhook)).toMatchObject({
      ...fields,
      aprobado: 0,
      certificado: 0,
      id_empresa: null,
      fecha_secreto: null,
      fallidas: 0,
    });
    const change = { id_webhook, ...fields, nombre: 'Intranet', version: 1 };
    expect((await test.call(webhookApi.upd, { token, body: change })).data).toMatchObject({ id_webhook, version: 2 });
    expect((await test.call(webhookApi.upd, { token, body: change })).problem.code).toBe('conflicto');
    await buildEntrega(test.db, id_webhook, { estado: 'fallido' });
    await buildEntrega(test.db, id_webhook);
    const { data } = await test.call(webhookApi.sellst, { token, query: { pagina: 1, tamano: 10, buscar: 'intranet' } });
    expect(data).toMatchObject([{ nombre: 'Intranet', pendientes: 1, fallidas: 1 }]);
    expect((await test.call(webhookApi.del, { token, params: { id: id_webhook } })).status).toBe(200);
    expect(await test.db.selectFrom('webhook_entrega').selectAll().execute()).toEqual([]);
  });

  it('has a name of its own and a company that exists, which it keeps from being deleted', async () => {
    const { id_empresa } = await buildEmpresa(test.db);
    await create({ id_empresa });
    expect((await create({ nombre: 'PLANILLAS' })).problem).toMatchObject({
      code: 'duplicado',
      errors: { nombre: expect.any(String) as string },
    });
    expect((await create({ nombre: 'Otra', id_empresa: 999_999 })).problem.claves).toHaveProperty(
      'id_empresa.clave',
      'inexistente.empresa',
    );
    const { problem } = await test.call(empresaApi.del, { token, params: { id: id_empresa } });
    expect(problem.code).toBe('dependencias');
  });

  it('is switched on beside nine others at most, also when two are saved at once', async () => {
    const off = await buildWebhook(test.db, { codigo_estado: 2 });
    await Promise.all(Array.from({ length: 9 }, () => buildWebhook(test.db)));
    const two = await Promise.all([create({ nombre: 'Una' }), create({ nombre: 'Otra' })]);
    expect(two.filter(({ status }) => status === 400)).toHaveLength(1);
    expect((await create({ nombre: 'Apagada', codigo_estado: 2 })).status).toBe(200);
    const on = { id_webhook: off, ...fields, nombre: 'Encendida', version: 1 };
    expect((await test.call(webhookApi.upd, { token, body: on })).problem.errors).toEqual({
      codigo_estado: 'Puede haber 10 webhooks activos como máximo. Desactive otro o guarde este inactivo.',
    });
    const { id_webhook } = two.find(({ status }) => status === 200)!.data;
    expect((await test.call(webhookApi.upd, { token, body: { id_webhook, ...fields, nombre: 'Sigue', version: 1 } })).status).toBe(200);
    expect((await test.call(webhookApi.del, { token, params: { id: id_webhook } })).status).toBe(200);
    expect((await test.call(webhookApi.upd, { token, body: on })).status).toBe(200);
  });

  it.each([
    ['http://planillas.example.com/', 'https'],
    ['https://127.0.0.1/', 'privada'],
    ['https://2130706433/', 'privada'],
    ['https://metadata.google.internal/', 'privada'],
    ['https://ana:clave@planillas.example.com/', 'usuario'],
    ['https://planillas.example.com:25/', 'puerto'],
    ['planillas', 'direccion'],
  ])('is not saved with the address %s', async (direccion, reason) => {
    const { problem } = await create({ direccion });
    expect(problem.claves).toHaveProperty('direccion.clave', `webhook.errores.${reason}`);
    const { id_webhook } = (await create()).data;
    const { problem: change } = await test.call(webhookApi.upd, { token, body: { id_webhook, ...fields, direccion } });
    expect(change.claves).toHaveProperty('direccion.clave', `webhook.errores.${reason}`);
  });

  it('is nothing for a limited access', async () => {
    const { id_empresa } = await buildEmpresa(test.db);
    const limited = await limitedAdmin(test, [id_empresa]);
    const id_webhook = await buildWebhook(test.db, { id_empresa });
    expect((await test.call(webhookApi.sel, { token: limited.token, params: { id: id_webhook } })).status).toBe(403);
    expect((await test.call(webhookApi.secreto, { token: limited.token, body: { id_webhook } })).status).toBe(403);
  });
});

describe('a secret', () => {
  it('is shown once, replaced for a day, and in no log or list', async () => {
    const { id_webhook } = (await create()).data;
    const first = await secretOf(id_webhook);
    expect(first).toMatch(/^whsec_[\w+/]{43}=$/);
    const second = await secretOf(id_webhook);
    expect(second).not.toBe(first);
    const stored = await test.db.selectFrom('webhook_clave').selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ secreto: second, secreto_anterior: first, anterior_hasta: '2026-11-22T15:00:00.000Z' });
    const told = JSON.stringify([await rowOf(id_webhook), await test.db.selectFrom('log').selectAll().execute()]);
    expect(told).not.toContain(first.slice(6));
    expect(told).not.toContain(second.slice(6));
    expect(told).toContain('webhook_secreto');
  });
});

describe('deliveries', () => {
  it('are listed by filter, read with their body, and sent again one by one', async () => {
    const id_webhook = await buildWebhook(test.db);
    const [failed, delivered] = [
      await buildEntrega(test.db, id_webhook, { estado: 'fallido' }),
      await buildEntrega(test.db, id_webhook, { estado: 'entregado' }),
    ];
    const { data } = await test.call(webhookApi.entregas, { token, query: { pagina: 1, tamano: 10, filtro: { estado: 'fallido' } } });
    expect(data).toMatchObject([{ id_entrega: failed, tipo: 'cesado', proximo_intento: null }]);
    const { data: read } = await test.call(webhookApi.entrega, { token, params: { id: failed } });
    expect(JSON.parse(read.cuerpo)).toMatchObject({ type: 'cesado' });
    for (const id of [failed, delivered]) expect((await test.call(webhookApi.reenviar, { token, params: { id } })).status).toBe(200);
    const rows = await test.db.selectFrom('webhook_entrega').selectAll().execute();
    expect(rows.map(({ estado, intentos }) => [estado, intentos])).toEqual([
      ['pendiente', 0],
      ['pendiente', 0],
    ]);
    expect((await test.call(webhookApi.reenviar, { token, params: { id: 999_999 } })).status).toBe(404);
    expect((await test.call(webhookApi.entrega, { token, params: { id: 999_999 } })).status).toBe(404);
  });

  it('are found by webhook, event and answer, whatever their accents', async () => {
    const id_webhook = await buildWebhook(test.db, { nombre: 'Nómina Perú' });
    const [accented, plain] = [await buildEntrega(test.db, id_webhook), await buildEntrega(test.db, id_webhook)];
    await buildEntrega(test.db, await buildWebhook(test.db, { nombre: 'Otro' }));
    const answer = (id_entrega: number, respuesta: string) =>
      test.db.updateTable('webhook_entrega').set({ respuesta }).where('id_entrega', '=', id_entrega).execute();
    await answer(accented, 'Conexión RECHAZADA');
    await answer(plain, 'Bad Gateway');
    const found = async (buscar: string) => {
      const { data } = await test.call(webhookApi.entregas, { token, query: { pagina: 1, tamano: 10, buscar } });
      return data.map(({ id_entrega }) => id_entrega);
    };
    expect(await found('nomina')).toEqual([plain, accented]);
    expect(await found('PERU conexion rechazada')).toEqual([accented]);
    expect(await found('gateway BAD')).toEqual([plain]);
    const { data } = await test.call(webhookApi.entrega, { token, params: { id: plain } });
    expect(await found(data.evento.toUpperCase())).toEqual([plain]);
    expect(await found('nomina otro')).toEqual([]);
  });

  it('that failed since a day of the portal’s time zone are sent again together', async () => {
    const [one, other] = [await buildWebhook(test.db), await buildWebhook(test.db)];
    const at = async (id_webhook: number, fecha_creacion: string, estado: 'fallido' | 'entregado' = 'fallido') => {
      const id = await buildEntrega(test.db, id_webhook, { estado });
      await test.db.updateTable('webhook_entrega').set({ fecha_creacion }).where('id_entrega', '=', id).execute();
      return id;
    };
    // The 20th begins in Lima at 05:00 UTC.
    await at(one, '2026-11-20T04:59:59Z');
    const wanted = [await at(one, '2026-11-20T05:00:00Z'), await at(one, '2026-11-21T10:00:00Z')];
    await at(one, '2026-11-21T10:00:00Z', 'entregado');
    await at(other, '2026-11-21T10:00:00Z');
    const { data } = await test.call(webhookApi.reenviarFallidos, { token, body: { id_webhook: one, desde: '2026-11-20' } });
    expect(data.reenviados).toBe(2);
    const waiting = await test.db.selectFrom('webhook_entrega').select('id_entrega').where('estado', '=', 'pendiente').execute();
    expect(new Set(waiting.map(({ id_entrega }) => id_entrega))).toEqual(new Set(wanted));
    expect((await test.call(webhookApi.reenviarFallidos, { token, body: { id_webhook: 999_999, desde: '2026-11-20' } })).status).toBe(404);
  });

  it('of a test are queued at once', async () => {
    const id_webhook = await buildWebhook(test.db, { codigo_estado: 2 });
    const { data } = await test.call(webhookApi.probar, { token, body: { id_webhook } });
    const row = await test.db.selectFrom('webhook_entrega').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      id_entrega: data.id_entrega,
      tipo: 'prueba',
      estado: 'pendiente',
      proximo_intento: test.now.toISOString(),
    });
    expect(JSON.parse(row.cuerpo)).toEqual({ type: 'prueba', timestamp: test.now.toISOString(), data: { id_webhook } });
  });
});
