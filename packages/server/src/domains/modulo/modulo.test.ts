import { cursoApi } from '@portal/contract/curso';
import { moduloApi, moduloMaestro } from '@portal/contract/modulo';
import { temaApi } from '@portal/contract/tema';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildCurso, buildModulo } from '@portal/testkit/builders/organizacion/estructura.ts';
import { ensureCategoria } from '@portal/testkit/builders/parametro.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { testMaster, type MasterCase } from '@portal/testkit/master-suite.ts';
import { testChildren } from '@portal/testkit/programs/children-suite.ts';
import { describe, expect, it } from 'vitest';

const test = useTestApp();
const newTema = async () => (await buildTema(test.db, { banco: 0 })).id_tema;

const master: MasterCase = {
  definition: moduloMaestro,
  api: moduloApi,
  fields: (number) => ({ codigo: `M-${number}`, titulo: 'Caja', codigo_estado: 1, codigo_categoria: 'general' }),
  unique: 'codigo',
  title: 'titulo',
  addDependent: async (id_modulo) => {
    const { id_curso } = await buildCurso(test.db, { titulo: 'Ventas' });
    const token = await signIn(test, await buildUsuario(test.db, { admin: true }));
    await test.call(moduloApi.insCurso, { body: [{ id_curso, id_modulo }], token });
    return '1 curso: «Ventas»';
  },
};

describe('modules', () => {
  testMaster(test, master);
  testChildren(test, {
    ...master,
    field: 'temas',
    build: newTema,
    read: async (id, token) => (await test.call(temaApi.ofModulo, { params: { id }, token })).data.map((row) => row.id_tema),
  });

  it('simultaneous links and saves of the same courses all succeed', async () => {
    const token = await signIn(test, await buildUsuario(test.db, { admin: true }));
    await ensureCategoria(test.db);
    const cursos = await Promise.all(Array.from({ length: 4 }, () => buildCurso(test.db)));
    const modulos = await Promise.all(Array.from({ length: 10 }, async () => (await buildModulo(test.db)).id_modulo));
    const pairs = cursos.flatMap(({ id_curso }) => modulos.map((id_modulo) => ({ id_curso, id_modulo })));
    const save = async (id_curso: number) => {
      const { data } = await test.call(cursoApi.sel, { params: { id: id_curso }, token });
      const { modulo: _changesMeanwhile, version: _any, ...course } = data;
      return test.call(cursoApi.upd, { body: { ...course, etiquetas: 'e', descripcion: 'd', modulos: [] }, token });
    };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_none, n) =>
        n % 2 ? save(cursos[n % 4]!.id_curso) : test.call(moduloApi.insCurso, { body: n % 4 ? pairs : pairs.toReversed(), token }),
      ),
    );
    expect(answers.map(({ status, problem }) => problem?.message ?? status)).toEqual(answers.map(() => 200));
  });

  it('stores cuestionario of each topic, by default 1', async () => {
    const token = await signIn(test, await buildUsuario(test.db, { admin: true }));
    await ensureCategoria(test.db);
    const temas = [{ id: await newTema(), cuestionario: 0 }, { id: await newTema() }];
    const body = { codigo: 'M-CUEST', titulo: 'Caja', codigo_estado: 1, codigo_categoria: 'general', temas };
    const { data } = await test.call(moduloApi.ins, { body, token });
    const stored = await test.call(temaApi.ofModulo, { params: { id: data.id_modulo }, token });
    expect(stored.data.map((row) => row.cuestionario)).toEqual([0, 1]);
  });
});
