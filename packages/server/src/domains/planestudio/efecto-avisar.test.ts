import type { CallOf } from '@portal/contract/core';
import { moduloApi } from '@portal/contract/modulo';
import { planestudioApi } from '@portal/contract/planestudio';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { enrol, take, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeEach, expect, test } from 'vitest';
import { writeAvisos } from '../asignacion/asignacion.public.ts';
import { findSettings } from '../configuracion/configuracion.public.ts';

const app = useTestApp();
const TODAY = '2026-11-21';
let admin: { id_usuario: number };
let token: string;
let plan: BuiltPlan;
/** Approved everything; has everything to do, reads German; has no e-mail. */
let hecha: Alumno;
let nueva: Alumno;
let muda: Alumno;

beforeEach(async () => {
  app.now = new Date(`${TODAY}T15:00:00Z`);
  for (const table of ['aviso_pendiente', 'aviso_asignacion', 'correo'] as const) await app.db.deleteFrom(table).execute();
  const usuario = await buildUsuario(app.db, { admin: true });
  admin = usuario;
  token = await signIn(app, usuario);
  plan = await buildPlan(app.db, { today: TODAY, estructura: { P: { C: { M: ['Uno', 'Dos'] } } } });
  hecha = await enrol(app, [plan]);
  nueva = await enrol(app, [plan], { idioma: 'de' });
  muda = await enrol(app, [plan], { correo_electronico: null });
  for (const place of plan.ocurrencias) await take(hecha, place);
});

const call = (body: CallOf<typeof planestudioApi.cambio>['body']) => app.call(planestudioApi.cambio, { token, body });
/** The module with its first topics and these. */
async function withTopics(...more: readonly number[]) {
  const { data } = await app.call(moduloApi.sel, { token, params: { id: plan.modulos[0]!.id_modulo } });
  return { ...data, temas: [...plan.temas.map(({ id_tema }) => id_tema), ...more].map((id) => ({ id, cuestionario: 1 })) };
}
async function planUntil(fecha_fin: string) {
  const { data } = await app.call(planestudioApi.sel, { token, params: { id: plan.plan.id_planestudio } });
  return { ...data, programas: undefined, fecha_fin };
}
const letters = () => app.db.selectFrom('correo').select(['id_usuario', 'asunto', 'texto', 'estado']).orderBy('id_correo').execute();
const waiting = () => app.db.selectFrom('aviso_pendiente').select(['id_usuario', 'temas', 'proximo']).orderBy('id_usuario').execute();
async function job(at: string) {
  app.now = new Date(at);
  const cartero = {
    now: app.now,
    today: at.slice(0, 10),
    settings: await findSettings(app.db),
    config: { publicUrl: 'https://portal.example' },
  };
  return writeAvisos(app.db, cartero, () => true);
}

test('a new topic sends its people one letter in their language with its deadline; people without e-mail are counted beforehand', async () => {
  const { id_tema } = await buildTema(app.db, { titulo: 'Cuatro' });
  const cambio = await withTopics(id_tema);
  const asked = await app.call(planestudioApi.efecto, { token, body: { de: 'modulo', cambio } });
  expect(asked.data).toMatchObject({ personas: 3, avisables: 2, sin_correo: 1 });
  expect(await letters(), 'a question writes to nobody').toEqual([]);
  const { data } = await call({ de: 'modulo', cambio });
  expect(data).toMatchObject({
    avisados: 2,
    sin_correo: 1,
    message: expect.stringContaining('Se avisa a 2 personas; 1 no tiene un correo que funcione.'),
  });
  const found = new Map((await letters()).map((letter) => [letter.id_usuario, letter]));
  expect(new Set(found.keys())).toEqual(new Set([hecha.id_usuario, nueva.id_usuario]));
  expect(found.get(hecha.id_usuario)?.asunto).toBe(`Hay un tema nuevo en «${plan.plan.denominacion}»`);
  expect(found.get(hecha.id_usuario)?.texto).toContain('Tema nuevo: Cuatro.');
  expect(found.get(hecha.id_usuario)?.texto).toContain('hasta el 21 de diciembre de 2026.');
  expect(found.get(hecha.id_usuario)?.texto).toContain('Le queda 1 tema pendiente.');
  expect(found.get(nueva.id_usuario)?.texto).toContain('Neues Thema: Cuatro.');
  const linked = await app.db.selectFrom('tema_modulo').select('id_tema').where('id_tema', '=', id_tema).execute();
  expect(linked, 'the change is made').toHaveLength(1);
  const note = await app.db
    .selectFrom('log')
    .select('detalle')
    .where('id_usuario', '=', admin.id_usuario)
    .orderBy('id_log', 'desc')
    .limit(1)
    .execute();
  expect(note[0]?.detalle).toBe(`Cambio de «${plan.plan.denominacion}»: 2 personas avisadas por correo; 1 sin correo.`);
  expect(muda.id_usuario).not.toBe(hecha.id_usuario);
});

test('further changes of a day wait for the next morning and are one letter, without those taken back meanwhile', async () => {
  const [a, b, c] = [
    await buildTema(app.db, { titulo: 'Cuatro' }),
    await buildTema(app.db, { titulo: 'Cinco' }),
    await buildTema(app.db, { titulo: 'Seis' }),
  ];
  await call({ de: 'modulo', cambio: await withTopics(a.id_tema) });
  await call({ de: 'modulo', cambio: await withTopics(a.id_tema, b.id_tema) });
  await call({ de: 'modulo', cambio: await withTopics(a.id_tema, b.id_tema, c.id_tema) });
  expect(await letters()).toHaveLength(2);
  const queue = await waiting();
  expect(queue.map(({ temas }) => temas)).toEqual(
    [
      [b.id_tema, c.id_tema],
      [b.id_tema, c.id_tema],
    ].map((ids) => ids.toSorted((x, y) => x - y)),
  );
  expect(new Date(queue[0]!.proximo).toISOString()).toBe('2026-11-22T13:00:00.000Z');
  expect(await job('2026-11-22T12:59:00Z')).toBe(0);
  token = await signIn(app, await buildUsuario(app.db, { admin: true }));
  await app.call(moduloApi.upd, { token, body: { ...(await withTopics(a.id_tema, b.id_tema)) } });
  expect(await job('2026-11-22T13:00:00Z')).toBe(2);
  const later = (await letters()).slice(2);
  expect(later).toHaveLength(2);
  expect(new Set(later.map(({ id_usuario }) => id_usuario))).toEqual(new Set([hecha.id_usuario, nueva.id_usuario]));
  const spanish = later.find(({ id_usuario }) => id_usuario === hecha.id_usuario);
  expect(spanish?.texto).toContain('Tema nuevo: Cinco.');
  expect(spanish?.texto).not.toContain('Seis');
  expect(await waiting()).toEqual([]);
});

test('another last day notifies those who have something to do, and a plan that ran out nobody', async () => {
  const { data } = await call({ de: 'planestudio', cambio: await planUntil('2026-12-31') });
  expect(data).toMatchObject({ avisados: 1, sin_correo: 1 });
  expect(await letters()).toMatchObject([
    { id_usuario: nueva.id_usuario, asunto: `Die Frist für „${plan.plan.denominacion}“ wurde geändert` },
  ]);
  expect((await letters())[0]?.texto).toContain('Die Frist lief bis 21. Dezember 2026; jetzt läuft sie bis 31. Dezember 2026.');
  const past = await app.call(planestudioApi.efecto, { token, body: { de: 'planestudio', cambio: await planUntil('2026-11-20') } });
  expect(past.data).toMatchObject({ personas: 2, avisables: 0, sin_correo: 0 });
});

test('a plan that begins to run is notified as one that was assigned, and a refused change notifies nobody', async () => {
  await app.db.updateTable('planestudio').set({ codigo_estado: 2 }).where('id_planestudio', '=', plan.plan.id_planestudio).execute();
  const cambio = { ...(await planUntil('2026-12-21')), codigo_estado: 1 };
  expect((await call({ de: 'planestudio', cambio: { ...cambio, version: cambio.version + 1 } })).status).toBe(409);
  expect((await call({ de: 'planestudio', cambio: { ...cambio, denominacion: '' } })).status).toBe(400);
  expect([await letters(), await waiting()]).toEqual([[], []]);
  expect((await call({ de: 'planestudio', cambio })).data).toMatchObject({ avisados: 1, sin_correo: 1 });
  expect((await letters())[0]?.asunto).toBe(`Ihnen wurde der Lernplan „${plan.plan.denominacion}“ zugewiesen`);
});

test('links of topics notify too, and a change that brings nothing writes no letter', async () => {
  const { id_tema } = await buildTema(app.db, { titulo: 'Cuatro' });
  const body = [{ id_modulo: plan.modulos[0]!.id_modulo, id_tema }];
  expect((await call({ de: 'temaModulo', cambio: body })).data).toMatchObject({ avisados: 2, sin_correo: 1 });
  expect((await call({ de: 'modulo', cambio: await withTopics() })).data).toMatchObject({ avisados: 0, sin_correo: 0, lote: null });
  expect(await letters()).toHaveLength(2);
});
