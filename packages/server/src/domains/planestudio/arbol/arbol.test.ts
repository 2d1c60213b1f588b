import { cursoApi } from '@portal/contract/curso';
import { moduloApi } from '@portal/contract/modulo';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { databaseFingerprint } from '@portal/testkit/fingerprint.ts';
import { shapeOf, useArbol } from '@portal/testkit/scenes/arbol.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { describe, expect, it } from 'vitest';

const recorder = useRecorder();
const { test, admin, use, planId, act, done, undo, tree, modulo, tema, curso } = useArbol();
const counts = async () => {
  const tables = Object.entries(await databaseFingerprint(test.db)).filter(([table]) => table !== 'log');
  return Object.fromEntries(tables.map(([table, mark]) => [table, mark.split('/')[0]]));
};

const ODD = ['Ñandú y «Ñoño»', "O'Higgins & Cía.", '🦙 Llamas', '<b>no</b>', '"; drop table tema; --'];
describe('new records', () => {
  it('are made in their order with codes, defaults and what they lack; undoing removes exactly them', async () => {
    const before = await counts();
    const shown = shapeOf(await tree());
    const { nuevos, inverso } = await done({ acto: 'agregar', nivel: 'tema', padre: modulo(), titulos: ODD });
    expect(nuevos).toHaveLength(ODD.length);
    const made = (await tree()).filter(({ nivel, id }) => nivel === 5 && nuevos.includes(id));
    expect(made.map(({ titulo }) => titulo)).toEqual(ODD);
    expect(made.map(({ edt }) => edt)).toEqual(['1.1.1.1.3', '1.1.1.1.4', '1.1.1.1.5', '1.1.1.1.6', '1.1.1.1.7']);
    expect(made[0]).toMatchObject({ codigo_estado: 0, otros: 0, propio: true });
    const { data } = await test.call(moduloApi.sel, { token: admin(), params: { id: modulo() } });
    expect(data.version).toBe(2);
    await undo(inverso);
    expect(shapeOf(await tree())).toEqual(shown);
    expect(await counts()).toEqual(before);
  });

  it('build a whole programme from nothing, and say what each lacks', async () => {
    use(await buildPlan(test.db, { estructura: {} }));
    const [programa] = (await done({ acto: 'agregar', nivel: 'programa', padre: planId(), titulos: ['ñ'.repeat(250)] })).nuevos;
    const cursos = (await done({ acto: 'agregar', nivel: 'curso', padre: programa!, titulos: ['Uno', 'Dos'] })).nuevos;
    const [mod] = (await done({ acto: 'agregar', nivel: 'modulo', padre: cursos[0]!, titulos: ['Módulo'] })).nuevos;
    const [tem] = (await done({ acto: 'agregar', nivel: 'tema', padre: mod!, titulos: ['Tema'] })).nuevos;
    const nodos = await tree();
    expect(nodos.map(({ edt, faltas }) => [edt, ...faltas.map(({ texto, impide }) => `${texto}${impide ? '!' : ''}`)])).toEqual([
      ['1'],
      ['1.1'],
      ['1.1.1'],
      ['1.1.1.1'],
      ['1.1.1.1.1', 'Sin contenido', 'Sin preguntas; pide 5!'],
      ['1.1.2', 'Sin módulos'],
    ]);
    const codigo = async (id: number) => (await test.call(cursoApi.sel, { token: admin(), params: { id } })).data.codigo;
    const [first, second] = [await codigo(cursos[0]!), await codigo(cursos[1]!)];
    expect(Number(/\d+$/.exec(second)?.[0])).toBe(Number(/\d+$/.exec(first)?.[0]) + 1);
    expect(tem).toBeGreaterThan(0);
  });

  it('come once from a double press, and none of a batch with a title that is there, too long or twice', async () => {
    const twice = await Promise.all([1, 2].map(() => act({ acto: 'agregar', nivel: 'tema', padre: modulo(), titulos: ['Cuatro'] })));
    expect(twice.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(twice.filter(({ status }) => status === 409)).toHaveLength(1);
    const shown = shapeOf(await tree());
    expect(shown.filter((line) => line.endsWith('Cuatro'))).toHaveLength(1);
    const add = async (...titulos: string[]) => (await act({ acto: 'agregar', nivel: 'tema', padre: modulo(), titulos })).problem;
    expect((await add('Nuevo', ' CUATRO ')).message).toContain('«CUATRO» ya está en «M»');
    expect((await add('Nuevo', 'nuevo')).code).toBe('duplicado');
    expect((await add('x'.repeat(51))).errors).toHaveProperty('acto.titulos.0');
    expect((await add('x'.repeat(251))).message).toContain('caben 50 caracteres');
    expect(shapeOf(await tree())).toEqual(shown);
  });

  it('take a number of their own when several people add at the same moment', async () => {
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((letter) => act({ acto: 'agregar', nivel: 'tema', padre: modulo(), titulos: [`${letter}1`, `${letter}2`] })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await tree()).toHaveLength(1 + 1 + 1 + 2 + 3 + 6);
  });
});

describe('moves', () => {
  it('change the order and the parent, keep the questionnaire of the link, and are undone', async () => {
    await test.db.updateTable('tema_modulo').set({ cuestionario: 0 }).where('id_tema', '=', tema(1)).execute();
    const shown = shapeOf(await tree());
    const up = await done({ acto: 'mover', nivel: 'tema', padre: modulo(), id: tema(1), a: modulo(), antes: tema(0) });
    expect(shapeOf(await tree()).slice(3, 6)).toEqual(['1.1.1.1 M', '1.1.1.1.1 Dos', '1.1.1.1.2 Uno']);
    await undo(up.inverso);
    const across = await done({ acto: 'mover', nivel: 'tema', padre: modulo(), id: tema(1), a: modulo(1), antes: tema(2) });
    expect(shapeOf(await tree()).slice(4)).toEqual(['1.1.1.1.1 Uno', '1.1.1.2 N', '1.1.1.2.1 Dos', '1.1.1.2.2 Tres']);
    const link = await test.db.selectFrom('tema_modulo').select(['id_modulo', 'cuestionario']).where('id_tema', '=', tema(1)).execute();
    expect(link).toEqual([{ id_modulo: modulo(1), cuestionario: 0 }]);
    await undo(across.inverso);
    expect(shapeOf(await tree())).toEqual(shown);
  });

  it('of two people both stay where they do not contradict; a record that is gone is a 409 with a sentence', async () => {
    await done({ acto: 'mover', nivel: 'tema', padre: modulo(), id: tema(1), a: modulo(), antes: tema(0) });
    await done({ acto: 'mover', nivel: 'tema', padre: modulo(), id: tema(0), a: modulo(1), antes: null });
    const gone = await act({ acto: 'mover', nivel: 'tema', padre: modulo(), id: tema(0), a: modulo(), antes: tema(1) });
    expect(gone.problem).toMatchObject({ status: 409, message: expect.stringContaining('Ya no está en «M»') });
    const already = await buildTema(test.db, { titulo: 'Cuatro' });
    await done({ acto: 'enlazar', nivel: 'tema', padre: modulo(), ids: [already.id_tema] });
    await done({ acto: 'enlazar', nivel: 'tema', padre: modulo(1), ids: [already.id_tema] });
    const both = await act({ acto: 'mover', nivel: 'tema', padre: modulo(), id: already.id_tema, a: modulo(1), antes: null });
    expect(both.problem.message).toBe('«Cuatro» ya está en «N».');
  });

  it('are refused when a topic would come before the one that it requires, or lose it', async () => {
    await test.db
      .updateTable('tema')
      .set({ referencia: tema(0) })
      .where('id_tema', '=', tema(1))
      .execute();
    const before = await act({ acto: 'mover', nivel: 'tema', padre: modulo(), id: tema(1), a: modulo(), antes: tema(0) });
    expect(before.problem).toMatchObject({ status: 409, message: expect.stringContaining('«Dos» requiere «Uno», que quedaría después') });
    const course = await act({ acto: 'mover', nivel: 'tema', padre: modulo(), id: tema(0), a: modulo(1), antes: null });
    expect(course.problem.message).toContain('quedaría después');
    const out = await act({ acto: 'quitar', nivel: 'tema', padre: modulo(), id: tema(0) });
    expect(out.problem.message).toContain('quedaría fuera de');
    expect(
      (
        await act({
          acto: 'mover',
          nivel: 'modulo',
          padre: curso(),
          id: modulo(1),
          a: curso(),
          antes: modulo(),
        })
      ).status,
    ).toBe(200);
  });

  it('know only the records of this plan', async () => {
    const other = await buildPlan(test.db, { estructura: { P2: { C2: { M2: ['Otro'] } } } });
    const foreign = other.modulos[0]!.id_modulo;
    const refused = await act({ acto: 'mover', nivel: 'tema', padre: modulo(), id: tema(0), a: foreign, antes: null });
    expect(refused.problem).toMatchObject({ status: 409, message: expect.stringContaining('Ya no está en este plan') });
    expect((await act({ acto: 'agregar', nivel: 'programa', padre: other.plan.id_planestudio, titulos: ['x'] })).status).toBe(409);
  });
});

describe('statements', () => {
  it('the tree and each act take a fixed number, for 3 topics and for 500 nodes', async () => {
    const count = async (work: () => Promise<unknown>) => {
      recorder.take();
      await work();
      return recorder.take().filter((text) => !/^(begin|commit|rollback|select set_config)/i.test(text.trim())).length;
    };
    const names = (prefix: string, n: number) => Array.from({ length: n }, (_, index) => `${prefix} ${index}`);
    const measure = async (prefix: string, n: number) => {
      let inverso: Awaited<ReturnType<typeof done>>['inverso'] = null;
      const read = await count(tree);
      const add = await count(async () => {
        ({ inverso } = await done({ acto: 'agregar', nivel: 'tema', padre: modulo(), titulos: names(prefix, n) }));
      });
      const takeBack = await count(() => undo(inverso));
      const move = await count(() => done({ acto: 'mover', nivel: 'tema', padre: modulo(), id: tema(0), a: modulo(), antes: null }));
      return { read, add, takeBack, move };
    };
    const small = await measure('a', 1);
    for (const prefix of ['x', 'y', 'z']) await done({ acto: 'agregar', nivel: 'tema', padre: modulo(), titulos: names(prefix, 170) });
    expect((await tree()).length).toBeGreaterThan(500);
    expect(await measure('b', 150)).toEqual(small);
    expect(small.read).toBeLessThanOrEqual(10);
  });
});
