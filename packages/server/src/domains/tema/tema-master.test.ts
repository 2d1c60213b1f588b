import { preguntaApi } from '@portal/contract/pregunta';
import { temaApi, temaMaestro } from '@portal/contract/tema';
import { describe } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { buildModulo } from '../../testing/builders/estructura.ts';
import { buildPregunta } from '../../testing/builders/pregunta.ts';
import { signIn } from '../../testing/builders/sesion.ts';
import { buildUsuario } from '../../testing/builders/usuario.ts';
import { testChildren } from '../../testing/programs/children-suite.ts';
import { testMaster, type MasterCase } from '../../testing/master-suite.ts';

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
