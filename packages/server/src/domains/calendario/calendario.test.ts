import { asignacionApi } from '@portal/contract/asignacion';
import { CALENDARIO, calendarioApi } from '@portal/contract/calendario';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildPlanestudio } from '@portal/testkit/builders/organizacion/estructura.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import ICAL from 'ical.js';
import { beforeEach, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp({ PUBLIC_URL: 'https://capacitacion.example.com/portal', HOST: '127.0.0.1' });
const TODAY = '2026-11-21';

beforeEach(async () => {
  app.now = TEST_NOW;
  await app.db.deleteFrom('intento_acceso').execute();
});

interface Person {
  readonly id_usuario: number;
  readonly token: string;
}

async function person(over: Parameters<typeof buildUsuario>[1] = {}): Promise<Person> {
  const { id_usuario } = await buildUsuario(app.db, over);
  return { id_usuario, token: await signIn(app, { id_usuario }) };
}

const create = async ({ token }: Person): Promise<string> => (await app.call(calendarioApi.ins, { token })).data.direccion;
/** Part of an address behind the portal's, which the test application serves. */
const pathOf = (address: string): string => new URL(address).pathname;
const fetchIcs = (address: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url: pathOf(address), headers });

/** Reads a calendar by the library of a calendar program; throws for what is none. */
async function eventsAt(address: string) {
  const { statusCode, body } = await fetchIcs(address);
  expect(statusCode).toBe(200);
  return new ICAL.Component(ICAL.parse(body) as unknown[]).getAllSubcomponents('vevent').map((event) => ({
    uid: event.getFirstPropertyValue('uid') as string,
    titulo: event.getFirstPropertyValue('summary') as string,
    texto: event.getFirstPropertyValue('description') as string,
    inicio: String(event.getFirstPropertyValue('dtstart')),
    fin: String(event.getFirstPropertyValue('dtend')),
    tipo: event.getFirstProperty('dtstart')!.type,
    secuencia: Number(event.getFirstPropertyValue('sequence')),
    estado: event.getFirstPropertyValue('status'),
  }));
}

const assign = async ({ id_usuario }: Person, over: Parameters<typeof buildPlan>[1] = {}) => {
  const { plan } = await buildPlan(app.db, { today: TODAY, ...over });
  const { id_planestudio } = plan;
  return { ...plan, ...(await buildAsignacion(app.db, { id_usuario, id_planestudio })) };
};
const movePlan = (id_planestudio: number, set: object) =>
  app.db
    .updateTable('planestudio')
    .set((query) => ({ ...set, version: query('version', '+', 1) }))
    .where('id_planestudio', '=', id_planestudio)
    .execute();

test('a calendar program reads the last day of each plan as a whole day with a stable identity', async () => {
  const ana = await person();
  const plan = await assign(ana, { denominacion: 'Ventas; «O’Brien», nivel 1 \\ 2' });
  const address = await create(ana);
  expect(address).toMatch(/^https:\/\/capacitacion\.example\.com\/portal\/api\/calendario\/[\w-]{43}\.ics$/);
  const [event, ...others] = await eventsAt(address);
  expect(others).toEqual([]);
  expect(event).toMatchObject({
    uid: `plan-${plan.id_planestudio}-${ana.id_usuario}@capacitacion.example.com`,
    titulo: 'Termina el plan «Ventas; «O’Brien», nivel 1 \\ 2»',
    texto: `Quedan 2 temas por aprobar. https://capacitacion.example.com/portal/planfin?id=${plan.id_planestudio}`,
    inicio: '2026-12-21',
    fin: '2026-12-22',
    tipo: 'date',
    estado: null,
  });
});

test('names with emoji and letters of several octets come back whole, and no line has more than 75 octets', async () => {
  const ana = await person();
  const names = Array.from({ length: 8 }, (_none, index) => `${'x'.repeat(index)}Ñandú 👩‍🏫 研修プラン ${'é'.repeat(60)}`);
  for (const denominacion of names) await assign(ana, { denominacion });
  const address = await create(ana);
  const { rawPayload } = await fetchIcs(address);
  for (const line of rawPayload.toString('latin1').split('\r\n')) expect(line.length).toBeLessThanOrEqual(75);
  expect(rawPayload.toString('latin1').replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(rawPayload.toString('utf8')).not.toContain('\u{FFFD}');
  expect((await eventsAt(address)).map(({ titulo }) => titulo).toSorted()).toEqual(
    names.map((name) => `Termina el plan «${name}»`).toSorted(),
  );
});

test('a moved day of the plan and an own day of the person raise the sequence under the same identity', async () => {
  const ana = await person();
  const plan = await assign(ana);
  const address = await create(ana);
  const [before] = await eventsAt(address);
  await movePlan(plan.id_planestudio, { fecha_fin: '2027-01-31' });
  const [moved] = await eventsAt(address);
  expect(moved).toMatchObject({ uid: before!.uid, inicio: '2027-01-31', fin: '2027-02-01' });
  expect(moved!.secuencia).toBeGreaterThan(before!.secuencia);
  const token = await signIn(app, await buildUsuario(app.db, { admin: true }));
  const seleccion = { ids: [plan.id_asignacion] };
  const { status } = await app.call(asignacionApi.prorrogar, {
    token,
    query: {},
    body: { seleccion, plazo: { fecha: '2027-02-15' }, motivo: 'Licencia', avisar: 0 },
  });
  expect(status).toBe(200);
  const [extended] = await eventsAt(address);
  expect(extended).toMatchObject({ uid: before!.uid, inicio: '2027-02-15' });
  expect(extended!.secuencia).toBeGreaterThan(moved!.secuencia);
});

test('a closed assignment is cancelled once and for 90 days, and returns under the same identity when it is opened again', async () => {
  const ana = await person();
  const plan = await assign(ana, { fecha_fin: '2027-12-31', today: undefined, fecha_inicio: '2026-11-01' });
  const address = await create(ana);
  const [open] = await eventsAt(address);
  const token = await signIn(app, await buildUsuario(app.db, { admin: true }));
  await app.call(asignacionApi.del, { token, body: { id_asignacion: plan.id_asignacion } });
  const cancelled = await eventsAt(address);
  expect(cancelled).toEqual([expect.objectContaining({ uid: open!.uid, estado: 'CANCELLED' })]);
  expect(cancelled[0]!.secuencia).toBeGreaterThan(open!.secuencia);
  const later = new Date(TEST_NOW.getTime() + 91 * 86_400_000);
  app.now = later;
  await movePlan(plan.id_planestudio, { fecha_modificacion: later.toISOString() });
  expect(await eventsAt(address)).toEqual([]);
  await app.db
    .updateTable('asignacion')
    .set((query) => ({
      codigo_estado: 1,
      fecha_cierre: null,
      usuario_cierre: null,
      id_usuario_cierre: null,
      version: query('version', '+', 1),
    }))
    .where('id_asignacion', '=', plan.id_asignacion)
    .execute();
  const [again] = await eventsAt(address);
  expect(again).toMatchObject({ uid: open!.uid, estado: null });
  expect(again!.secuencia).toBeGreaterThan(cancelled[0]!.secuencia);
});

test('a plan that is taken out of use is cancelled; a finished one is absent', async () => {
  const ana = await person();
  const [out, done] = [await assign(ana), await assign(ana)];
  const address = await create(ana);
  await movePlan(out.id_planestudio, { codigo_estado: 2, fecha_modificacion: TEST_NOW.toISOString() });
  await app.db.updateTable('progreso').set({ aprobados: 2 }).where('id_planestudio', '=', done.id_planestudio).execute();
  expect((await eventsAt(address)).map(({ uid, estado }) => [uid.split('-')[1], estado])).toEqual([
    [String(out.id_planestudio), 'CANCELLED'],
  ]);
});

test('days from 90 days back are there, earlier ones and those of other people are not', async () => {
  const [ana, otto] = [await person(), await person()];
  const ends = ['2026-08-22', '2026-08-23', '2026-11-20'];
  for (const fecha_fin of ends) await assign(ana, { today: undefined, fecha_inicio: '2026-01-01', fecha_fin });
  await assign(otto);
  expect((await eventsAt(await create(ana))).map(({ inicio }) => inicio)).toEqual(['2026-08-23', '2026-11-20']);
});

test('of more than 500 days the nearest to come stay', async () => {
  const ana = await person();
  for (let each = 0; each <= CALENDARIO.eventos; each += 1) {
    const fecha_fin = each === 0 ? '2026-11-01' : '2026-12-01';
    const { id_planestudio } = await buildPlanestudio(app.db, { fecha_inicio: '2026-01-01', fecha_fin });
    await buildAsignacion(app.db, { id_usuario: ana.id_usuario, id_planestudio });
  }
  await app.db.updateTable('progreso').set({ total: 1 }).where('id_usuario', '=', ana.id_usuario).execute();
  const days = (await eventsAt(await create(ana))).map(({ inicio }) => inicio);
  expect([days.length, new Set(days)]).toEqual([CALENDARIO.eventos, new Set(['2026-12-01'])]);
});

test('an unchanged calendar answers 304 to its ETag, also on another day, and a changed one is sent again', async () => {
  const ana = await person();
  const plan = await assign(ana);
  const address = await create(ana);
  const { headers } = await fetchIcs(address);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  });
  const again = () => fetchIcs(address, { 'if-none-match': String(headers.etag) });
  app.now = new Date(TEST_NOW.getTime() + 86_400_000);
  const kept = await again();
  expect([kept.statusCode, kept.body]).toEqual([304, '']);
  await movePlan(plan.id_planestudio, { fecha_fin: '2027-01-31' });
  expect((await again()).statusCode).toBe(200);
});

test('the words are in the language of the person', async () => {
  const ana = await person({ idioma: 'de' });
  await assign(ana, { denominacion: 'Ventas' });
  expect((await eventsAt(await create(ana)))[0]!.titulo).toBe('Der Plan „Ventas“ endet');
});

test('a calendar is read with eight statements', async () => {
  const ana = await person();
  await assign(ana);
  const address = await create(ana);
  await fetchIcs(address);
  recorder.take();
  await fetchIcs(address);
  expect(recorder.take()).toHaveLength(8);
});
