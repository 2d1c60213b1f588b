import { asignacionApi } from '@portal/contract/asignacion';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { preguntaApi } from '@portal/contract/pregunta';
import { temaApi } from '@portal/contract/tema';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { answersFor, enrol, open, take, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const test = useTestApp();
let plan: BuiltPlan;
let alumno: Alumno;

beforeAll(async () => {
  plan = await buildPlan(test.db, { estructura: { G: { C: { M: [{ titulo: 'Diez', banco: 10 }, 'Otro'] } } } });
});
beforeEach(async () => {
  alumno = await enrol(test, [plan]);
});
afterEach(() => setSettings({ pausas_intento: [0, 5, 30], zona_horaria: 'America/Lima' }));

const setSettings = async (values: { pausas_intento?: number[] | null; zona_horaria?: string }) => {
  test.now = TEST_NOW;
  await test.db.updateTable('configuracion').set(values).execute();
};
const at = (instant: string) => void (test.now = new Date(instant));
const wait = (minutes: number) => void (test.now = new Date(test.now.getTime() + minutes * 60_000));
const tryOpen = (who = alumno, built = plan) => test.call(evaluacionApi.ins, { token: who.token, body: built.ocurrencias[0]! });
const fail = (who = alumno, built = plan) => take(who, built.ocurrencias[0]!, 0);
const waitsUntil = async (who = alumno, built = plan) =>
  (await test.call(temaApi.detalle, { token: who.token, body: built.ocurrencias[0]! })).data.espera_hasta;

describe('a pause grows with the failed attempts of the day', () => {
  it('none, five minutes, thirty minutes, the next day', async () => {
    await fail();
    await fail();
    const refused = await tryOpen();
    expect([refused.status, refused.problem.code]).toEqual([409, 'tema_en_pausa']);
    expect(refused.problem.detail).toEqual({ hasta: '2026-11-21T15:05:00.000Z' });
    expect(refused.problem).toMatchObject({ clave: 'evaluacion.errores.pausaHoy', valores: { hora: '10:05' } });
    wait(5);
    const { data: third } = await fail();
    const { data: result } = await test.call(evaluacionApi.resultado, { token: alumno.token, params: { id: third.id_evaluacion } });
    expect(result).toMatchObject({ numero_intento: 3, espera_hasta: '2026-11-21T15:35:00.000Z' });
    wait(29);
    expect((await tryOpen()).problem.valores).toEqual({ hora: '10:35' });
    wait(1);
    await fail();
    wait(60);
    expect((await tryOpen()).problem).toMatchObject({
      clave: 'evaluacion.errores.pausaManana',
      detail: { hasta: '2026-11-22T05:00:00.000Z' },
    });
    at('2026-11-22T04:59:59Z');
    expect((await tryOpen()).status).toBe(409);
    at('2026-11-22T05:00:00Z');
    expect((await tryOpen()).data.numero_intento).toBe(5);
  });

  it('refuses the questions as well, and says the moment with the topic and in the lists of the learner', async () => {
    await fail();
    await fail();
    const { token, id_usuario } = alumno;
    const { problem } = await test.call(preguntaApi.cuestionario, { token, body: plan.ocurrencias[0]! });
    expect(problem.code).toBe('tema_en_pausa');
    const { data } = await test.call(asignacionApi.pendientes, { token, params: { id: id_usuario } });
    expect(data.map(({ titulo, espera_hasta }) => [titulo, espera_hasta])).toEqual([
      ['Diez', '2026-11-21T15:05:00.000Z'],
      ['Otro', null],
    ]);
    expect((await take(alumno, plan.ocurrencias[1]!)).data.aprobado, 'another topic is open meanwhile').toBe(true);
  });

  it('counts the topic in all its places together', async () => {
    const tema = await buildTema(test.db, { titulo: 'Compartido' });
    const shape = { G: { C: { M: [tema] } } };
    const two = [await buildPlan(test.db, { estructura: shape }), await buildPlan(test.db, { estructura: shape })] as const;
    const other = await enrol(test, two);
    await fail(other, two[0]);
    await fail(other, two[1]);
    expect((await tryOpen(other, two[0])).problem.code).toBe('tema_en_pausa');
    expect((await tryOpen(other, two[1])).problem.code).toBe('tema_en_pausa');
  });

  it('lets an open attempt be continued and sent', async () => {
    const tema = await buildTema(test.db, { titulo: 'Doble' });
    const shape = { G: { C: { M: [tema] } } };
    const two = [await buildPlan(test.db, { estructura: shape }), await buildPlan(test.db, { estructura: shape })] as const;
    const other = await enrol(test, two);
    const id_evaluacion = await open(other, two[1].ocurrencias[0]!);
    await fail(other, two[0]);
    await fail(other, two[0]);
    expect((await tryOpen(other, two[0])).status).toBe(409);
    expect(await waitsUntil(other, two[1]), 'its page shows the questions').toBeNull();
    expect((await tryOpen(other, two[1])).data.id_evaluacion).toBe(id_evaluacion);
    const body = await answersFor(test, id_evaluacion);
    expect((await test.call(evaluacionApi.insDetalle, { token: other.token, body })).data.aprobado).toBe(true);
  });

  it('leaves out annulled attempts and those of other people', async () => {
    const admin = await enrol(test, [], { admin: true });
    await fail();
    const { data } = await fail();
    await fail(await enrol(test, [plan]));
    const body = { codigo_estado: 2, motivo: 'Se cortó la luz' };
    await test.call(evaluacionApi.upd, { token: admin.token, params: { id: data.id_evaluacion }, body });
    expect((await tryOpen()).status).toBe(200);
  });
});

describe('at once', () => {
  it('calls after the pause open one attempt, calls within it none', async () => {
    await fail();
    await fail();
    const during = await Promise.all(Array.from({ length: 6 }, () => tryOpen()));
    expect(during.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 409));
    wait(5);
    const after = await Promise.all(Array.from({ length: 6 }, () => tryOpen()));
    expect(new Set(after.map(({ data }) => data.id_evaluacion)).size).toBe(1);
    expect(after[0]?.data.numero_intento).toBe(3);
  });

  it('a failed attempt sent from two devices counts once', async () => {
    const body = await answersFor(test, await open(alumno, plan.ocurrencias[0]!), 0);
    await Promise.all([1, 2, 3].map(() => test.call(evaluacionApi.insDetalle, { token: alumno.token, body })));
    expect((await tryOpen()).status, 'the second attempt is free').toBe(200);
  });
});

describe('the day is that of the portal', () => {
  it('a pause ends with it, and the next one starts from zero', async () => {
    at('2026-11-22T04:50:00Z');
    for (const minutes of [0, 0, 5]) {
      wait(minutes);
      await fail();
    }
    expect(await waitsUntil()).toBe('2026-11-22T05:00:00.000Z');
    at('2026-11-22T05:00:00Z');
    await fail();
    expect((await tryOpen()).status, 'the first failed attempt of the new day').toBe(200);
  });

  it.each([
    ['Europe/Madrid', '2026-10-24T20:00:00Z', '2026-10-24T22:00:00.000Z', 'the day with 25 hours begins'],
    ['Europe/Madrid', '2026-10-25T20:00:00Z', '2026-10-25T23:00:00.000Z', 'and ends an hour later than the others'],
    ['America/Santiago', '2026-09-06T02:00:00Z', '2026-09-06T04:00:00.000Z', 'a day without midnight begins at one'],
    ['Pacific/Auckland', '2026-11-21T15:00:00Z', '2026-11-22T11:00:00.000Z', 'a zone ahead is in tomorrow already'],
  ])('in %s at %s it ends at %s: %s', async (zona_horaria, now, ends) => {
    await setSettings({ zona_horaria, pausas_intento: [] });
    at(now);
    await fail();
    expect(await waitsUntil()).toBe(ends);
    at(new Date(Date.parse(ends) - 1000).toISOString());
    expect((await tryOpen()).status).toBe(409);
    at(ends);
    expect((await tryOpen()).status).toBe(200);
  });
});

describe('the setting', () => {
  it('holds from the next call on, also for a pause that runs', async () => {
    await fail();
    await fail();
    await setSettings({ pausas_intento: [0, 60] });
    expect(await waitsUntil()).toBe('2026-11-21T16:00:00.000Z');
    await setSettings({ pausas_intento: null });
    expect(await waitsUntil()).toBeNull();
    for (let attempt = 3; attempt < 8; attempt += 1) expect((await fail()).status).toBe(200);
    await setSettings({ pausas_intento: [0] });
    expect((await tryOpen()).problem.clave).toBe('evaluacion.errores.pausaManana');
  });

  it.each([[[-1]], [[0, 1441]], [Array.from({ length: 21 }, () => 1)]])('refuses %j', async (pausas_intento) => {
    await expect(test.db.updateTable('configuracion').set({ pausas_intento }).execute()).rejects.toThrow();
  });
});
