import { useTestApp } from '@portal/testkit/app.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { PUBLIC_URL, useRecordatorios, WEDNESDAY } from '@portal/testkit/models/recordatorios.ts';
import { expect, test } from 'vitest';
import { sendRecordatorios } from './recordatorio.public.ts';

const app = useTestApp();
const { setPlan, at, behind, outbox } = useRecordatorios(app);
const PEOPLE = 60;

const process = (signal?: AbortSignal) =>
  sendRecordatorios(app.db, { now: WEDNESDAY, publicUrl: PUBLIC_URL, lote: 7, ...(signal && { signal }) });

test('processes that run at once, with people who join meanwhile, remind each reader once', async () => {
  await setPlan({ notifica_nivel2: 8 });
  const boss = await buildUsuario(app.db);
  const join = () => behind({ codigo_jefe_inmediato: boss.codigo_usuario });
  for (let count = 0; count < PEOPLE; count += 1) await join();
  const joining = async () => {
    for (let count = 0; count < 10; count += 1) await join();
    return 0;
  };
  const totals = await Promise.all([process(), process(), joining(), process()]);
  const rest = await process();
  const letters = await outbox();
  expect(totals.reduce((sum, total) => sum + total, rest)).toBe(letters.length);
  expect(letters).toHaveLength(PEOPLE + 10 + 1);
  expect(new Set(letters.map(({ destinatario }) => destinatario)).size).toBe(letters.length);
  const rows = () => app.db.selectFrom('recordatorio').select(['id_asignacion', 'id_destinatario', 'id_correo', 'rol']).execute();
  const today = await rows();
  expect(today.filter(({ rol }) => rol === 'alumno')).toHaveLength(PEOPLE + 10);
  expect(today.every(({ id_correo }) => id_correo !== null)).toBe(true);
  // The boss got a letter today, so people who joined after it are in the letter of tomorrow.
  await at('2026-11-26T14:00:00Z');
  const keys = (await rows()).map(({ id_asignacion, id_destinatario }) => `${id_asignacion} ${id_destinatario}`);
  expect(keys).toHaveLength(2 * (PEOPLE + 10));
  expect(new Set(keys).size).toBe(keys.length);
});

test('a run with a signal to stop ends after its transaction, and the next one goes on', async () => {
  for (let count = 0; count < 20; count += 1) await behind();
  const stop = new AbortController();
  stop.abort();
  expect(await process(stop.signal)).toBe(0);
  const going = new AbortController();
  const [first] = await Promise.all([process(going.signal), expect.poll(async () => (await outbox()).length).toBeGreaterThan(0)]);
  going.abort();
  expect(first + (await process())).toBe(20);
  expect(await outbox()).toHaveLength(20);
});
