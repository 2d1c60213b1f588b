import { createHmac, timingSafeEqual } from 'node:crypto';
import { buildEntrega, buildWebhook, TEST_SECRETO } from '@portal/testkit/builders/webhook.ts';
import { useTestDatabase } from '@portal/testkit/database.ts';
import { type Received, type Receiver, startReceiver } from '@portal/testkit/services/receiver.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPermitidos } from '../../config/private-networks.rules.ts';
import { deliverEntregas, forgetEntregas, hasDueEntregas } from './entrega.service.ts';
import { resolverOf } from './gateways/resolver.ts';
import { envioDelay, MAX_ENVIOS } from './reintento.rules.ts';

const connection = useTestDatabase();
const db = () => connection().db;
const START = new Date('2026-11-21T15:00:00Z');
let now = START;
let open: Receiver[] = [];
const clock = () => now;
const later = (ms: number) => (now = new Date(now.getTime() + ms));
const resolve = resolverOf(readPermitidos('127.0.0.1')!);
const deliver = (over: Partial<Parameters<typeof deliverEntregas>[1]> = {}) =>
  deliverEntregas(db(), { clock, resolve, attemptMs: 60_000, limit: 50, ...over });
const rowOf = (id: number) => db().selectFrom('webhook_entrega').selectAll().where('id_entrega', '=', id).executeTakeFirstOrThrow();

async function receiver(...answer: Parameters<typeof startReceiver>): Promise<Receiver> {
  const started = await startReceiver(...answer);
  open.push(started);
  return started;
}

beforeEach(async () => {
  now = START;
  await db().deleteFrom('webhook').execute();
});
afterEach(async () => {
  for (const each of open) await each.close();
  open = [];
});

/** The recipe of docs/webhooks.md: checks the signature of a message as its receiver does. */
function isGenuine({ headers, body }: Received, secret: string, at: Date): boolean {
  const [id, timestamp, signature] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => String(headers[name]));
  if (Math.abs(at.getTime() / 1000 - Number(timestamp)) > 5 * 60) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return signature!.split(' ').some((one) => {
    const given = Buffer.from(one.replace(/^v1,/, ''), 'base64');
    return one.startsWith('v1,') && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

describe('an event', () => {
  it('arrives once, signed so that its receiver can check it', async () => {
    const there = await receiver();
    const webhook = await buildWebhook(db(), { direccion: there.url });
    const id = await buildEntrega(db(), webhook);
    expect(await hasDueEntregas(db(), now)).toBe(true);
    expect(await deliver()).toBe(1);
    const [got] = there.received;
    expect(got).toMatchObject({ body: (await rowOf(id)).cuerpo, headers: { 'webhook-id': (await rowOf(id)).evento } });
    expect(isGenuine(got!, TEST_SECRETO, now)).toBe(true);
    expect(isGenuine(got!, `whsec_${Buffer.from('otro').toString('base64')}`, now)).toBe(false);
    expect(isGenuine({ ...got!, body: `${got!.body} ` }, TEST_SECRETO, now)).toBe(false);
    expect(isGenuine(got!, TEST_SECRETO, new Date(now.getTime() + 301_000)), 'a replay of later').toBe(false);
    expect(await rowOf(id)).toMatchObject({ estado: 'entregado', intentos: 1, codigo_http: 204, fecha_entrega: START.toISOString() });
    expect(await hasDueEntregas(db(), now)).toBe(false);
    expect(await deliver()).toBe(0);
    expect(there.received).toHaveLength(1);
  });

  it('that fails is tried again after growing pauses, with the same id, and then given up', async () => {
    const there = await receiver((response) => response.writeHead(503).end('En  mantenimiento\n'));
    const webhook = await buildWebhook(db(), { direccion: there.url });
    const id = await buildEntrega(db(), webhook);
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= MAX_ENVIOS; attempt += 1) {
      expect(await deliver()).toBe(0);
      const { estado, intentos, codigo_http, respuesta, proximo_intento } = await rowOf(id);
      expect({ intentos, codigo_http, respuesta }).toEqual({ intentos: attempt, codigo_http: 503, respuesta: 'En  mantenimiento' });
      expect(estado).toBe(attempt === MAX_ENVIOS ? 'fallido' : 'pendiente');
      if (estado === 'fallido') break;
      pauses.push((Date.parse(proximo_intento) - now.getTime()) / 60_000);
      later(envioDelay(attempt)! - 1);
      expect(await hasDueEntregas(db(), now), 'not before its time').toBe(false);
      later(1);
    }
    expect(pauses).toEqual([1, 5, 30, 120, 360, 1440]);
    expect(new Set(there.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(there.received.map(({ headers }) => headers['webhook-timestamp'])).size, 'signed anew each time').toBe(MAX_ENVIOS);
    later(10 * 24 * 3_600_000);
    expect(await hasDueEntregas(db(), now)).toBe(false);
  });

  it('of a receiver that is gone switches its webhook off', async () => {
    const there = await receiver((response) => response.writeHead(410).end());
    const webhook = await buildWebhook(db(), { direccion: there.url });
    const [first, second] = [await buildEntrega(db(), webhook), await buildEntrega(db(), webhook)];
    await deliver();
    await deliver();
    expect([(await rowOf(first)).estado, (await rowOf(second)).estado]).toEqual(['fallido', 'pendiente']);
    expect(there.received).toHaveLength(1);
    const row = await db().selectFrom('webhook').selectAll().where('id_webhook', '=', webhook).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ codigo_estado: 2, usuario_modificacion: 'sistema', version: 2 });
  });

  it('waits while its webhook is off or has no secret; a test goes out although it is off', async () => {
    const there = await receiver();
    const off = await buildWebhook(db(), { direccion: there.url, codigo_estado: 2 });
    const unsigned = await buildWebhook(db(), { direccion: there.url, secreto: null });
    for (const webhook of [off, unsigned]) await buildEntrega(db(), webhook);
    expect(await hasDueEntregas(db(), now)).toBe(false);
    const trial = await buildEntrega(db(), off);
    await db().updateTable('webhook_entrega').set({ tipo: 'prueba' }).where('id_entrega', '=', trial).execute();
    expect(await deliver()).toBe(1);
    expect(there.received.map(({ headers }) => headers['webhook-id'])).toEqual([(await rowOf(trial)).evento]);
  });

  it('is signed by the earlier secret too, until its day is over', async () => {
    const there = await receiver();
    const webhook = await buildWebhook(db(), { direccion: there.url });
    const earlier = `whsec_${Buffer.from('el secreto de antes').toString('base64')}`;
    await db()
      .updateTable('webhook_clave')
      .set({ secreto_anterior: earlier, anterior_hasta: new Date(now.getTime() + 1000).toISOString() })
      .execute();
    await buildEntrega(db(), webhook);
    await deliver();
    later(1000);
    await buildEntrega(db(), webhook);
    await deliver();
    const genuine = (secret: string) => there.received.map((got) => isGenuine(got, secret, now));
    expect([genuine(TEST_SECRETO), genuine(earlier)]).toEqual([
      [true, true],
      [true, false],
    ]);
  });
});

describe('several processes', () => {
  it('deliver each event once', async () => {
    const there = await receiver();
    const webhooks = [await buildWebhook(db(), { direccion: there.url }), await buildWebhook(db(), { direccion: there.url })];
    for (const webhook of webhooks) for (let event = 0; event < 20; event += 1) await buildEntrega(db(), webhook);
    const sent = await Promise.all([deliver(), deliver(), deliver()]);
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(new Set(there.received.map(({ headers }) => headers['webhook-id'])).size).toBe(40);
    expect(there.received).toHaveLength(40);
  });

  it('send again what one of them claimed and never finished, with the same id', async () => {
    const there = await receiver();
    const id = await buildEntrega(db(), await buildWebhook(db(), { direccion: there.url }));
    const dying = new AbortController();
    const silent = await receiver(() => dying.abort());
    await db().updateTable('webhook').set({ direccion: silent.url }).execute();
    expect(await deliver({ signal: dying.signal })).toBe(0);
    expect(await rowOf(id)).toMatchObject({ estado: 'pendiente', intentos: 1, codigo_http: null });
    await db().updateTable('webhook').set({ direccion: there.url }).execute();
    expect(await deliver(), 'still claimed').toBe(0);
    later(5 * 60_000);
    expect(await deliver()).toBe(1);
    expect(there.received[0]!.headers['webhook-id']).toBe(silent.received[0]!.headers['webhook-id']);
  });
});

describe('a receiver that never answers', () => {
  it('delays no other webhook, and is asked once in a run', async () => {
    const good = await receiver();
    const limit = new AbortController();
    const silent = await receiver(() => {});
    const bad = await buildWebhook(db(), { direccion: silent.url });
    const fine = await buildWebhook(db(), { direccion: good.url });
    for (const webhook of [bad, fine]) for (let event = 0; event < 3; event += 1) await buildEntrega(db(), webhook);
    const run = deliver({ signal: limit.signal });
    await expect.poll(() => good.received.length).toBe(3);
    await expect.poll(() => silent.received.length).toBe(1);
    limit.abort();
    expect(await run).toBe(3);
    expect(silent.received).toHaveLength(1);
  });

  it('is left at the limit of an attempt', async () => {
    const silent = await receiver(() => {});
    const id = await buildEntrega(db(), await buildWebhook(db(), { direccion: silent.url }));
    expect(await deliver({ attemptMs: 1 })).toBe(0);
    expect(await rowOf(id)).toMatchObject({ estado: 'pendiente', codigo_http: null, respuesta: 'ETIMEDOUT' });
  });
});

describe('an outbox', () => {
  it('forgets what is older than ninety days', async () => {
    const webhook = await buildWebhook(db());
    const [old, fresh] = [await buildEntrega(db(), webhook), await buildEntrega(db(), webhook)];
    await db().updateTable('webhook_entrega').set({ fecha_creacion: '2026-08-23T14:59:59Z' }).where('id_entrega', '=', old).execute();
    await forgetEntregas(db(), now);
    expect((await db().selectFrom('webhook_entrega').select('id_entrega').execute()).map(({ id_entrega }) => id_entrega)).toEqual([fresh]);
  });
});
