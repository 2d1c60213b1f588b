import { reporteApi } from '@portal/contract/reporte';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildLimitedAdmin } from '@portal/testkit/builders/organizacion/alcance.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildParametro, DOMINIO } from '@portal/testkit/builders/parametro.ts';
import { type Alumno, enrol, take } from '@portal/testkit/scenes/cuestionario.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
let admin: Alumno;
let uno: BuiltPlan;
let dos: BuiltPlan;
let sur: number;

/**
 * «Norte», cost centre 010: Ana has both plans and began the first, Beto has the first, Carla none; without cost centre: Dora has the second and failed a
 * topic of it. «Sur»: Eva has nothing; Félix, who has the first, left yesterday. The administrator is of no company.
 */
beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
  uno = await buildPlan(app.db, { today: '2026-11-21' });
  dos = await buildPlan(app.db, { today: '2026-11-21' });
  const norte = (await buildEmpresa(app.db, { empresa: 'Norte' })).id_empresa;
  sur = (await buildEmpresa(app.db, { empresa: 'Sur' })).id_empresa;
  const centro = await buildParametro(app.db, { id_dominio: DOMINIO.centroCosto, codigo_parametro: '010', parametro: 'Tienda' });
  const tienda = { id_empresa: norte, id_centro_costo: centro.id_parametro };
  const ana = await enrol(app, [uno, dos], tienda);
  await take(ana, uno.ocurrencias[0]!);
  await enrol(app, [uno], tienda);
  await enrol(app, [], tienda);
  const dora = await enrol(app, [dos], { id_empresa: norte });
  await take(dora, dos.ocurrencias[0]!, 0);
  await enrol(app, [], { id_empresa: sur });
  await enrol(app, [uno], { id_empresa: sur, codigo_estado: 2, fecha_cese: '2026-11-20' });
});

const rows = async (token: string, planes?: string) => {
  const { data } = await app.call(reporteApi.empresa, { token, query: { pagina: 1, ...(planes && { planes }) } });
  return data.map((row) => [row.empresa, row.centro_costo, row.centrocosto, row.usuarios, row.asignados, row.evaluados, row.avance]);
};

describe('GET /reporte/empresa', () => {
  test('counts people, assigned and evaluated, each once, by company and cost centre', async () => {
    // 010: Ana evaluated of Ana and Beto = 50. Nobody is assigned in Sur: no percentage.
    expect(await rows(admin.token)).toEqual([
      ['Norte', null, null, 1, 1, 1, 100],
      ['Norte', '010', 'Tienda', 3, 2, 1, 50],
      ['Sur', null, null, 1, 0, 0, null],
      [null, null, null, 1, 0, 0, null],
    ]);
  });

  test('of some plans counts who has one of those', async () => {
    const { id_planestudio } = dos.plan;
    expect((await rows(admin.token, `${id_planestudio}`)).slice(0, 2)).toEqual([
      ['Norte', null, null, 1, 1, 1, 100],
      ['Norte', '010', 'Tienda', 3, 1, 0, 0],
    ]);
    expect(await rows(admin.token, `${uno.plan.id_planestudio},${id_planestudio}`)).toEqual(await rows(admin.token));
  });

  test('of a limited access has its companies alone', async () => {
    const token = await signIn(app, await buildLimitedAdmin(app.db, [sur]));
    expect(await rows(token)).toEqual([['Sur', null, null, 1, 0, 0, null]]);
  });

  test('is filtered and exported', async () => {
    const headers = { authorization: `Bearer ${admin.token}` };
    const url = '/api/reporte/empresa?formato=csv&columnas=empresa,centro_costo,evaluados,avance&filtro[empresa]=Norte';
    const { body } = await app.inject({ method: 'GET', url, headers });
    expect(body.replace('\uFEFF', '').trim().split('\r\n').slice(1)).toEqual(['"Norte";;1;100', '"Norte";"010";1;50']);
    expect((await app.inject({ method: 'GET', url: '/api/reporte/empresa?planes=uno', headers })).statusCode).toBe(400);
  });

  test('is one statement beside the session', async () => {
    recorder.take();
    await rows(admin.token);
    expect(recorder.take()).toHaveLength(2);
  });
});

test('GET /reporte/empresa/total adds the cost centres of a company up', async () => {
  const { data } = await app.call(reporteApi.empresaTotal, { token: admin.token, query: { pagina: 1 } });
  // Norte: Ana and Dora evaluated of Ana, Beto and Dora = 66.67. Without company: the two administrators.
  expect(data.map(({ empresa, usuarios, asignados, evaluados, avance }) => [empresa, usuarios, asignados, evaluados, avance])).toEqual([
    ['Norte', 4, 3, 2, 66.67],
    ['Sur', 1, 0, 0, null],
    [null, 2, 0, 0, null],
  ]);
});
