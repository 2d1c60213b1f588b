import { CUERPO_BUSQUEDA, reporteApi } from '@portal/contract/reporte';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildAsignacion } from '@portal/testkit/builders/persona/asignacion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { type Alumno, enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
let admin: Alumno;
let plan: BuiltPlan;
let [a, b] = [0, 0];
let codes: Record<string, string>;

/**
 * Plan of two topics. Ana (company A) approved the first with 100 and failed the second with 0; Beto (A) has done nothing; Caro (B)
 * approved both; Dora (A) left on 20 November; Eva's (B) assignment is closed.
 */
beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
  [a, b] = [(await buildEmpresa(app.db)).id_empresa, (await buildEmpresa(app.db)).id_empresa];
  plan = await buildPlan(app.db, { today: '2026-11-21', denominacion: 'Ingreso' });
  const { id_planestudio } = plan.plan;
  const ana = await enrol(app, [], { id_empresa: a });
  const caro = await enrol(app, [], { id_empresa: b });
  const beto = await buildUsuario(app.db, { id_empresa: a });
  const dora = await buildUsuario(app.db, { id_empresa: a, codigo_estado: 2, fecha_cese: '2026-11-20' });
  const eva = await buildUsuario(app.db, { id_empresa: b });
  const assign = (id_usuario: number, day: string, over: object = {}) =>
    buildAsignacion(app.db, { id_usuario, id_planestudio, fecha_creacion: `${day}T15:00:00Z`, ...over });
  await assign(ana.id_usuario, '2026-11-10');
  await assign(beto.id_usuario, '2026-11-11');
  await assign(caro.id_usuario, '2026-11-12');
  await assign(dora.id_usuario, '2026-11-11');
  await assign(eva.id_usuario, '2026-11-11', { codigo_estado: 2, fecha_cierre: '2026-11-20T12:00:00Z', usuario_cierre: 'jefa' });
  const codeOf = async (id: number) =>
    (await app.db.selectFrom('usuario').select('codigo_usuario').where('id_usuario', '=', id).executeTakeFirstOrThrow()).codigo_usuario;
  codes = { [await codeOf(ana.id_usuario)]: 'ana', [beto.codigo_usuario]: 'beto', [await codeOf(caro.id_usuario)]: 'caro' };
  const [first, second] = plan.ocurrencias;
  await take(ana, first!);
  await take(ana, second!, 0);
  await take(caro, first!);
  await take(caro, second!);
});

const read = (body: object = {}, query: object = {}, token = admin.token) =>
  app.call(reporteApi.usuarioEmpresaPor, {
    token,
    body: { id_planestudio: [plan.plan.id_planestudio].join(','), ...body },
    query: { pagina: 1, ...query },
  });
const namesOf = (rows: readonly { readonly codigo: string }[]) =>
  rows.map(({ codigo }) => codes[codigo] ?? codigo).toSorted((one, other) => one.localeCompare(other));

test('lists the open assignments of active people with their figures, by one statement', async () => {
  recorder.take();
  const { data, total } = await read({}, { orden: 'fecha' });
  expect(recorder.take(), 'session and page').toHaveLength(2);
  expect([data.map(({ codigo }) => codes[codigo]), total]).toEqual([['ana', 'beto', 'caro'], 3]);
  // Ana: one of two topics approved; grades 100 and 0. Caro: both, 100 and 100. Beto: nothing.
  const none = { avance: 0, promedio: null, certificados: 0, estado: 'Pendiente', evaluado: 0 };
  expect(data).toMatchObject([
    {
      plan: 'Ingreso',
      fecha: '2026-11-10',
      hora: '10:00',
      temas: 2,
      avance: 50,
      promedio: 50,
      certificados: 1,
      estado: 'En Progreso',
      evaluado: 1,
    },
    { fecha: '2026-11-11', temas: 2, ...none },
    { fecha: '2026-11-12', avance: 100, promedio: 100, certificados: 2, estado: 'Terminado', evaluado: 1 },
  ]);
});

test('whoever has not approved when the plan is over is overdue', async () => {
  const endOn = (fecha_fin: string) =>
    app.db.updateTable('planestudio').set({ fecha_fin }).where('id_planestudio', '=', plan.plan.id_planestudio).execute();
  await endOn('2026-11-20');
  const { data } = await read({}, { orden: 'fecha' });
  await endOn(plan.plan.fecha_fin);
  expect(data.map(({ estado }) => estado)).toEqual(['Vencido', 'Vencido', 'Terminado']);
});

test.each([
  ['a', {}, ['ana', 'beto']],
  ['a,b', {}, ['ana', 'beto', 'caro']],
  ['0', { fecha_desde: '2026-11-11' }, ['beto', 'caro']],
  ['-1', { fecha_desde: '2026-11-11', fecha_hasta: '2026-11-11' }, ['beto']],
  ['b', { fecha_hasta: '2026-11-11' }, []],
])(
  'of companies %s opened on %j are %j, by body and by path',
  async (companies, days: { fecha_desde?: string; fecha_hasta?: string }, expected) => {
    const written = companies.replace('a', String(a)).replace('b', String(b));
    expect(namesOf((await read({ id_empresa: written, ...days })).data)).toEqual(expected);
    const params = {
      companies: written,
      plans: String(plan.plan.id_planestudio),
      from: days.fecha_desde ?? '0',
      to: days.fecha_hasta ?? '0',
    };
    const byPath = await app.call(reporteApi.usuarioEmpresa, { token: admin.token, params, query: {} });
    expect(namesOf(byPath.data)).toEqual(expected);
  },
);

test('a limited access sees its companies alone, whatever it asks for', async () => {
  const { token } = await limitedAdmin(app, [b]);
  expect(namesOf((await read({ id_empresa: `${a},${b}` }, {}, token)).data)).toEqual(['caro']);
});

test.each([{ id_empresa: '1;2' }, { fecha_desde: '2026-11-12', fecha_hasta: '2026-11-10' }, { fecha_desde: 'ayer' }])(
  'refuses %j',
  async (body) => {
    expect((await read(body)).status).toBe(400);
  },
);

test('a look-up answers active companies in the scope behind its first option, and nothing else is looked up', async () => {
  const { token } = await limitedAdmin(app, [b]);
  const body = { ...CUERPO_BUSQUEDA.empresa, primero: '[Todas las Empresas]' };
  const { data } = await app.call(reporteApi.select, { token, body });
  expect(data.map(({ id }) => id)).toEqual([0, b]);
  const { data: planes } = await app.call(reporteApi.select, { token, body: CUERPO_BUSQUEDA.planestudio });
  expect(planes.map(({ descripcion }) => descripcion)).toContain('Ingreso');
  for (const over of [{ tabla: 'usuario' }, { descripcion: "empresa || ''" }, { valor_condicion: '1 or 1=1' }])
    expect((await app.call(reporteApi.select, { token, body: { ...body, ...over } })).status).toBe(400);
});
