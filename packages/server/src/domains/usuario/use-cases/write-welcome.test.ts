import { emailApi } from '@portal/contract/email';
import { usuarioApi } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { findSettings } from '../../configuracion/configuracion.public.ts';
import { writeBatch, writeWelcome } from './write-welcome.ts';

const app = useTestApp();
let admin = '';
let empresa = 0;
let ids: number[] = [];

beforeAll(async () => {
  admin = await signIn(app, await buildUsuario(app.db, { admin: true }));
  empresa = (await buildEmpresa(app.db)).id_empresa;
  const people = await Promise.all(
    Array.from({ length: 230 }, () => buildUsuario(app.db, { id_empresa: empresa, contrasenia_hash: null, nombres: 'Cola' })),
  );
  ids = people.map(({ id_usuario }) => id_usuario).toSorted((one, two) => one - two);
});
afterEach(async () => {
  await app.db.deleteFrom('bienvenida_pendiente').execute();
  await app.db.deleteFrom('correo').execute();
});

const send = (token = admin) => app.call(usuarioApi.bienvenida, { token, body: { ids } });
const cartero = async () => ({
  now: app.now,
  today: '2026-11-21',
  settings: await findSettings(app.db),
  config: { publicUrl: 'https://portal.example' },
});
const job = async (goesOn = () => true) => writeWelcome(app.db, await cartero(), goesOn);
const outbox = () => app.db.selectFrom('correo').select(['id_usuario', 'estado', 'lote', 'texto']).orderBy('id_usuario').execute();
const queued = async () => (await app.db.selectFrom('bienvenida_pendiente').select('id_usuario').execute()).length;
const progress = async (lote: number | null) => (await app.call(emailApi.lote, { token: admin, params: { id: lote ?? 0 } })).data;

test('a call writes the first letters, the job the others, each person once, and the progress counts all of them', async () => {
  const { data } = await send();
  expect(data).toMatchObject({ enviados: 230, sin_correo: 0, en_espera: 0 });
  expect([(await outbox()).length, await queued()]).toEqual([100, 130]);
  expect(await progress(data.lote)).toMatchObject({ total: 230, pendiente: 230 });
  expect((await send()).data).toMatchObject({ enviados: 0, en_espera: 230, lote: null });
  expect(await job()).toBe(130);
  const letters = await outbox();
  expect(letters.map(({ id_usuario }) => id_usuario)).toEqual(ids);
  expect(new Set(letters.map(({ lote }) => lote))).toEqual(new Set([data.lote]));
  expect(letters.every(({ texto }) => texto.includes('#token='))).toBe(true);
  expect(await job()).toBe(0);
  expect(await progress(data.lote)).toMatchObject({ total: 230, pendiente: 230 });
});

test('a batch that ends before its transaction leaves its letters in the queue, and the next run writes each once', async () => {
  await send();
  const values = await cartero();
  const killed = app.db.transaction().execute(async (trx) => {
    await writeBatch(trx, values, { limit: 100 });
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect([(await outbox()).length, await queued()]).toEqual([100, 130]);
  let runs = 0;
  expect(await job(() => runs++ === 0), 'a process that stops ends after a batch').toBe(100);
  const [one, two] = await Promise.all([job(), job()]);
  expect(one + two).toBe(30);
  expect((await outbox()).map(({ id_usuario }) => id_usuario)).toEqual(ids);
});

test('who left or lost the e-mail meanwhile gets no letter, and the outbox says why', async () => {
  const { data } = await send();
  const [left = 0, mute = 0] = ids.slice(-2);
  await app.db.updateTable('usuario').set({ codigo_estado: 2, fecha_cese: '2026-11-20' }).where('id_usuario', '=', left).execute();
  await app.db.updateTable('usuario').set({ correo_electronico: null }).where('id_usuario', '=', mute).execute();
  await job();
  expect(await progress(data.lote)).toMatchObject({ total: 230, pendiente: 228, descartado: 2 });
  const lost = await app.db.selectFrom('correo').select(['id_usuario', 'motivo']).where('estado', '=', 'descartado').execute();
  expect(lost).toEqual(
    expect.arrayContaining([left, mute].map((id_usuario) => ({ id_usuario, motivo: expect.stringContaining('ya no tiene un correo') }))),
  );
  await app.db.updateTable('usuario').set({ codigo_estado: 1, fecha_cese: null }).where('id_usuario', '=', left).execute();
  await app.db.updateTable('usuario').set({ correo_electronico: 'vuelve@portal.example' }).where('id_usuario', '=', mute).execute();
});

test('cancelling a send discards what is written and what is not, of the companies of the access alone', async () => {
  const { data } = await send();
  const other = await limitedAdmin(app, [(await buildEmpresa(app.db)).id_empresa]);
  const cancel = (token: string) => app.call(emailApi.cancelar, { token, body: { lote: data.lote ?? 0 } });
  expect((await cancel(other.token)).status).toBe(404);
  expect((await cancel(admin)).data).toMatchObject({ descartados: 230, omitidos: 0 });
  expect(await job()).toBe(0);
  expect(await progress(data.lote)).toMatchObject({ total: 230, pendiente: 0, descartado: 230 });
  expect((await send()).data).toMatchObject({ enviados: 230 });
});

test('the list of people says that a letter waits which is not written yet', async () => {
  await send();
  const { data } = await app.call(usuarioApi.sellst, { token: admin, query: { pagina: 1, tamano: 250, buscar: 'cola' } });
  expect(data).toHaveLength(230);
  expect(data.every(({ bienvenida_pendiente }) => bienvenida_pendiente)).toBe(true);
});
