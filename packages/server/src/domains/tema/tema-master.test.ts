import { preguntaApi } from '@portal/contract/pregunta';
import { temaApi, temaMaestro } from '@portal/contract/tema';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPregunta } from '@portal/testkit/builders/contenido/pregunta.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildModulo } from '@portal/testkit/builders/organizacion/estructura.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { testMaster, type MasterCase } from '@portal/testkit/master-suite.ts';
import { testChildren } from '@portal/testkit/programs/children-suite.ts';
import { describe } from 'vitest';

const test = useTestApp();

const master: MasterCase = {
  definition: temaMaestro,
  api: temaApi,
  fields: (number) => ({
    codigo: `T-${number}x`,
    titulo: 'Caja',
    codigo_categoria: 'general',
    codigo_estado: 1,
    duracion: 10,
    numero_preguntas: 0,
  }),
  unique: 'codigo',
  title: 'titulo',
  listParams: { x: '0' },
  addDependent: async (id_tema) => {
    const { id_modulo } = await buildModulo(test.db, { titulo: 'Ventas' });
    const token = await signIn(test, await buildUsuario(test.db, { admin: true }));
    await test.call(temaApi.modulo, { body: [{ id_modulo, id_tema }], token });
    return '1 módulo: «Ventas»';
  },
};

describe('topics', () => {
  testMaster(test, master);
  testChildren(test, {
    ...master,
    field: 'preguntas',
    build: async () => (await buildPregunta(test.db)).id_pregunta,
    read: async (id, token) => (await test.call(preguntaApi.ofTema, { params: { id }, token })).data.map((row) => row.id_pregunta),
  });
});
