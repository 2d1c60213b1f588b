import { evaluacionApi } from '@portal/contract/evaluacion';
import { preguntaApi } from '@portal/contract/pregunta';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { enrol, type Alumno } from '@portal/testkit/scenes/cuestionario.ts';
import { describe, expect, it } from 'vitest';

const test = useTestApp();
const TOPICS = 10;
const DAY = 24 * 60;

/** Options by question that a script has ruled out from the results. */
class Knowledge {
  private readonly wrong = new Map<number, Set<string>>();

  /** Chooses the first option that is not ruled out. */
  choose(id_pregunta: number, options: readonly string[]): string {
    return options.find((option) => !this.wrong.get(id_pregunta)?.has(option)) ?? options[0]!;
  }

  ruleOut(id_pregunta: number, option: string): void {
    this.wrong.set(id_pregunta, (this.wrong.get(id_pregunta) ?? new Set()).add(option));
  }
}

/** Guesses, reads which were wrong, rules these out. Returns whether the attempt was approved; undefined when it was refused. */
async function attempt(who: Alumno, body: BuiltPlan['ocurrencias'][number], known: Knowledge): Promise<boolean | undefined> {
  const { token } = who;
  const { status, data: questions } = await test.call(preguntaApi.cuestionario, { token, body });
  if (status !== 200) return undefined;
  const { id_evaluacion } = questions[0]!;
  const answers = questions.map(({ id_pregunta, rpta_a, rpta_b, rpta_c, rpta_d }) => {
    const options = [rpta_a, rpta_b, rpta_c, rpta_d];
    return { id_evaluacion, id_pregunta, respuesta: options.indexOf(known.choose(id_pregunta, options)) + 1 };
  });
  const { data: sent } = await test.call(evaluacionApi.insDetalle, { token, body: answers });
  const { data } = await test.call(evaluacionApi.resultado, { token, params: { id: id_evaluacion } });
  for (const { id_pregunta, texto_respuesta } of data.erradas ?? []) known.ruleOut(id_pregunta, texto_respuesta);
  return sent.aprobado;
}

const buildTarget = () =>
  buildPlan(test.db, {
    estructura: { G: { C: { M: Array.from({ length: TOPICS }, () => ({ banco: 30, numero_preguntas: 10, notaminima: 100 })) } } },
  });

describe('a script that passes by elimination', () => {
  it('is stopped after two attempts at each topic when it does not wait', async () => {
    const plan = await buildTarget();
    const script = await enrol(test, [plan]);
    const known = new Knowledge();
    let attempts = 0;
    for (const ocurrencia of plan.ocurrencias)
      for (let round = 0; round < 5; round += 1) if ((await attempt(script, ocurrencia, known)) !== undefined) attempts += 1;
    expect(attempts).toBe(2 * TOPICS);
    const approved = await test.db.selectFrom('certificado').select('numero').execute();
    expect(approved).toHaveLength(0);
  });

  it('gets four attempts at a topic in a day, however patient it is', async () => {
    const plan = await buildTarget();
    const script = await enrol(test, [plan]);
    const known = new Knowledge();
    test.now = new Date('2026-11-21T05:00:00Z');
    const midnight = test.now.getTime();
    let attempts = 0;
    for (let minute = 0; minute < DAY; minute += 30) {
      test.now = new Date(midnight + minute * 60_000);
      if ((await attempt(script, plan.ocurrencias[0]!, known)) !== undefined) attempts += 1;
    }
    expect(attempts).toBe(4);
  });

  it('is marked for the administrator, with number and duration of its attempts', async () => {
    const plan = await buildTarget();
    const script = await enrol(test, [plan]);
    const reader = await enrol(test, [plan]);
    const admin = await enrol(test, [], { admin: true });
    await attempt(script, plan.ocurrencias[0]!, new Knowledge());
    await attempt(script, plan.ocurrencias[0]!, new Knowledge());
    await test.call(preguntaApi.cuestionario, { token: reader.token, body: plan.ocurrencias[0]! });
    test.now = new Date(test.now.getTime() + 4 * 60_000);
    await attempt(reader, plan.ocurrencias[0]!, new Knowledge());
    const query = { orden: 'id_evaluacion' as const, filtro: { plan: plan.plan.denominacion } };
    const { data } = await test.call(evaluacionApi.sellst, { token: admin.token, query });
    expect(data.map(({ numero_intento, duracion, rapido }) => [numero_intento, duracion, rapido])).toEqual([
      [1, 0, true],
      [2, 0, true],
      [1, 240, false],
    ]);
    const params = { companies: '0', plan: plan.plan.id_planestudio, topic: 0 };
    const report = await test.call(evaluacionApi.reporte, { token: admin.token, params, query: { filtro: { rapido: 'true' } } });
    expect(report.data.map(({ codigo }) => codigo)).toHaveLength(2);
    const { data: own } = await test.call(evaluacionApi.ofSesion, { token: script.token });
    expect(own.map((row) => Object.hasOwn(row, 'rapido'))).toEqual([false, false]);
  });
});
