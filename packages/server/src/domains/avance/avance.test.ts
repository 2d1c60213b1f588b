import { asignacionApi } from '@portal/contract/asignacion';
import { avanceApi } from '@portal/contract/avance';
import { planestudioApi } from '@portal/contract/planestudio';
import { programaApi } from '@portal/contract/programa';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { enrol, take, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const test = useTestApp();
let ending: BuiltPlan;
let late: BuiltPlan;
let alumno: Alumno;

/** "Termina antes" (to November 30): three topics, the second locked by the third. "Termina después": one topic in two modules. */
beforeAll(async () => {
  const base = await buildTema(test.db, { titulo: 'Base', banco: 3 });
  const locked = await buildTema(test.db, { titulo: 'Avanzado', referencia: base.id_tema });
  const twice = await buildTema(test.db, { titulo: 'Dos veces', duracion: 25 });
  late = await buildPlan(test.db, { denominacion: 'Termina después', estructura: { Z: { C: { M: [twice], N: [twice] } } } });
  ending = await buildPlan(test.db, {
    denominacion: 'Termina antes',
    fecha_fin: '2026-11-30',
    estructura: { G: { C: { M: ['Primero', locked, base] } }, H: { D: { O: [{ titulo: 'Simple', cuestionario: 0 }] } } },
  });
});
beforeEach(async () => {
  test.now = TEST_NOW;
  alumno = await enrol(test, [late, ending]);
  // Tests move the clock by weeks: the session must not expire.
  await test.db
    .updateTable('sesion')
    .set({ fecha_expiracion: '2027-02-01T00:00:00Z', ultimo_uso: '2027-02-01T00:00:00Z' })
    .where('id_usuario', '=', alumno.id_usuario)
    .execute();
});

const own = () => ({ token: alumno.token, params: { id: alumno.id_usuario } });
const temas = async () => (await test.call(avanceApi.temas, own())).data;
const kpi = async () => (await test.call(avanceApi.kpi, own())).data[0]!;

describe('topics of a learner', () => {
  it('are in the order of plans and positions, with their state', async () => {
    expect((await temas()).map(({ titulo, estado, bloqueado, requisito }) => [titulo, estado, bloqueado, requisito])).toEqual([
      ['Primero', 'Pendiente', false, null],
      ['Avanzado', 'Pendiente', true, 'Base'],
      ['Base', 'Pendiente', false, null],
      ['Simple', 'Pendiente', false, null],
      ['Dos veces', 'Pendiente', false, null],
      ['Dos veces', 'Pendiente', false, null],
    ]);
  });

  it('name the locking topic by id; approving another topic of the same title does not unlock', async () => {
    const other = await buildTema(test.db, { titulo: 'Gemelo' });
    const required = await buildTema(test.db, { titulo: 'Gemelo' });
    const waiting = await buildTema(test.db, { titulo: 'Espera', referencia: required.id_tema });
    const plan = await buildPlan(test.db, { today: '2026-11-21', estructura: { P: { C: { M: [other, required, waiting] } } } });
    const learner = await enrol(test, [plan]);
    const last = async () => {
      const { data } = await test.call(avanceApi.temas, { token: learner.token, params: { id: learner.id_usuario } });
      return data[2];
    };
    await take(learner, plan.ocurrencias[0]!, 4);
    expect(await last()).toMatchObject({ bloqueado: true, id_requisito: required.id_tema, requisito: 'Gemelo' });
    await take(learner, plan.ocurrencias[1]!, 4);
    expect(await last()).toMatchObject({ bloqueado: false, id_requisito: null, requisito: null });
  });

  it('show the best attempt: a grade of 0 is En Progreso, a later failure changes nothing', async () => {
    await test.db.updateTable('configuracion').set({ pausas_intento: null }).execute();
    await take(alumno, ending.ocurrencias[0]!, 0);
    expect((await temas())[0]).toMatchObject({ estado: 'En Progreso', nota: 0, intentos: 1, aprobado: false });
    const { data: best } = await take(alumno, ending.ocurrencias[0]!, 2);
    await take(alumno, ending.ocurrencias[0]!, 1);
    expect((await temas())[0]).toMatchObject({ nota: 50, intentos: 3, id_evaluacion: best.id_evaluacion });
    await take(alumno, ending.ocurrencias[0]!, 3);
    expect((await temas())[0]).toMatchObject({ estado: 'Evaluado', nota: 75, intentos: 4, aprobado: true });
    await test.db
      .updateTable('configuracion')
      .set({ pausas_intento: [0, 5, 30] })
      .execute();
  });

  it('keep occurrences of one topic apart', async () => {
    await take(alumno, late.ocurrencias[0]!);
    expect((await temas()).slice(4).map(({ estado }) => estado)).toEqual(['Evaluado', 'Pendiente']);
  });

  it('exclude inactive records and closed assignments', async () => {
    await test.db
      .updateTable('asignacion')
      .set({ codigo_estado: 2, fecha_cierre: test.now.toISOString() })
      .where('id_usuario', '=', alumno.id_usuario)
      .where('id_planestudio', '=', late.plan.id_planestudio)
      .execute();
    expect(await temas()).toHaveLength(4);
    expect((await kpi()).temas).toBe(4);
  });

  it('are overdue from the day after the end of the plan, in Lima', async () => {
    test.now = new Date('2026-12-01T04:59:59Z');
    expect((await temas()).filter(({ vencido }) => vencido)).toHaveLength(0);
    expect((await kpi()).vencido).toBe(0);
    test.now = new Date('2026-12-01T05:00:00Z');
    expect((await temas()).filter(({ vencido }) => vencido)).toHaveLength(4);
    expect((await kpi()).vencido).toBe(4);
  });
});

describe('pending topics', () => {
  const pending = async () => (await test.call(asignacionApi.pendientes, own())).data.map(({ titulo }) => titulo);

  it('list open topics first', async () => {
    expect(await pending()).toEqual(['Primero', 'Base', 'Simple', 'Dos veces', 'Dos veces', 'Avanzado']);
    await take(alumno, ending.ocurrencias[2]!);
    expect(await pending()).toEqual(['Primero', 'Avanzado', 'Simple', 'Dos veces', 'Dos veces']);
  });

  it('of a finished plan are empty', async () => {
    const { id_planestudio } = ending.plan;
    const left = async () => {
      const { data } = await test.call(asignacionApi.pendientesPlan, {
        token: alumno.token,
        params: { a: alumno.id_usuario, b: id_planestudio },
      });
      return data.length;
    };
    const plan = async () => {
      const { data } = await test.call(planestudioApi.ofUsuario, {
        token: alumno.token,
        params: { a: alumno.id_usuario, b: id_planestudio },
      });
      return data;
    };
    expect(await left()).toBe(4);
    expect(await plan()).toMatchObject({
      denominacion: 'Termina antes',
      temas: 4,
      aprobados: 0,
      avance: 0,
      promedio: null,
      terminado: false,
    });
    for (const index of [0, 2, 1]) await take(alumno, ending.ocurrencias[index]!, 3);
    expect(await plan()).toMatchObject({ aprobados: 3, avance: 75, terminado: false });
    await take(alumno, ending.ocurrencias[3]!);
    expect(await left()).toBe(0);
    // Grades 75, 75 and 100 (three questions, all right), none for the topic without questions: 250 / 3.
    expect(await plan()).toMatchObject({ aprobados: 4, avance: 100, promedio: 83.33, terminado: true });
  });
});

describe('figures', () => {
  it('are equal in panel, plans and programs', async () => {
    await take(alumno, ending.ocurrencias[0]!, 2);
    await take(alumno, ending.ocurrencias[2]!, 3);
    await take(alumno, late.ocurrencias[0]!, 3);
    // Topics 6; approved 2 (Base 100, Dos veces 75), failed 1 (Primero 50): promedio 225 / 3, avance 2 / 6.
    expect(await kpi()).toEqual({ temas: 6, pendientes: 4, vencido: 0, promedio: 75, avance: 33.33, evaluaciones: 3 });
    const { data: planes } = await test.call(asignacionApi.ofUsuario, own());
    expect(planes.map(({ plan, temas: count, avance, promedio }) => [plan, count, avance, promedio])).toEqual([
      ['Termina antes', 4, 25, 75],
      ['Termina después', 2, 50, 75],
    ]);
    const { data: programas } = await test.call(programaApi.ofUsuario, own());
    expect(
      programas.map(({ programa, temas: count, aprobados, avance, promedio, duracion }) => [
        programa,
        count,
        aprobados,
        avance,
        promedio,
        duracion,
      ]),
    ).toEqual([
      ['G', 3, 1, 33.33, 75, 30],
      ['H', 1, 0, 0, null, 10],
      ['Z', 2, 1, 50, 75, 50],
    ]);
  });

  it('list the topics of a program in one plan or in all', async () => {
    const { id_programa } = ending.programas[0]!;
    const list = async (id: number, program = id_programa) =>
      (await test.call(programaApi.detalleUsuario, { token: alumno.token, params: { user: alumno.id_usuario, program, id: id } })).data
        .length;
    expect(await list(0)).toBe(3);
    expect(await list(ending.plan.id_planestudio)).toBe(3);
    expect(await list(late.plan.id_planestudio)).toBe(0);
    expect(await list(0, 999_999)).toBe(0);
  });

  it('count approvals by month in the time zone of Lima', async () => {
    await take(alumno, ending.ocurrencias[0]!, 4);
    await take(alumno, ending.ocurrencias[2]!, 0);
    // 04:30 UTC on December 1 is November 30 in Lima: 2 of 6.
    test.now = new Date('2026-12-01T04:30:00Z');
    await take(alumno, late.ocurrencias[0]!, 4);
    test.now = new Date('2026-12-15T15:00:00Z');
    await take(alumno, late.ocurrencias[1]!, 4);
    const { data } = await test.call(programaApi.graphUsuario, own());
    expect(data.map(({ mes }) => mes)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(data.map(({ avance }) => avance).slice(9)).toEqual([0, 33.33, 16.67]);
    test.now = new Date('2027-01-01T05:00:00Z');
    const { data: next } = await test.call(programaApi.graphUsuario, own());
    expect(next.every(({ avance }) => avance === 0)).toBe(true);
  });
});
