import { detalleApi } from '@portal/contract/detalle';
import { evaluacionApi } from '@portal/contract/evaluacion';
import { preguntaApi } from '@portal/contract/pregunta';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { answersFor, enrol, open, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { beforeAll, describe, expect, it } from 'vitest';

const test = useTestApp();
let plan: BuiltPlan;

beforeAll(async () => {
  plan = await buildPlan(test.db, { estructura: { G: { C: { M: [{ titulo: 'Diez', banco: 10 }] } } } });
});

const questions = async ({ token }: Pick<Alumno, 'token'>, built = plan) =>
  (await test.call(preguntaApi.cuestionario, { token, body: built.ocurrencias[0]! })).data;
type Shown = Awaited<ReturnType<typeof questions>>[number];
const optionsOf = ({ rpta_a, rpta_b, rpta_c, rpta_d }: Shown) => [rpta_a, rpta_b, rpta_c, rpta_d];
const BANK = ['Opción A', 'Opción B', 'Opción C', 'Opción D'];
const bankOf = (id_pregunta: number) => plan.temas[0]!.banco.find((row) => row.id_pregunta === id_pregunta)!;

describe('options in an order of the attempt', () => {
  it('shows the four options of the bank, in other orders', async () => {
    const shown = (await questions(await enrol(test, [plan]))).map(optionsOf);
    for (const options of shown) expect(options.toSorted()).toEqual(BANK);
    expect(new Set(shown.map((options) => options.join())).size, 'one order for all ten has the chance of 24⁻⁹').toBeGreaterThan(1);
  });

  it('keeps it through a reload and on another device', async () => {
    const alumno = await enrol(test, [plan]);
    const first = await questions(alumno);
    const elsewhere = await signIn(test, alumno);
    expect((await questions(alumno)).map(optionsOf)).toEqual(first.map(optionsOf));
    expect((await questions({ token: elsewhere })).map(optionsOf)).toEqual(first.map(optionsOf));
  });

  it('changes with the attempt', async () => {
    const alumno = await enrol(test, [plan]);
    const orders = new Set<string>();
    for (const wrong of [0, 0]) {
      const shown = await questions(alumno);
      orders.add(JSON.stringify(shown.map((row) => [row.id_pregunta, ...optionsOf(row)].join()).toSorted()));
      await test.call(evaluacionApi.insDetalle, { token: alumno.token, body: await answersFor(test, shown[0]!.id_evaluacion, wrong) });
    }
    expect(orders.size).toBe(2);
  });

  it('drafts, grade and result speak of the shown positions', async () => {
    const alumno = await enrol(test, [plan]);
    const { token } = alumno;
    const shown = await questions(alumno);
    const body = shown.map((row, index) => {
      const { indicador_correcta: key } = bankOf(row.id_pregunta);
      const wanted = index < 8 ? BANK[key - 1]! : BANK[key % 4]!;
      return { id_evaluacion: row.id_evaluacion, id_pregunta: row.id_pregunta, respuesta: optionsOf(row).indexOf(wanted) + 1 };
    });
    const { data: draft } = await test.call(detalleApi.ins, { token, body: body[9]! });
    expect((await questions(alumno))[9]!.respuesta).toBe(body[9]!.respuesta);
    expect((await test.call(evaluacionApi.insDetalle, { token, body })).data).toMatchObject({ nota: 80, aprobado: true });
    expect((await test.call(detalleApi.sel, { token, params: { id: draft.id_detalle } })).data.respuesta).toBe(body[9]!.respuesta);
    const params = { id: shown[0]!.id_evaluacion };
    const { data } = await test.call(evaluacionApi.resultado, { token, params });
    const wrong = data.erradas ?? [];
    expect(wrong).toHaveLength(2);
    for (const [index, row] of wrong.entries()) {
      const options = optionsOf(shown[8 + index]!);
      const right = BANK[bankOf(row.id_pregunta).indicador_correcta - 1]!;
      expect(row).toMatchObject({ id_pregunta: shown[8 + index]!.id_pregunta, respuesta: body[8 + index]!.respuesta });
      expect(row.texto_respuesta).toBe(options[row.respuesta - 1]);
      expect([row.texto_correcta, row.correcta]).toEqual([right, options.indexOf(right) + 1]);
    }
  });

  it('never answers the order to a learner, and is the bank’s for attempts from before', async () => {
    const alumno = await enrol(test, [plan]);
    const id_evaluacion = await open(alumno, plan.ocurrencias[0]!);
    const { body } = await test.inject({
      method: 'POST',
      url: '/api/pregunta/sellst/tema/',
      payload: plan.ocurrencias[0]!,
      headers: { authorization: `Bearer ${alumno.token}` },
    });
    expect(body).not.toContain('"orden"');
    await test.db.deleteFrom('detalle').where('id_evaluacion', '=', id_evaluacion).execute();
    const drawn = { id_evaluacion, id_pregunta: plan.temas[0]!.banco[0]!.id_pregunta, version: 1, numero_orden: 1 };
    await test.db.insertInto('detalle').values(drawn).execute();
    expect((await questions(alumno)).map(optionsOf)).toEqual([BANK]);
  });

  it.each([
    ['a wrong digit', '1235'],
    ['a repeated one', '1224'],
    ['too few', '123'],
  ])('the database refuses %s', async (_what, orden) => {
    const id_evaluacion = await open(await enrol(test, [plan]), plan.ocurrencias[0]!);
    await expect(test.db.updateTable('detalle').set({ orden }).where('id_evaluacion', '=', id_evaluacion).execute()).rejects.toThrow();
  });
});

describe('an option that names others by their place', () => {
  const changed = async (rpta_d: string) => {
    const built = await buildPlan(test.db, { estructura: { G: { C: { M: [{ banco: 8 }] } } } });
    const ids = built.temas[0]!.banco.map(({ id_pregunta }) => id_pregunta);
    await test.db.updateTable('pregunta').set({ rpta_d }).where('id_pregunta', 'in', ids).execute();
    await test.db.updateTable('pregunta_version').set({ rpta_d }).where('id_pregunta', 'in', ids).execute();
    const shown = (await questions(await enrol(test, [built]), built)).map(optionsOf);
    return new Set(shown.map((options) => options.join(' · ')));
  };
  it.each(['Todas las anteriores', 'Ninguna de las opciones', 'Ambas alternativas', 'A y C', 'Solo a) y b)', 'A, B y C son correctas'])(
    '«%s» keeps its question in the order of the bank',
    async (rpta_d) => {
      expect([...(await changed(rpta_d))]).toEqual([[...BANK.slice(0, 3), rpta_d].join(' · ')]);
    },
  );
  it.each(['Todas las semanas', 'Cada año y medio', 'Una respuesta rápida'])('«%s» does not', async (rpta_d) => {
    expect((await changed(rpta_d)).size, 'one order for all eight has the chance of 24⁻⁷').toBeGreaterThan(1);
  });
});
