import { reporteApi } from '@portal/contract/reporte';
import { useTestApp } from '@portal/testkit/app.ts';
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
const read = (over: object = {}, query: object = {}, token = world.token) =>
  app.call(reporteApi.generalEmpresaPor, { token, body: body(over), query: { pagina: 1, ...query } });
const namesOf = (rows: readonly { readonly empresa: string | null }[]) => rows.map(({ empresa }) => empresa);

describe('by company', () => {
  test('counts active, assigned, approved and pending people and their avance, by one statement', async () => {
    recorder.take();
    const { data, total } = await read();
    expect(recorder.take(), 'session and page').toHaveLength(2);
    expect(total).toBe(5);
    expect(data).toEqual([
      // Ana 6 of 6, Beto 3 of 6. Alfa 4 + 3 of 8, Base 2 + 2 of 4, Caja 2 + 1 of 4, Beta 2 + 0 of 4; plan 9 of 12.
      { id: world.ids.a, empresa: 'Andes', ...people([2, 2, 1, 1]), ...world.avanceOf([87.5, 100, 75, 50], 75) },
      // Caro, Fito, Eva and Gil are active; Caro and Fito assigned. Beta 1 of 4, plan 1 of 12.
      { id: world.ids.b, empresa: 'Bosque', ...people([4, 2, 0, 2]), ...world.avanceOf([0, 0, 0, 25], 8.33) },
      { id: world.ids.c, empresa: 'Cerro', ...people([0, 0, 0, 0]), ...world.avanceOf([0, 0, 0, 0], 0) },
      { id: world.ids.d, empresa: 'Dunas', ...people([2, 0, 0, 0]), ...world.avanceOf([0, 0, 0, 0], 0) },
      // Hugo; the administrator, without a company too, is not assigned.
      { id: 0, empresa: null, ...people([2, 1, 0, 1]), ...world.avanceOf([0, 0, 0, 0], 0) },
    ]);
  });

  test.each([
    ['a', ['Andes']],
    ['b,c', ['Bosque', 'Cerro']],
    ['d', ['Dunas']],
    ['-1', ['Andes', 'Bosque', 'Cerro', 'Dunas', null]],
  ])('has the companies %s, by body and by path', async (companies, expected) => {
    const written = companies.replaceAll(/[a-d]/g, (name) => String(world.ids[name as keyof typeof world.ids]));
    expect(namesOf((await read({ id_empresa: written })).data)).toEqual(expected);
    const params = { companies: written, plan: world.id_planestudio, from: '0', to: '0' };
    expect(namesOf((await app.call(reporteApi.generalEmpresa, { token: world.token, params, query: {} })).data)).toEqual(expected);
  });

  test('counts only assignments that were opened on the days; everybody active stays', async () => {
    const { data } = await read({ id_empresa: `${world.ids.a},${world.ids.b}`, fecha_desde: '2026-11-15', fecha_hasta: '2026-11-15' });
    expect(data).toMatchObject([
      { empresa: 'Andes', ...people([2, 0, 0, 0]), ...world.avanceOf([0, 0, 0, 0], 0) },
      // Fito alone: 1 of 2 in Beta, 1 of 6 in the plan.
      { empresa: 'Bosque', ...people([4, 1, 0, 1]), ...world.avanceOf([0, 0, 0, 50], 16.67) },
    ]);
  });

  test('is ordered and filtered by the avance of a program or course', async () => {
    const ordered = await read({}, { orden: `-avance.${world.campos.beta}`, tamano: 2 });
    expect([namesOf(ordered.data), ordered.total]).toEqual([['Andes', 'Bosque'], 5]);
    expect(namesOf((await read({}, { filtro: { [`avance.${world.campos.caja}`]: '75' } })).data)).toEqual(['Andes']);
  });

  test('the total adds up every row', async () => {
    const sum = async (over: object = {}, token = world.token) =>
      (await app.call(reporteApi.generalTotal, { token, body: body(over) })).data;
    // Assigned: Ana, Beto, Caro, Fito, Hugo. Alfa 7 of 20, Base 4 of 10, Caja 3 of 10, Beta 3 of 10; plan 10 of 30.
    expect(await sum()).toEqual({ ...people([10, 5, 1, 4]), ...world.avanceOf([35, 40, 30, 30], 33.33) });
    expect(await sum({ id_empresa: world.ids.b })).toEqual({ ...people([4, 2, 0, 2]), ...world.avanceOf([0, 0, 0, 25], 8.33) });
    expect(await sum({ id_empresa: world.ids.c })).toEqual({ ...people([0, 0, 0, 0]), ...world.avanceOf([0, 0, 0, 0], 0) });
  });

  test('of an unknown plan there is no row; an inactive plan answers', async () => {
    expect((await read({ id_planestudio: 999_999 })).data).toEqual([]);
    const state = (codigo_estado: number) =>
      app.db.updateTable('planestudio').set({ codigo_estado }).where('id_planestudio', '=', world.id_planestudio).execute();
    await state(2);
    const { data } = await read({ id_empresa: world.ids.a });
    await state(1);
    expect(data).toMatchObject([{ usuarios_asignados: 2, avance_total: 75 }]);
  });

  test('a limited access sees its companies alone, whatever it asks for', async () => {
    const asked = { id_empresa: `${world.ids.a},${world.ids.b}` };
    expect((await read(asked, {}, world.limited)).data).toMatchObject([{ empresa: 'Bosque', ...people([4, 2, 0, 2]), avance_total: 8.33 }]);
    expect(namesOf((await read({}, {}, world.limited)).data)).toEqual(['Bosque']);
    const { data } = await app.call(reporteApi.generalTotal, { token: world.limited, body: body(asked) });
    expect(data).toMatchObject({ ...people([4, 2, 0, 2]), avance_total: 8.33 });
  });

  test.each([
    { id_planestudio: undefined },
    { id_planestudio: '1,2' },
    { id_empresa: '1;2' },
    { fecha_desde: '2026-11-12', fecha_hasta: '2026-11-10' },
  ])('refuses %j', async (over) => {
    expect((await read(over)).status).toBe(400);
  });
});
