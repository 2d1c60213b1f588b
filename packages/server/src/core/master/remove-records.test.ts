import { api } from '@portal/contract/api';
import type { cursoApi } from '@portal/contract/curso';
import { planestudioApi } from '@portal/contract/planestudio';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildCurso, buildModulo, buildPlanestudio, buildPrograma } from '@portal/testkit/builders/organizacion/estructura.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const app = useTestApp();
let token = '';

beforeAll(async () => {
  token = await signIn(app, await buildUsuario(app.db, { admin: true }));
});

/** Two free records and one in use of each list, with a word of the reason why that stays. */
const LISTS = {
  planestudio: async () => {
    const { plan } = await buildPlan(app.db, { estructura: { A: { B: { C: ['D'] } } } });
    const alumno = await buildUsuario(app.db);
    const codigos = [{ id_planestudio: plan.id_planestudio, codigo: alumno.codigo_usuario }];
    await app.call(planestudioApi.importarCodigosIns, { token, body: codigos });
    const free = [await buildPlanestudio(app.db), await buildPlanestudio(app.db)].map(({ id_planestudio }) => id_planestudio);
    return { used: plan.id_planestudio, free, word: '1 usuario asignado' };
  },
  programa: async () => {
    const { programas } = await buildPlan(app.db, { denominacion: 'Que lo usa', estructura: { A: { B: { C: ['D'] } } } });
    const free = [await buildPrograma(app.db), await buildPrograma(app.db)].map(({ id_programa }) => id_programa);
    return { used: programas[0]!.id_programa, free, word: '«Que lo usa»' };
  },
  curso: async () => {
    const { cursos } = await buildPlan(app.db, { estructura: { 'Que lo usa': { B: { C: ['D'] } } } });
    const free = [await buildCurso(app.db), await buildCurso(app.db)].map(({ id_curso }) => id_curso);
    return { used: cursos[0]!.id_curso, free, word: '«Que lo usa»' };
  },
  modulo: async () => {
    const { modulos } = await buildPlan(app.db, { estructura: { A: { 'Que lo usa': { C: ['D'] } } } });
    const free = [await buildModulo(app.db), await buildModulo(app.db)].map(({ id_modulo }) => id_modulo);
    return { used: modulos[0]!.id_modulo, free, word: '«Que lo usa»' };
  },
  tema: async () => {
    const { temas } = await buildPlan(app.db, { estructura: { A: { B: { 'Que lo usa': ['D'] } } } });
    const required = await buildTema(app.db, { banco: 0 });
    const requires = await buildTema(app.db, { banco: 0, referencia: required.id_tema });
    return { used: temas[0]!.id_tema, free: [required.id_tema, requires.id_tema], word: '«Que lo usa»' };
  },
};
type Name = keyof typeof LISTS;

const remove = (name: Name, body: object, by = token) =>
  app.call(api[name].eliminar, {
    token: by,
    body: { simular: 0, ...body } as Parameters<typeof app.call<typeof cursoApi.eliminar>>[1]['body'],
  });
const exists = async (name: Name, id: number) => (await app.call(api[name].sel, { token, params: { id } })).status === 200;

describe.each(Object.keys(LISTS) as Name[])('removing several of %s', (name) => {
  it('says what would go and changes nothing, then removes what nothing depends on, and names what stays', async () => {
    const { used, free, word } = await LISTS[name]();
    const seleccion = { ids: [used, ...free] };
    const tried = await remove(name, { seleccion, simular: 1 });
    expect(tried.data).toMatchObject({ eliminados: 2, quedan: [{ id: used, motivo: expect.stringContaining(word) }] });
    expect(tried.data.message).toBe('Se eliminarán 2 registros. 1 queda.');
    expect(await Promise.all(seleccion.ids.map((id) => exists(name, id)))).toEqual([true, true, true]);
    const stale = await remove(name, { seleccion, cantidad: 3 });
    expect([stale.status, stale.problem.code]).toEqual([409, 'conflicto']);
    expect((await remove(name, { seleccion, cantidad: 2 })).data).toMatchObject({ eliminados: 2, quedan: [{ id: used }] });
    expect(await Promise.all(seleccion.ids.map((id) => exists(name, id)))).toEqual([true, false, false]);
    const { rows } = {
      rows: await app.db.selectFrom('log').select('tipo').where('tabla', '=', name).where('id_registro', 'in', free).execute(),
    };
    expect(rows.filter(({ tipo }) => tipo === 'baja')).toHaveLength(2);
  });
});

describe('removing several', () => {
  it('takes the rows of a search as the list shows them, and refuses another number of them', async () => {
    await buildCurso(app.db, { titulo: 'Buscado uno' });
    await buildCurso(app.db, { titulo: 'Buscado dos' });
    const todos = { buscar: 'buscado', excepto: [], cantidad: 2 };
    expect((await remove('curso', { seleccion: { todos: { ...todos, cantidad: 3 } } })).status).toBe(409);
    expect((await remove('curso', { seleccion: { todos }, cantidad: 2 })).data.eliminados).toBe(2);
  });

  it('removes for a limited access the contents of its company, says why the rest stays, and discloses nothing of others', async () => {
    const [own, other] = [await buildEmpresa(app.db), await buildEmpresa(app.db)];
    const { token: limited } = await limitedAdmin(app, [own.id_empresa]);
    const mine = await buildCurso(app.db, { id_empresa: own.id_empresa });
    const common = await buildCurso(app.db, { titulo: 'De todos' });
    const foreign = await buildCurso(app.db, { titulo: 'Secreto', id_empresa: other.id_empresa });
    const seleccion = { ids: [mine, common, foreign].map(({ id_curso }) => id_curso) };
    const { data } = await remove('curso', { seleccion, cantidad: 1 }, limited);
    expect(data.eliminados).toBe(1);
    expect(data.quedan.map(({ nombre }) => nombre).toSorted()).toEqual([String(foreign.id_curso), 'De todos'].toSorted());
    expect(JSON.stringify(data)).not.toContain('Secreto');
    expect(await exists('curso', common.id_curso)).toBe(true);
  });

  it('wants a proof for several, none for one and none to try', async () => {
    const { id_usuario } = await buildUsuario(app.db, { admin: true });
    const late = await signIn(app, { id_usuario });
    const long = '2026-11-20T00:00:00.000Z';
    await app.db
      .updateTable('sesion')
      .set({ fecha_confirmacion: long, fecha_creacion: long })
      .where('id_usuario', '=', id_usuario)
      .execute();
    const ids = [await buildCurso(app.db), await buildCurso(app.db)].map(({ id_curso }) => id_curso);
    expect((await remove('curso', { seleccion: { ids }, simular: 1 }, late)).data.eliminados).toBe(2);
    expect((await remove('curso', { seleccion: { ids } }, late)).problem.code).toBe('confirmacion_requerida');
    expect((await remove('curso', { seleccion: { ids: ids.slice(0, 1) } }, late)).data.eliminados).toBe(1);
  });
});
