import { generalDptoLista, generalEmpresaLista, reporteApi } from '@portal/contract/reporte';
import { useTestApp } from '@portal/testkit/app.ts';
import { readSheet } from '@portal/testkit/files/spreadsheet.ts';
import { buildInforme, people } from '@portal/testkit/scenes/informe.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
let world: Awaited<ReturnType<typeof buildInforme>>;

beforeAll(async () => {
  world = await buildInforme(app);
});

const body = (over: object = {}) => ({ id_planestudio: world.id_planestudio, ...over });

describe('by department and cost centre', () => {
  test('has a row for each that has active people, by body and by path', async () => {
    recorder.take();
    const { data } = await app.call(reporteApi.generalDptoPor, {
      token: world.token,
      body: body({ id_empresa: `${world.ids.a},${world.ids.b},${world.ids.c}` }),
      query: { pagina: 1, orden: '-avance_total' },
    });
    expect(recorder.take(), 'session and page').toHaveLength(2);
    const none = { departamento: null, codigo_centro_costo: null, centro_costo: null, id_departamento: 0, id_centro_costo: 0 };
    const ventas = { departamento: 'Ventas', codigo_centro_costo: '0401', centro_costo: 'Tienda Centro' };
    expect(data).toMatchObject([
      { empresa: 'Andes', ...ventas, ...people([1, 1, 1, 0]), ...world.avanceOf([100, 100, 100, 100], 100) },
      // Beto: 3 of 4 in Alfa (Base 2 of 2, Caja 1 of 2), none in Beta, 3 of 6.
      { empresa: 'Andes', ...none, ...people([1, 1, 0, 1]), ...world.avanceOf([75, 100, 50, 0], 50) },
      { empresa: 'Bosque', ...none, ...people([4, 2, 0, 2]), ...world.avanceOf([0, 0, 0, 25], 8.33) },
    ]);
    expect(data[0]?.id_departamento).toBeGreaterThan(0);
    expect(data[0]?.id_centro_costo).toBeGreaterThan(0);
    const params = { companies: String(world.ids.a), plan: world.id_planestudio, from: '0', to: '0' };
    const byPath = await app.call(reporteApi.generalDpto, { token: world.token, params, query: { orden: '-avance_total' } });
    expect(byPath.data).toEqual(data.slice(0, 2));
  });
});

test('the columns are the programs with their courses in order; a course of two programs names its program', async () => {
  const expected = [
    { field: world.campos.alfa, title: 'Alfa', level: 1, parent: null },
    { field: world.campos.base, title: 'Base (Alfa)', level: 2, parent: world.campos.alfa },
    { field: world.campos.caja, title: 'Caja', level: 2, parent: world.campos.alfa },
    { field: world.campos.beta, title: 'Beta', level: 1, parent: null },
    { field: world.campos.betaBase, title: 'Base (Beta)', level: 2, parent: world.campos.beta },
  ];
  const { id_planestudio, token } = world;
  const byBody = await app.call(reporteApi.generalEmpresaCols, {
    token,
    body: { id_planestudio: `${id_planestudio}`, id_empresa: `${world.ids.a},${world.ids.b}` },
  });
  expect(byBody.data).toEqual(expected);
  const byPath = await app.call(reporteApi.generalDptoCols, { token, params: { a: '0', b: `${id_planestudio}` } });
  expect(byPath.data).toEqual(expected);
  expect((await app.call(reporteApi.generalDptoCols, { token, params: { a: '0', b: '0' } })).status).toBe(400);
});

describe('as a file', () => {
  const sheet = async (path: string) => {
    const url = `/api/reporte/general/${path}/${world.ids.a},${world.ids.b}/${world.id_planestudio}/0/0?formato=xlsx`;
    const { rawPayload } = await app.inject({ url, headers: { authorization: `Bearer ${world.token}` } });
    return readSheet(new Uint8Array(rawPayload));
  };
  const HEAD = ['Usuarios_Activos', 'Usuarios_Asignados', 'Usuarios_Aprobados', 'Usuarios_Pendientes'];
  const AVANCE = ['Alfa', 'Base (Alfa)', 'Caja', 'Beta', 'Base (Beta)', 'Avance_Total'];

  test('has the headers of the specification, the titles of programs and courses, and the figures of the answer', async () => {
    expect(await sheet('empresa')).toEqual([
      ['Empresa', ...HEAD, ...AVANCE],
      ['Andes', 2, 2, 1, 1, 87.5, 100, 75, 50, 50, 75],
      ['Bosque', 4, 2, 0, 2, 0, 0, 0, 25, 25, 8.33],
    ]);
    expect(generalEmpresaLista.files.xlsx).toBe('UCJ-Avance_por_Plan');
  });

  test('has department and cost centre before them', async () => {
    const [head, ...rows] = await sheet('dpto');
    expect(head).toEqual(['Empresa', 'Dpto', 'Cod CeCo', 'CeCo', ...HEAD, ...AVANCE]);
    expect(rows).toContainEqual(['Andes', 'Ventas', '0401', 'Tienda Centro', 1, 1, 1, 0, 100, 100, 100, 100, 100, 100]);
    expect(rows).toHaveLength(3);
    expect(generalDptoLista.files.xlsx).toBe('UCJ-Avance_por_Departamento');
  });
});
