import { masivoApi, type OperacionMasiva } from '@portal/contract/masivo';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildPregunta } from '@portal/testkit/builders/contenido/pregunta.ts';
import { buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { buildCurso, buildPlanestudio, buildPrograma } from '@portal/testkit/builders/organizacion/estructura.ts';
import { type Alumno, enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { confirmed, reasons, runActs, shownOf, takenBack } from '@portal/testkit/scenes/masivo.ts';
import { temasMasivos } from '@portal/testkit/scenes/temas-masivos.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const recorder = useRecorder();
const app = useTestApp();
const temas = temasMasivos(app);
const PORCION = 50;
let admin: Alumno;

beforeAll(async () => {
  admin = await enrol(app, [], { admin: true });
});

const filasOf = async ({ id_masivo }: OperacionMasiva) =>
  (await app.call(masivoApi.filas, { token: admin.token, params: { id: id_masivo }, query: {} })).data;

describe('a state', () => {
  test('is given to all topics that match a filter, in portions, and taken back exactly', async () => {
    const ids = await temas.build(PORCION + 10, { titulo: 'Filtrado por estado' });
    await temas.build(1, { titulo: 'Otro tema' });
    const before = await temas.data(ids);
    const seleccion = { todos: { buscar: 'filtrado', excepto: [], cantidad: ids.length } };
    const simulada = await shownOf(admin, { de: 'tema', acto: { clase: 'inactivar' }, seleccion });
    expect(simulada).toMatchObject({ clase: 'inactivar', de: 'tema', por_hacer: ids.length, rechazadas: 0 });
    expect(simulada.nombres).toEqual(['Filtrado por estado', 'Filtrado por estado', 'Filtrado por estado']);
    const { data } = await app.call(masivoApi.confirmar, { token: admin.token, body: { id_masivo: simulada.id_masivo } });
    expect(data).toMatchObject({ estado: 'pendiente', hechas: PORCION, por_hacer: 10 });
    await runActs(app.db, app.now);
    expect((await temas.read(ids)).every(({ codigo_estado }) => codigo_estado === 2)).toBe(true);
    const vuelta = await takenBack(admin, simulada);
    expect(vuelta).toMatchObject({ estado: 'hecha', hechas: ids.length, rechazadas: 0 });
    expect(await temas.data(ids)).toEqual(before);
  });

  test('says its effect on learners first, and progress follows there and back', async () => {
    const built = await buildPlan(app.db, { today: '2026-11-21', estructura: { A: { B: { C: ['Uno', 'Dos', 'Tres'] } } } });
    await enrol(app, [built]);
    const total = async () =>
      (await app.db.selectFrom('progreso').select('total').where('id_planestudio', '=', built.plan.id_planestudio).execute()).map(
        ({ total: count }) => count,
      );
    const ids = built.temas.slice(0, 2).map(({ id_tema }) => id_tema);
    const before = await total();
    const simulada = await temas.shown(admin, { clase: 'inactivar' }, ids);
    expect(simulada.efectos.length).toBeGreaterThan(0);
    expect(simulada.efectos.every(({ efecto, nombre }) => efecto === 'frase' && nombre !== null && nombre.length > 5)).toBe(true);
    expect(JSON.stringify(simulada.efectos)).toContain('1 persona');
    expect(await total()).toEqual(before);
    const hecha = await confirmed(admin, simulada);
    expect(await total()).not.toEqual(before);
    const { data } = await app.call(masivoApi.deshacer, { token: admin.token, body: { id_masivo: hecha.id_masivo } });
    expect(data.efectos.length).toBeGreaterThan(0);
    await confirmed(admin, data);
    expect(await total()).toEqual(before);
  });

  test('Activo is refused to what lacks what it requires, with the sentence, also on the way back', async () => {
    const [ready] = await temas.build(1, { codigo_estado: 2 });
    const lacks = await buildTema(app.db, { codigo_estado: 2, banco: 0, numero_preguntas: 3 });
    const empty = await buildPlanestudio(app.db, { codigo_estado: 2 });
    const simulada = await temas.shown(admin, { clase: 'activar' }, [ready!, lacks.id_tema]);
    expect([simulada.por_hacer, reasons(simulada)]).toEqual([1, { publicar: 1 }]);
    expect((await filasOf(simulada)).find(({ motivo }) => motivo === 'publicar')?.detalle).toContain('pregunta');
    const plan = await shownOf(admin, { de: 'planestudio', acto: { clase: 'activar' }, seleccion: { ids: [empty.id_planestudio] } });
    expect(reasons(plan)).toEqual({ publicar: 1 });
    const asks = await buildTema(app.db, { banco: 1, numero_preguntas: 1 });
    const hecha = await confirmed(admin, await temas.shown(admin, { clase: 'inactivar' }, [asks.id_tema]));
    await app.db.deleteFrom('tema_pregunta').where('id_tema', '=', asks.id_tema).execute();
    const vuelta = await takenBack(admin, hecha).catch((error: unknown) => String(error));
    expect(vuelta).toContain('409');
  });

  test('leaves who changed since as they are, on the way back too', async () => {
    const [same, changed] = await temas.build(2);
    const hecha = await confirmed(admin, await temas.shown(admin, { clase: 'inactivar' }, [same!, changed!]));
    await app.db.updateTable('tema').set({ titulo: 'Cambiado', version: 9 }).where('id_tema', '=', changed!).execute();
    const vuelta = await takenBack(admin, hecha);
    expect([vuelta.hechas, reasons(vuelta)]).toEqual([1, { cambiada: 1 }]);
    expect((await temas.read([same!, changed!])).map(({ codigo_estado }) => codigo_estado)).toEqual([1, 2]);
  });

  test.each(['programa', 'curso', 'modulo', 'pregunta'] as const)('is changed and taken back: %s', async (de) => {
    const built = {
      programa: async () => (await buildPrograma(app.db)).id_programa,
      curso: async () => (await buildCurso(app.db)).id_curso,
      modulo: async () => (await buildPlan(app.db, { estructura: { A: { B: { C: ['D'] } } } })).modulos[0]!.id_modulo,
      pregunta: async () => (await buildPregunta(app.db)).id_pregunta,
    }[de];
    const ids = [await built(), await built()];
    const states = async () =>
      (
        await app.db
          .selectFrom(de)
          .select('codigo_estado')
          .where(`id_${de}` as 'codigo_estado', 'in', ids)
          .execute()
      ).map(({ codigo_estado }) => codigo_estado);
    const hecha = await confirmed(admin, await shownOf(admin, { de, acto: { clase: 'inactivar' }, seleccion: { ids } }));
    expect([hecha.hechas, await states()]).toEqual([2, [2, 2]]);
    await takenBack(admin, hecha);
    expect(await states()).toEqual([1, 1]);
  });

  test('of a question leaves a version of it, as every save does (P78)', async () => {
    const { id_pregunta } = await buildPregunta(app.db);
    await confirmed(admin, await shownOf(admin, { de: 'pregunta', acto: { clase: 'inactivar' }, seleccion: { ids: [id_pregunta] } }));
    const versions = await app.db.selectFrom('pregunta_version').select('version').where('id_pregunta', '=', id_pregunta).execute();
    expect(versions.map(({ version }) => version)).toContain(2);
  });

  test('sends as many statements for fifty records as for two', async () => {
    const count = async (total: number) => {
      const ids = await temas.build(total);
      recorder.take();
      const { id_masivo } = await temas.shown(admin, { clase: 'inactivar' }, ids);
      const looked = recorder.take().length;
      await app.call(masivoApi.confirmar, { token: admin.token, body: { id_masivo } });
      return [looked, recorder.take().length];
    };
    const few = await count(2);
    expect(await count(PORCION - 1)).toEqual(few);
  });
});
