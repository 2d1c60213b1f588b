import { cursoApi, cursoMaestro } from '@portal/contract/curso';
import { moduloApi } from '@portal/contract/modulo';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildModulo, buildPrograma } from '@portal/testkit/builders/organizacion/estructura.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { testMaster, type MasterCase } from '@portal/testkit/master-suite.ts';
import { testChildren } from '@portal/testkit/programs/children-suite.ts';
import { describe, expect, it } from 'vitest';

const test = useTestApp();

const master: MasterCase = {
  definition: cursoMaestro,
  api: cursoApi,
  fields: (number) => ({ codigo: `C-${number}`, titulo: 'Caja', descripcion: 'd', codigo_estado: 1, etiquetas: 'e' }),
  unique: 'codigo',
  title: 'titulo',
  addDependent: async (id_curso) => {
    const { id_programa } = await buildPrograma(test.db, { titulo: 'Ventas' });
    const token = await signIn(test, await buildUsuario(test.db, { admin: true }));
    await test.call(cursoApi.insPrograma, { body: [{ id_programa, id_curso }], token });
    return '1 programa: «Ventas»';
  },
};

describe('courses', () => {
  testMaster(test, master);
  testChildren(test, {
    ...master,
    field: 'modulos',
    build: async () => (await buildModulo(test.db)).id_modulo,
    read: async (id, token) => (await test.call(moduloApi.ofCurso, { params: { id }, token })).data.map((row) => row.id_modulo),
  });

  it('an empty batch of links is refused with a Spanish message', async () => {
    const token = await signIn(test, await buildUsuario(test.db, { admin: true }));
    const { status, problem } = await test.call(cursoApi.insPrograma, { body: [], token });
    expect([status, problem.claves]).toEqual([400, { cuerpo: { clave: 'validacion.min_elementos', valores: { valor: 1 } } }]);
  });
});
