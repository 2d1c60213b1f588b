import { useTestApp } from '@portal/testkit/app.ts';
import { buildReceptor, suscripcionOf } from '@portal/testkit/builders/persona/suscripcion.ts';
import { approveAll } from '@portal/testkit/builders/organizacion/equipo.ts';
import { PUBLIC_URL, useRecordatorios, WEDNESDAY } from '@portal/testkit/models/recordatorios.ts';
import { decryptPush, startPushService } from '@portal/testkit/services/push-service.ts';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NINGUNO, readPermitidos } from '../../config/private-networks.rules.ts';
import { resolverOf } from '../webhook/webhook.public.ts';
import { deliverNotificaciones, hasDueNotificaciones } from './reparto.service.ts';

const app = useTestApp();
const { plan, setPlan, run, at, outbox, behind } = useRecordatorios(app);
const HOUR = 3_600_000;
let now = WEDNESDAY;
let services: { close(): Promise<void> }[] = [];
let count = 0;

beforeEach(async () => {
  now = WEDNESDAY;
  await app.db.deleteFrom('notificacion_equipo').execute();
});
afterEach(async () => {
  for (const each of services) await each.close();
  services = [];
});

const local = resolverOf(readPermitidos('127.0.0.1')!);
const deliver = (over: Partial<Parameters<typeof deliverNotificaciones>[1]> = {}) =>
  deliverNotificaciones(app.db, { clock: () => now, resolve: local, attemptMs: 60_000, publicUrl: PUBLIC_URL, ...over });
const waiting = () => app.db.selectFrom('notificacion_pendiente').selectAll().execute();
const equipos = () => app.db.selectFrom('notificacion_equipo').selectAll().execute();

async function service(...answer: Parameters<typeof startPushService>) {
  const started = await startPushService(...answer);
  services.push(started);
  return started;
}

/** Gives a person a browser at a push service; by default it is never silent. */
async function browserOf({ id_usuario }: { id_usuario: number }, url: string, silencio = { silencio_desde: 0, silencio_hasta: 0 }) {
  const receptor = buildReceptor();
  const direccion = `${url}/${(count += 1)}`;
  const { keys } = suscripcionOf(direccion, receptor);
  const huella = createHash('sha256').update(direccion).digest('hex');
  const row = { id_usuario, direccion, huella, clave_publica: keys.p256dh, secreto: keys.auth, fecha_creacion: now.toISOString() };
  await app.db
    .insertInto('notificacion_equipo')
    .values({ ...row, ...silencio })
    .execute();
  return receptor;
}

test('a reminder reaches each browser of its reader once, encrypted and signed, beside the letter', async () => {
  const there = await service();
  const ana = await behind({ idioma: 'en' });
  const [phone] = [await browserOf(ana, there.url), await browserOf(ana, there.url)];
  await run();
  expect(await hasDueNotificaciones(app.db, now)).toBe(true);
  expect(await deliver()).toBe(2);
  const pushed = there.pushed.toSorted((one, other) => one.url.localeCompare(other.url));
  expect(decryptPush(pushed[0]!.body, phone)).toEqual({
    titulo: 'Finish “Seguridad <2026>”',
    texto: '2 topics left. You have until November 30, 2026.',
    direccion: `planfin?id=${plan().plan.id_planestudio}`,
    etiqueta: '2026-11-25',
  });
  expect(pushed[0]!.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: '86400',
    topic: 'recordatorio-2026-11-25',
  });
  expect(pushed[0]!.headers.authorization).toMatch(/^vapid t=[\w.-]+, k=[\w-]{87}$/);
  expect(pushed[0]!.body.toString('latin1')).not.toContain('Seguridad');
  await run();
  await at('2026-11-25T20:00:00Z');
  expect([await deliver(), await waiting(), (await outbox()).length]).toEqual([0, [], 1]);
});

test('two processes send a reminder once', async () => {
  const there = await service();
  await browserOf(await behind(), there.url);
  await run();
  const sent = await Promise.all([deliver(), deliver(), deliver()]);
  expect([sent.toSorted((one, other) => one - other), there.pushed.length]).toEqual([[0, 0, 1], 1]);
});

test('a person without a browser is reminded by letter alone', async () => {
  await behind();
  await run();
  expect([await waiting(), await deliver(), (await outbox()).length]).toEqual([[], 0, 1]);
});

test('in the hours of silence a reminder waits for their end, and costs no attempt', async () => {
  const there = await service();
  await browserOf(await behind(), there.url, { silencio_desde: 8, silencio_hasta: 12 });
  await run();
  expect([await deliver(), there.pushed.length]).toEqual([0, 0]);
  expect(await waiting()).toMatchObject([{ intentos: 0, proximo_intento: '2026-11-25T17:00:00.000Z' }]);
  now = new Date('2026-11-25T17:00:00Z');
  expect(await deliver()).toBe(1);
});

test('held reminders wait until they are released; a discarded one is not shown', async () => {
  const there = await service();
  await app.db.updateTable('configuracion').set({ maximo_recordatorios: 1 }).execute();
  for (const person of [await behind(), await behind()]) await browserOf(person, there.url);
  await run();
  expect([await deliver(), there.pushed.length]).toEqual([0, 0]);
  const [released, discarded] = await outbox();
  const set = (id: number, estado: 'pendiente' | 'descartado') =>
    app.db.updateTable('correo').set({ estado }).where('id_correo', '=', id).execute();
  await set(released!.id_correo, 'pendiente');
  await set(discarded!.id_correo, 'descartado');
  now = new Date(now.getTime() + HOUR);
  expect([await deliver(), there.pushed.length, await waiting()]).toEqual([1, 1, []]);
});

describe('nothing is shown', () => {
  test.each([
    ['finished the plan', (id: number) => approveAll(app, id)],
    ['left', (id: number) => app.db.updateTable('usuario').set({ fecha_cese: '2026-11-25' }).where('id_usuario', '=', id).execute()],
    [
      'lost the assignment',
      (id: number) =>
        app.db
          .updateTable('asignacion')
          .set({ codigo_estado: 2, fecha_cierre: WEDNESDAY.toISOString() })
          .where('id_usuario', '=', id)
          .execute(),
    ],
  ])('to a person who %s meanwhile', async (_name, happen) => {
    const there = await service();
    const ana = await behind();
    await browserOf(ana, there.url);
    await run();
    await happen(ana.id_usuario);
    expect([await deliver(), there.pushed.length, await waiting()]).toEqual([0, 0, []]);
  });

  test('after the last day of the plan', async () => {
    const there = await service();
    await browserOf(await behind(), there.url);
    await run();
    now = new Date('2026-12-01T15:00:00Z');
    expect([await deliver(), await waiting()]).toEqual([0, []]);
  });

  test('to a boss about others', async () => {
    const there = await service();
    await setPlan({ notifica_nivel1: 20, notifica_nivel2: 10 });
    const boss = await behind();
    await approveAll(app, boss.id_usuario);
    await browserOf(boss, there.url);
    await behind({ codigo_jefe_inmediato: boss.codigo_usuario });
    await run();
    expect(await waiting()).toEqual([]);
  });
});

test.each([404, 410])('a service that answers %i loses the browser', async (status) => {
  const gone = await service((response) => response.writeHead(status).end());
  await browserOf(await behind(), gone.url);
  await run();
  expect([await deliver(), await equipos(), await waiting()]).toEqual([0, [], []]);
});

test('a service that fails is asked again later, five times in all', async () => {
  const there = await service((response) => response.writeHead(503).end());
  await browserOf(await behind(), there.url);
  await run();
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await deliver();
    now = new Date(now.getTime() + 3 * HOUR);
  }
  expect([there.pushed.length, await waiting(), (await equipos()).length]).toEqual([5, [], 1]);
});

test('a silent service is left in time, and delays no other browser', async () => {
  const [silent, good] = [await service(() => {}), await service()];
  const ana = await behind();
  await browserOf(ana, silent.url);
  await browserOf(ana, good.url);
  await run();
  expect([await deliver({ attemptMs: 300 }), good.pushed.length]).toEqual([1, 1]);
  expect(await waiting()).toMatchObject([{ intentos: 1 }]);
});

test('an address that leads into a private network now gets nothing', async () => {
  const there = await service();
  await browserOf(await behind(), there.url);
  await run();
  expect([await deliver({ resolve: resolverOf(NINGUNO) }), there.pushed.length]).toEqual([0, 0]);
});
