import { preguntaApi, preguntaMaestro } from '@portal/contract/pregunta';
import { temaApi } from '@portal/contract/tema';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { DOMINIO, ensureCategoria } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { testMaster, type MasterCase } from '@portal/testkit/master-suite.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const test = useTestApp();
const fields = {
  pregunta: '¿Qué hace?',
  rpta_a: 'Uno',
  rpta_b: 'Dos',
  rpta_c: 'Tres',
  rpta_d: 'Cuatro',
  indicador_correcta: 2,
  codigo_categoria: 'general',
  codigo_estado: 1,
};

const master: MasterCase = {
  definition: preguntaMaestro,
  api: preguntaApi,
  fields: () => fields,
  title: 'pregunta',
  adapt: (endpoint, request) => (endpoint === preguntaApi.ins && 'body' in request ? { body: [request.body] } : request),
  addDependent: async (id_pregunta) => {
    const { id_tema } = await buildTema(test.db, { banco: 0, titulo: 'Ventas' });
    const token = await signIn(test, await buildUsuario(test.db, { admin: true }));
    await test.call(temaApi.pregunta, { body: [{ id_tema, id_pregunta }], token });
    return '1 tema: «Ventas»';
  },
};

describe('questions', () => {
  beforeAll(() => ensureCategoria(test.db, DOMINIO.categoriaPregunta));
  testMaster(test, master);

  it('store every version of their text, and refuse other options than 1 to 4', async () => {
    const token = await signIn(test, await buildUsuario(test.db, { admin: true }));
    const { data } = await test.call(preguntaApi.ins, { body: [fields], token });
    await test.call(preguntaApi.upd, { body: { ...fields, id_pregunta: data.id_pregunta, rpta_b: 'Otra' }, token });
    const versions = (await test.call(preguntaApi.versiones, { params: { id: data.id_pregunta }, token })).data;
    expect(versions.map(({ version, rpta_b }) => [version, rpta_b])).toEqual([
      [2, 'Otra'],
      [1, 'Dos'],
    ]);
    for (const indicador_correcta of [0, 5]) {
      const refused = await test.call(preguntaApi.ins, { body: [{ ...fields, indicador_correcta }], token });
      expect(refused.problem.errors).toHaveProperty(['0.indicador_correcta']);
    }
  });
});
