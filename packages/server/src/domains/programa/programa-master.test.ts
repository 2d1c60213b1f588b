import { cursoApi } from '@portal/contract/curso';
import { programaApi, programaMaestro } from '@portal/contract/programa';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildCurso, buildPlanestudio, buildPrograma } from '@portal/testkit/builders/organizacion/estructura.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { testMaster, type MasterCase } from '@portal/testkit/master-suite.ts';
import { testChildren } from '@portal/testkit/programs/children-suite.ts';
import { describe, expect, it } from 'vitest';

const test = useTestApp();

const master: MasterCase = {
  definition: programaMaestro,
  api: programaApi,
  fields: (number) => ({ codigo: `P-${number}`, titulo: 'Caja', descripcion: 'd', codigo_estado: 1 }),
  unique: 'codigo',
  title: 'titulo',
  addDependent: async (id_programa) => {
    const { id_planestudio } = await buildPlanestudio(test.db, { denominacion: 'Inducción' });
    const token = await signIn(test, await buildUsuario(test.db, { admin: true }));
    await test.call(programaApi.insPlan, { body: [{ id_planestudio, id_programa }], token });
    return '1 plan de estudio: «Inducción»';
  },
};

describe('programs', () => {
  testMaster(test, master);
  testChildren(test, {
    ...master,
    field: 'cursos',
    build: async () => (await buildCurso(test.db)).id_curso,
    read: async (id, token) => (await test.call(cursoApi.ofPrograma, { params: { id }, token })).data.map((row) => row.id_curso),
  });
});

it('an empty numero_orden is stored as null', async () => {
  const token = await signIn(test, await buildUsuario(test.db, { admin: true }));
  const body = { ...master.fields(900), numero_orden: '' } as never;
  const { data } = await test.call(programaApi.ins, { body, token });
  expect((await test.call(programaApi.sel, { params: { id: data.id_programa }, token })).data.numero_orden).toBeNull();
});

describe('GET /programa/sellst/tabla', () => {
  it('has a row for each course in its order, and one for a program without courses', async () => {
    const token = await signIn(test, await buildUsuario(test.db, { indicador_soporte: 1 }));
    const { id_programa } = await buildPrograma(test.db, { titulo: 'AAA' });
    await buildCurso(test.db, { titulo: 'Z' }, id_programa);
    await buildCurso(test.db, { titulo: 'B' }, id_programa);
    await buildPrograma(test.db, { titulo: 'AAB' });
    const { data } = await test.call(programaApi.tabla, { token, query: {} });
    expect(data.filter((row) => row.titulo.startsWith('AA')).map((row) => [row.titulo, row.curso])).toEqual([
      ['AAA', 'Z'],
      ['AAA', 'B'],
      ['AAB', null],
    ]);
    const page = await test.call(programaApi.tabla, {
      token,
      query: { pagina: 1, tamano: 1, orden: '-curso', filtro: { codigo_estado: '1', titulo: 'aaa' } },
    });
    expect(page.data.map((row) => row.curso)).toEqual(['Z']);
  });
});
