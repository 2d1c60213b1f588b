import { api } from '@portal/contract/api';
import { masivoApi, type OperacionMasiva } from '@portal/contract/masivo';
import { planestudioApi } from '@portal/contract/planestudio';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildPregunta } from '@portal/testkit/builders/contenido/pregunta.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildCurso, buildModulo, buildPlanestudio, buildPrograma } from '@portal/testkit/builders/organizacion/estructura.ts';
import { buildParametro, DOMINIO } from '@portal/testkit/builders/parametro.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { type Alumno, enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { confirmed, reasons, runActs, shownOf } from '@portal/testkit/scenes/masivo.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, describe, expect, inject, it } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
const PORCION = 50;
let admin: Alumno;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
});

/** Two free records and one in use of each master, with a word of the reason why that stays. */
const LISTS = {
  planestudio: async () => {
    const { plan } = await buildPlan(app.db, { estructura: { A: { B: { C: ['D'] } } } });
    const alumno = await buildUsuario(app.db);
    const codigos = [{ id_planestudio: plan.id_planestudio, codigo: alumno.codigo_usuario }];
    await app.call(planestudioApi.importarCodigosIns, { token: admin.token, body: codigos });
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
    const required = await buildTema(app.db, { banco: 2 });
    const requires = await buildTema(app.db, { banco: 0, referencia: required.id_tema });
    return { used: temas[0]!.id_tema, free: [required.id_tema, requires.id_tema], word: '«Que lo usa»' };
  },
  pregunta: async () => {
    const { banco, titulo } = await buildTema(app.db, { banco: 1 });
    const free = [await buildPregunta(app.db), await buildPregunta(app.db)].map(({ id_pregunta }) => id_pregunta);
    return { used: banco[0]!.id_pregunta, free, word: `«${titulo}»` };
  },
  empresa: async () => {
    const [used, ...free] = [await buildEmpresa(app.db), await buildEmpresa(app.db), await buildEmpresa(app.db)];
    const { personal } = await buildUsuario(app.db, { id_empresa: used.id_empresa });
    return { used: used.id_empresa, free: free.map(({ id_empresa }) => id_empresa), word: personal };
  },
  parametro: async () => {
    const cargo = () => buildParametro(app.db, { id_dominio: DOMINIO.cargo });
    const [used, ...free] = [await cargo(), await cargo(), await cargo()];
    const { personal } = await buildUsuario(app.db, { id_cargo: used.id_parametro });
    return { used: used.id_parametro, free: free.map(({ id_parametro }) => id_parametro), word: personal };
  },
};
type Name = keyof typeof LISTS;

/** Shows the removal of records. Throws the refusal. */
async function tried(de: Name, ids: readonly number[]): Promise<OperacionMasiva> {
  const acto = { clase: 'eliminar' } as const;
  const asked = { acto, seleccion: { ids: [...ids] } };
  const { token } = admin;
  if (de !== 'empresa' && de !== 'parametro') return shownOf(admin, { de, ...asked });
  const body = de === 'empresa' ? ({ de, ...asked } as const) : ({ de, id_dominio: DOMINIO.cargo, ...asked } as const);
  const { status, data, problem } = await app.call(masivoApi.maestro, { token, body });
  if (status !== 200) throw new Error(`${status} ${problem.message}`);
  return data;
}

const exists = async (name: Name, id: number) => (await app.call(api[name].sel, { token: admin.token, params: { id } })).status === 200;
const filasOf = async ({ id_masivo }: OperacionMasiva) =>
  (await app.call(masivoApi.filas, { token: admin.token, params: { id: id_masivo }, query: {} })).data;

describe.each(Object.keys(LISTS) as Name[])('removing several of %s', (name) => {
  it('says what would go, why the rest stays and that it is for good, then removes exactly that', async () => {
    const { used, free, word } = await LISTS[name]();
    const ids = [used, ...free];
    const simulada = await tried(name, ids);
    expect(simulada).toMatchObject({ de: name, por_hacer: 2, rechazadas: 1, motivos: [{ motivo: 'dependencias', total: 1 }] });
    expect(simulada.efectos).toEqual([{ efecto: 'sin_vuelta', nombre: null, total: 2 }]);
    const stays = (await filasOf(simulada)).find(({ motivo }) => motivo !== null);
    expect(stays).toMatchObject({ codigo_usuario: String(used), detalle: expect.stringContaining(word) });
    expect(stays?.personal).not.toBe('-');
    expect(await Promise.all(ids.map((id) => exists(name, id)))).toEqual([true, true, true]);
    const hecha = await confirmed(admin, simulada);
    expect(hecha).toMatchObject({ estado: 'hecha', hechas: 2, rechazadas: 1, deshacible: false });
    expect(await Promise.all(ids.map((id) => exists(name, id)))).toEqual([true, false, false]);
    const { status } = await app.call(masivoApi.deshacer, { token: admin.token, body: { id_masivo: hecha.id_masivo } });
    expect(status).toBe(404);
    const rows = await app.db.selectFrom('log').select('tipo').where('tabla', '=', name).where('id_registro', 'in', free).execute();
    expect(rows.filter(({ tipo }) => tipo === 'baja')).toHaveLength(2);
  });
});

describe('removing topics that require each other', () => {
  /** Builds topics of which each requires the one before; later ones may have lower ids by `reversed`. */
  async function chain(length: number, reversed: boolean): Promise<number[]> {
    const ids: number[] = [];
    while (ids.length < length) ids.push((await buildTema(app.db, { banco: 0 })).id_tema);
    const order = reversed ? ids.toReversed() : ids;
    for (const [index, id] of order.entries())
      if (index > 0)
        await app.db
          .updateTable('tema')
          .set({ referencia: order[index - 1]! })
          .where('id_tema', '=', id)
          .execute();
    return order;
  }

  it.each([false, true])('takes all of them over several portions, whatever the order of their ids: %s', async (reversed) => {
    const ids = await chain(PORCION + 20, reversed);
    expect(await confirmed(admin, await tried('tema', ids))).toMatchObject({ hechas: ids.length, rechazadas: 0 });
  });

  it('leaves one that is required by a topic which stays, and those that it requires', async () => {
    const [first, second, third] = await chain(3, false);
    const { modulos } = await buildPlan(app.db, { estructura: { A: { B: { C: ['D'] } } } });
    await app.db
      .insertInto('tema_modulo')
      .values({
        id_modulo: modulos[0]!.id_modulo,
        id_tema: third!,
        numero_orden: 2,
        cuestionario: 0,
        usuario_creacion: 'x',
        fecha_creacion: '2026-11-21T00:00:00Z',
      })
      .execute();
    const free = await buildTema(app.db, { banco: 0 });
    const simulada = await tried('tema', [first!, second!, third!, free.id_tema]);
    expect([simulada.por_hacer, reasons(simulada)]).toEqual([1, { dependencias: 3 }]);
    expect((await filasOf(simulada)).filter(({ detalle }) => detalle?.startsWith('depende de él'))).toHaveLength(3);
  });
});

describe('a removal', () => {
  it('wants a proof for several, none for one and none to look', async () => {
    const { id_usuario } = await buildUsuario(app.db, { admin: true });
    const late = { test: app, token: await signIn(app, { id_usuario }) };
    const long = '2026-11-20T00:00:00.000Z';
    await app.db
      .updateTable('sesion')
      .set({ fecha_confirmacion: long, fecha_creacion: long })
      .where('id_usuario', '=', id_usuario)
      .execute();
    const ids = [await buildCurso(app.db), await buildCurso(app.db)].map(({ id_curso }) => id_curso);
    const look = (some: number[]) => shownOf(late, { de: 'curso', acto: { clase: 'eliminar' }, seleccion: { ids: some } });
    const { id_masivo } = await look(ids);
    const { problem } = await app.call(masivoApi.confirmar, { token: late.token, body: { id_masivo } });
    expect(problem.code).toBe('confirmacion_requerida');
    expect(await confirmed(late, await look(ids.slice(0, 1)))).toMatchObject({ hechas: 1 });
  });

  it('leaves a record that came into use since it was shown, with the reason', async () => {
    const [one, other] = [await buildModulo(app.db), await buildModulo(app.db)];
    const simulada = await tried('modulo', [one.id_modulo, other.id_modulo]);
    const { cursos } = await buildPlan(app.db, { estructura: { A: { 'Lo usa ahora': { C: ['D'] } } } });
    await app.db
      .insertInto('curso_modulo')
      .values({
        id_curso: cursos[0]!.id_curso,
        id_modulo: other.id_modulo,
        numero_orden: 2,
        usuario_creacion: 'x',
        fecha_creacion: '2026-11-21T00:00:00Z',
      })
      .execute();
    const hecha = await confirmed(admin, simulada);
    expect([hecha.hechas, reasons(hecha)]).toEqual([1, { dependencias: 1 }]);
    expect((await filasOf(hecha)).find(({ estado }) => estado === 'rechazada')?.detalle).toContain('«Lo usa ahora»');
  });

  it('stops when it is cancelled, and a process that dies in a portion loses that one alone', async () => {
    const ids: number[] = [];
    while (ids.length < PORCION * 2 + 5) ids.push((await buildPregunta(app.db)).id_pregunta);
    const left = async () => (await app.db.selectFrom('pregunta').select('id_pregunta').where('id_pregunta', 'in', ids).execute()).length;
    const { id_masivo } = await tried('pregunta', ids);
    await app.call(masivoApi.confirmar, { token: admin.token, body: { id_masivo } });
    expect(await left()).toBe(PORCION + 5);
    const dying = app.db.transaction().execute(async (trx) => {
      await runActs(trx, app.now, 1);
      throw new Error('killed');
    });
    await expect(dying).rejects.toThrow('killed');
    expect(await left()).toBe(PORCION + 5);
    await runActs(app.db, app.now, 1);
    const { data } = await app.call(masivoApi.cancelar, { token: admin.token, body: { id_masivo } });
    await runActs(app.db, app.now);
    expect([data.estado, data.hechas, await left()]).toEqual(['cancelada', PORCION * 2, 5]);
  });

  it('sends as many statements for fifty records as for two', async () => {
    const count = async (total: number) => {
      const ids: number[] = [];
      while (ids.length < total) ids.push((await buildTema(app.db, { banco: 0 })).id_tema);
      recorder.take();
      const { id_masivo } = await tried('tema', ids);
      const looked = recorder.take().length;
      await app.call(masivoApi.confirmar, { token: admin.token, body: { id_masivo } });
      return [looked, recorder.take().length];
    };
    const few = await count(2);
    expect(await count(PORCION - 1)).toEqual(few);
    if (inject('testDatabase').kind === 'postgresql') expect(Math.max(...few)).toBeLessThan(30);
  });
});
