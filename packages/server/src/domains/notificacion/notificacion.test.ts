import { NOTIFICACION, notificacionApi } from '@portal/contract/notificacion';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildDispositivo, signInOn } from '@portal/testkit/builders/ingreso/dispositivo.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { suscripcionOf } from '@portal/testkit/builders/persona/suscripcion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
let count = 0;
const freshAddress = () => `https://push.example.com/de/${(count += 1)}`;
const signed = async () => signIn(app, await buildUsuario(app.db));

type Over = { silencio_desde?: number; silencio_hasta?: number };
const add = (token: string, endpoint = freshAddress(), { silencio_desde = 20, silencio_hasta = 8 }: Over = {}) =>
  app.call(notificacionApi.ins, { token, body: { suscripcion: suscripcionOf(endpoint), silencio_desde, silencio_hasta } });
const listed = async (token: string) => (await app.call(notificacionApi.sel, { token })).data;

test('a browser is added, its hours change, and it is taken back; each is in the log, and no answer has its address or keys', async () => {
  const person = await buildUsuario(app.db);
  const token = await signIn(app, person);
  const address = freshAddress();
  expect((await add(token, address)).status).toBe(200);
  expect((await add(token, address, { silencio_desde: 22, silencio_hasta: 6 })).status).toBe(200);
  const { equipos } = await listed(token);
  expect(equipos).toMatchObject([{ silencio_desde: 22, silencio_hasta: 6 }]);
  expect(equipos[0]!.huella).toMatch(/^[\da-f]{64}$/);
  expect(JSON.stringify(equipos)).not.toContain('push.example.com');
  expect((await app.call(notificacionApi.del, { token, params: { id: equipos[0]!.id_notificacion_equipo } })).status).toBe(200);
  expect((await listed(token)).equipos).toEqual([]);
  const events = await app.db.selectFrom('log').select(['tipo', 'detalle']).where('id_usuario', '=', person.id_usuario).execute();
  const own = events.filter(({ tipo }) => tipo.startsWith('notificacion'));
  expect(own.map(({ tipo }) => tipo)).toEqual(['notificacion_activada', 'notificacion_activada', 'notificacion_quitada']);
  expect(JSON.stringify(own)).not.toContain('push.example.com');
});

test('the portal has one pair of keys, made on demand, which stays', async () => {
  const [one, other] = [await listed(await signed()), await listed(await signed())];
  expect(one.clave).toMatch(/^B[\w-]{86}$/);
  expect(other.clave).toBe(one.clave);
  await app.restart();
  expect((await listed(await signed())).clave).toBe(one.clave);
});

test.each([
  'http://push.example.com/de/uno',
  'https://127.0.0.1/de/uno',
  'https://2130706433/de/uno',
  'https://[::1]/de/uno',
  'https://169.254.169.254/latest',
  'https://10.0.0.8/de/uno',
  'https://localhost/de/uno',
  'https://intranet/de/uno',
  'https://push.example.com:25/de/uno',
  'https://ana:clave@push.example.com/de/uno',
  'ftp://push.example.com/de/uno',
  'javascript:alert(1)',
  `https://push.example.com/${'x'.repeat(1000)}`,
])('a browser at %s is refused', async (address) => {
  const token = await signed();
  expect((await add(token, address)).status).toBe(400);
  expect((await listed(token)).equipos).toEqual([]);
});

test('keys that can encrypt nothing are refused', async () => {
  const token = await signed();
  const { endpoint } = suscripcionOf(freshAddress());
  for (const keys of [
    { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: 'A'.repeat(22) },
    { p256dh: 'x', auth: 'y' },
  ]) {
    const body = { suscripcion: { endpoint, keys }, silencio_desde: 20, silencio_hasta: 8 };
    expect((await app.call(notificacionApi.ins, { token, body })).status).toBe(400);
  }
});

test('nobody takes back the browser of another person', async () => {
  const [ana, otto] = [await signed(), await signed()];
  await add(ana);
  const id = (await listed(ana)).equipos[0]!.id_notificacion_equipo;
  expect((await app.call(notificacionApi.del, { token: otto, params: { id } })).status).toBe(404);
  expect((await listed(ana)).equipos).toHaveLength(1);
});

test('a browser belongs to who added it last', async () => {
  const [ana, otto] = [await signed(), await signed()];
  const address = freshAddress();
  await add(ana, address);
  await add(otto, address);
  expect([(await listed(ana)).equipos.length, (await listed(otto)).equipos.length]).toEqual([0, 1]);
});

test('a person has at most ten browsers, also when several are added at once', async () => {
  const token = await signed();
  const statuses = await Promise.all(Array.from({ length: NOTIFICACION.equipos + 4 }, async () => (await add(token)).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(NOTIFICACION.equipos);
  expect(statuses.filter((status) => status === 409)).toHaveLength(4);
});

test('a tablet of a shop shows no reminders', async () => {
  const { id_empresa } = await buildEmpresa(app.db);
  const token = await signInOn(app, await buildDispositivo(app.db, { id_empresa }), await buildUsuario(app.db, { id_empresa }));
  expect((await add(token)).status).toBe(403);
});

test('the list reads two statements besides those of every call, and adding a browser a fixed number', async () => {
  const token = await signed();
  await add(token);
  await listed(token);
  const cost = async (work: () => Promise<unknown>) => {
    recorder.take();
    await work();
    return recorder.take().length;
  };
  expect(await cost(() => listed(token))).toBe(3);
  expect(await cost(() => add(token))).toBe(8);
});
