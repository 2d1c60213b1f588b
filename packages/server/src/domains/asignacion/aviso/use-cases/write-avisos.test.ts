import { emailApi } from '@portal/contract/email';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { findSettings } from '../../../configuracion/configuracion.public.ts';
import { writeAvisos, writeAvisosBatch } from './write-avisos.ts';

const app = useTestApp();
const TODAY = '2026-11-21';
/** With two plans each more notices than one transaction writes. */
const PEOPLE = 60;
let token = '';
let planes: number[] = [];
let people: number[] = [];
const asignaciones: number[] = [];

beforeAll(async () => {
  token = await signIn(app, await buildUsuario(app.db, { admin: true }));
  const built = [await buildPlan(app.db, { today: TODAY }), await buildPlan(app.db, { today: TODAY })];
  planes = built.map(({ plan }) => plan.id_planestudio);
  const made = await Promise.all(Array.from({ length: PEOPLE }, () => buildUsuario(app.db)));
  people = made.map(({ id_usuario }) => id_usuario).toSorted((one, two) => one - two);
  for (const id_usuario of people)
    for (const id_planestudio of planes) asignaciones.push((await buildAsignacion(app.db, { id_usuario, id_planestudio })).id_asignacion);
});
beforeEach(async () => {
  await app.db.deleteFrom('aviso_pendiente').execute();
  await app.db.deleteFrom('aviso_asignacion').execute();
  await app.db.deleteFrom('correo').execute();
  await app.db.updateTable('usuario').set({ codigo_estado: 1, fecha_cese: null }).where('id_usuario', 'in', people).execute();
});

const tell = () => app.call(emailApi.asigna, { token, body: { asignaciones: { ids: asignaciones } } });
const cartero = async () => ({
  now: app.now,
  today: TODAY,
  settings: await findSettings(app.db),
  config: { publicUrl: 'https://portal.example' },
});
const job = async (goesOn = () => true) => writeAvisos(app.db, await cartero(), goesOn);
const outbox = () =>
  app.db.selectFrom('correo').select(['id_usuario', 'estado', 'asunto', 'motivo', 'lote']).orderBy('id_usuario').execute();
const queued = async () => (await app.db.selectFrom('aviso_pendiente').select('id_usuario').execute()).length;
const progress = async (lote: number | null) => (await app.call(emailApi.lote, { token, params: { id: lote ?? 0 } })).data;

test('a call writes the first letters about assignments, the job the others, each person one with all plans, and the progress counts them', async () => {
  const { data } = await tell();
  expect(data).toMatchObject({ enviados: PEOPLE, sin_correo: 0, ya_avisadas: 0 });
  const [first, waiting] = [(await outbox()).length, await queued()];
  expect([first > 0, waiting]).toEqual([true, (PEOPLE - first) * 2]);
  expect(waiting).toBeGreaterThan(0);
  expect(await progress(data.lote)).toMatchObject({ total: PEOPLE, pendiente: PEOPLE });
  expect((await tell()).data, 'what waits is told already').toMatchObject({ enviados: 0, ya_avisadas: PEOPLE * 2 });
  expect(await job()).toBe(waiting);
  const letters = await outbox();
  expect(letters.map(({ id_usuario }) => id_usuario)).toEqual(people);
  expect(new Set(letters.map(({ asunto }) => asunto))).toEqual(new Set(['Tiene asignados 2 planes de estudio']));
  expect(await job()).toBe(0);
});

test('a batch of notices that ends before its transaction leaves them in the queue, and two processes write each once', async () => {
  await tell();
  const [before, waiting] = [(await outbox()).length, await queued()];
  const values = await cartero();
  const killed = app.db.transaction().execute(async (trx) => {
    await writeAvisosBatch(trx, values, { limit: 100 });
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect([(await outbox()).length, await queued()]).toEqual([before, waiting]);
  await Promise.all([job(), job()]);
  expect((await outbox()).map(({ id_usuario }) => id_usuario)).toEqual(people);
  expect(await queued()).toBe(0);
});

test('cancelling discards written and unwritten letters; who left or had the plan closed meanwhile gets none and the outbox says why', async () => {
  const first = await tell();
  const cancelled = await app.call(emailApi.cancelar, { token, body: { lote: first.data.lote ?? 0 } });
  expect([cancelled.data.descartados, await queued()]).toEqual([PEOPLE, 0]);
  await app.db.deleteFrom('correo').execute();
  await tell();
  const [gone = 0, closed = 0] = people.slice(-2);
  await app.db.updateTable('usuario').set({ codigo_estado: 2, fecha_cese: '2026-11-20' }).where('id_usuario', '=', gone).execute();
  const close = { codigo_estado: 2, fecha_cierre: app.now.toISOString(), usuario_cierre: 'x' };
  await app.db.updateTable('asignacion').set(close).where('id_usuario', '=', closed).execute();
  await job();
  const letters = new Map((await outbox()).map((row) => [row.id_usuario, row]));
  expect(letters.size).toBe(PEOPLE);
  expect(letters.get(gone)).toMatchObject({ estado: 'descartado', motivo: 'La persona cesó o ya no tiene un correo que funcione.' });
  expect(letters.get(closed)).toMatchObject({ estado: 'descartado', motivo: expect.stringContaining('Ya no hacía falta') });
  expect([...letters.values()].filter(({ estado }) => estado === 'pendiente')).toHaveLength(PEOPLE - 2);
});
