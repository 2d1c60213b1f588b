import { asignacionApi } from '@portal/contract/asignacion';
import type { CallOf } from '@portal/contract/core';
import { planestudioApi } from '@portal/contract/planestudio';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { type Alumno, enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
const TODAY = '2026-11-21';
let admin: Alumno;
let plan: BuiltPlan;

beforeAll(async () => {
  app.now = new Date(`${TODAY}T15:00:00Z`);
  admin = await enrol(app, [], { admin: true });
});
beforeEach(async () => {
  for (const table of ['aviso_pendiente', 'aviso_asignacion', 'correo'] as const) await app.db.deleteFrom(table).execute();
  plan = await buildPlan(app.db, { fecha_inicio: '2026-10-01', fecha_fin: '2026-11-20' });
});

type Body = CallOf<typeof asignacionApi.prorrogar>['body'];
const extend = (body: Omit<Body, 'motivo'> & { motivo?: string }, { simular = 0, token = admin.token } = {}) =>
  app.call(asignacionApi.prorrogar, { token, query: { simular }, body: { motivo: 'Licencia por enfermedad', ...body } });
const idOf = async ({ id_usuario }: Alumno) =>
  (await app.db.selectFrom('asignacion').select('id_asignacion').where('id_usuario', '=', id_usuario).executeTakeFirstOrThrow())
    .id_asignacion;
const read = async (id: number) => (await app.call(asignacionApi.sel, { token: admin.token, params: { id } })).data;
const letters = () => app.db.selectFrom('correo').select(['id_usuario', 'asunto', 'texto']).orderBy('id_usuario').execute();
const ofPlan = () => ({ filtros: { id_planestudio: plan.plan.id_planestudio } });

test('all that match get a day: shown, then done once, with a letter that says old day, new day and reason, and a history', async () => {
  const [late, muda, done, closed] = [
    await enrol(app, [plan], { nombres: 'Ñusta' }),
    await enrol(app, [plan], { correo_electronico: null }),
    await enrol(app, [plan]),
    await enrol(app, [plan]),
  ];
  for (const place of plan.ocurrencias) await take(done, place);
  await app.call(asignacionApi.del, { token: admin.token, body: { id_asignacion: await idOf(closed) } });
  const body = { seleccion: { todos: { cantidad: 4 } }, ...ofPlan(), plazo: { fecha: '2026-12-15' } };
  const counts = {
    prorrogadas: 2,
    personas: 2,
    nombres: [late.personal, muda.personal].toSorted(),
    planes: 1,
    desde: '2026-12-15',
    hasta: '2026-12-15',
    dejan_vencidas: 2,
    pasan_vencidas: 0,
    cerradas: 1,
    terminadas: 1,
    sin_cambio: 0,
    avisables: 1,
    sin_correo: 1,
  };
  const shown = await extend(body, { simular: 1 });
  expect({ ...shown.data, nombres: shown.data.nombres.toSorted() }).toMatchObject({ ...counts, lote: null });
  expect(await letters()).toEqual([]);
  const first = await extend(body);
  expect({ ...first.data, nombres: first.data.nombres.toSorted() }).toMatchObject({ ...counts, message: 'Cambiaron 2 plazos.' });
  expect((await extend(body)).data).toMatchObject({ prorrogadas: 0, sin_cambio: 2, lote: null, message: 'No cambió ningún plazo.' });
  const [letter, ...others] = await letters();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ id_usuario: late.id_usuario, asunto: `Cambió el plazo de «${plan.plan.denominacion}»` });
  expect(letter!.texto).toContain('El plazo era hasta el 20 de noviembre de 2026; ahora es hasta el 15 de diciembre de 2026.');
  expect(letter!.texto).toContain('Motivo: Licencia por enfermedad');
  expect(await read(await idOf(muda))).toMatchObject({
    fecha_fin: '2026-12-15',
    prorrogada: true,
    prorrogas: [
      {
        fecha_antes: '2026-11-20',
        fecha_nueva: '2026-12-15',
        retirada: false,
        motivo: 'Licencia por enfermedad',
        via: 'administracion',
        autor: admin.personal,
      },
    ],
  });
});

test('days count from each deadline, from today when it has passed; a withdrawal leads back to the plan and needs an extension', async () => {
  const [one, other] = [await enrol(app, [plan]), await enrol(app, [plan])];
  const [first, second] = [await idOf(one), await idOf(other)];
  await extend({ seleccion: { ids: [first] }, plazo: { fecha: '2026-12-01' } });
  expect((await extend({ seleccion: { ids: [first, second] }, plazo: { dias: 10 } })).data).toMatchObject({
    prorrogadas: 2,
    desde: '2026-12-01',
    hasta: '2026-12-11',
  });
  expect([(await read(first)).fecha_fin, (await read(second)).fecha_fin]).toEqual(['2026-12-11', '2026-12-01']);
  const withdrawn = await extend({ seleccion: { ids: [first] }, plazo: { retirar: 1 }, avisar: 0 });
  expect(withdrawn.data).toMatchObject({ prorrogadas: 1, pasan_vencidas: 1, hasta: '2026-11-20', lote: null });
  expect(await read(first)).toMatchObject({ fecha_fin: '2026-11-20', prorrogada: false, prorrogas: [{ retirada: true }, {}, {}] });
  expect((await extend({ seleccion: { ids: [first] }, plazo: { retirar: 1 } })).data).toMatchObject({ prorrogadas: 0, sin_cambio: 1 });
});

test('two extensions at once: the deadline is the later one, and a closed assignment that opens again starts without it', async () => {
  const id = await idOf(await enrol(app, [plan]));
  const until = (fecha: string) => extend({ seleccion: { ids: [id] }, plazo: { fecha } });
  await Promise.all([until('2026-12-01'), until('2026-12-20'), until('2026-12-10')]);
  expect((await read(id)).fecha_fin).toBe('2026-12-20');
  await app.call(asignacionApi.upd, { token: admin.token, params: { id }, body: { codigo_estado: 2, version: (await read(id)).version } });
  await app.call(asignacionApi.upd, { token: admin.token, params: { id }, body: { codigo_estado: 1, version: (await read(id)).version } });
  expect(await read(id)).toMatchObject({ fecha_fin: '2026-11-20', prorrogada: false });
});

test('a day in the past, a missing reason and two deadlines are refused; people of other companies do not exist', async () => {
  const mine = await buildEmpresa(app.db);
  const id = await idOf(await enrol(app, [plan]));
  const seleccion = { ids: [id] };
  const past = await extend({ seleccion, plazo: { fecha: '2026-11-20' } });
  expect(past.problem.claves).toEqual({ 'plazo.fecha': { clave: 'asignacion.prorroga.pasada' } });
  expect((await extend({ seleccion, plazo: { dias: 5 }, motivo: ' ' })).problem.claves).toEqual({
    motivo: { clave: 'validacion.requerido' },
  });
  expect((await extend({ seleccion, plazo: { dias: 0 } })).status).toBe(400);
  const both = { fecha: '2026-12-01', dias: 5 };
  expect((await extend({ seleccion, plazo: both })).status).toBe(400);
  const { token } = await limitedAdmin(app, [mine.id_empresa]);
  expect((await extend({ seleccion, plazo: { dias: 5 } }, { token })).status).toBe(400);
  expect((await extend({ seleccion: { todos: { cantidad: 1 } }, ...ofPlan(), plazo: { dias: 5 } }, { token })).status).toBe(409);
  expect((await read(id)).prorrogas).toEqual([]);
});

test('an extension of thirty costs the statements of one', async () => {
  const ids: number[] = [];
  while (ids.length < 31) ids.push(await idOf(await enrol(app, [plan])));
  const sent = async (some: readonly number[]) => {
    recorder.take();
    expect((await extend({ seleccion: { ids: [...some] }, plazo: { dias: 9 }, avisar: 0 })).data.prorrogadas).toBe(some.length);
    return recorder.take().length;
  };
  expect(await sent(ids.slice(0, 1))).toBe(await sent(ids.slice(1)));
});

test('a plan that begins to count days names the people with another deadline, and writes to each with their own', async () => {
  const { id_empresa } = await buildEmpresa(app.db);
  const late = await enrol(app, [plan], { fecha_ingreso: '2026-11-15', id_empresa });
  const old = await enrol(app, [plan], { fecha_ingreso: '2020-01-01', id_empresa });
  await extend({ seleccion: { ids: [await idOf(old)] }, plazo: { fecha: '2027-03-01' }, avisar: 0 });
  const { data } = await app.call(planestudioApi.sel, { token: admin.token, params: { id: plan.plan.id_planestudio } });
  const cambio = { ...data, programas: undefined, plazo: 'ingreso', plazo_dias: 20 };
  const effect = await app.call(planestudioApi.efecto, { token: admin.token, body: { de: 'planestudio', cambio } });
  expect(effect.data).toMatchObject({
    personas: 1,
    avisables: 1,
    frases: [
      'Afecta a 1 persona de 1 empresa en 1 plan.',
      'Cambia el plazo de 1 persona con temas pendientes.',
      '1 deja de estar vencida y vuelve a recibir recordatorios.',
    ],
  });
  expect((await read(await idOf(late))).fecha_fin, 'tried alone').toBe('2026-11-20');
  const made = await app.call(planestudioApi.cambio, { token: admin.token, body: { de: 'planestudio', cambio } });
  expect(made.data).toMatchObject({ avisados: 1 });
  expect(
    (await letters()).map(({ id_usuario, texto }) => [id_usuario, texto.includes('ahora es hasta el 5 de diciembre de 2026')]),
  ).toEqual([[late.id_usuario, true]]);
  expect([(await read(await idOf(late))).fecha_fin, (await read(await idOf(old))).fecha_fin]).toEqual(['2026-12-05', '2027-03-01']);
});
