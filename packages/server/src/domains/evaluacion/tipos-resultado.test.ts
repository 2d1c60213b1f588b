import { evaluacionApi, type PreguntaAlumno } from '@portal/contract/evaluacion';
import { preguntaApi } from '@portal/contract/pregunta';
import { useTestApp } from '@portal/testkit/app.ts';
import { buildPlan, type BuiltPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { type Alumno, enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { cambiadas, type Palabra, PREGUNTAS, respuestasDe } from '@portal/testkit/scenes/tipos.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const test = useTestApp();
let plan: BuiltPlan;
let alumno: Alumno;
let preguntas: PreguntaAlumno[];

const CON_TIPOS = { tipos: 1 } as const;
const cuestionario = async ({ token }: Pick<Alumno, 'token'> = alumno) =>
  (await test.call(preguntaApi.cuestionario, { token, query: CON_TIPOS, body: plan.ocurrencias[0]! })).data;
const send = (body: object[], token = alumno.token) => test.call(evaluacionApi.insDetalle, { token, body: body as never });
const idOf = () => preguntas[0]!.id_evaluacion;

beforeAll(async () => {
  plan = await buildPlan(test.db, { estructura: { P: { C: { M: [{ titulo: 'Tipos', preguntas: PREGUNTAS, notaminima: 50 }, 'Otro'] } } } });
});
beforeEach(async () => {
  alumno = await enrol(test, [plan]);
  preguntas = await cuestionario();
});

describe('what a result says', () => {
  const WRONG_WORDS = cambiadas(
    { tipo: 'unica', elige: 'Uno' },
    { tipo: 'multiple', lista: ['Guantes'] },
    { tipo: 'verdadero_falso', escribe: 1 },
    { tipo: 'numerica', escribe: '14' },
  );
  const ALL_WRONG = WRONG_WORDS.map((palabra) => {
    if (palabra.tipo === 'corta') return { tipo: palabra.tipo, escribe: 'Puerta' };
    if (palabra.tipo === 'relacionar') return { tipo: palabra.tipo, lista: ['Escoba', 'Botiquín', 'Escoba'] };
    return palabra.tipo === 'ordenar' ? { tipo: palabra.tipo, lista: ['Tercero', 'Segundo', 'Primero'] } : palabra;
  });
  const result = async (palabras: readonly Palabra[]) => {
    await send(respuestasDe(preguntas, palabras));
    const { data } = await test.call(evaluacionApi.resultado, { token: alumno.token, params: { id: idOf() } });
    const byKind = new Map((data.erradas ?? []).map((row) => [row.tipo, row]));
    return { data, of: (tipo: PreguntaAlumno['tipo']) => byKind.get(tipo)! };
  };

  it('words the answers, without key and without the words of the author while the topic is not approved', async () => {
    const { data, of } = await result(ALL_WRONG);
    // multiple 1/2, relacionar 1/3, ordenar 1/3, classic 1: 100 × 2.1666… / 8 = 27.083…
    expect(data).toMatchObject({ nota: 27.08, aprobado: false });
    expect(data.erradas).toHaveLength(7);
    for (const row of data.erradas!) expect([row.correcta, row.texto_correcta, row.comentarios]).toEqual([null, null, []]);
    expect(of('unica')).toMatchObject({ texto_respuesta: 'Uno', puntos: 0 });
    expect(of('unica').respuesta).toBeGreaterThan(0);
    expect(of('multiple')).toMatchObject({ respuesta: 0, texto_respuesta: 'Guantes', puntos: 0.5 });
    expect(of('verdadero_falso')).toMatchObject({ respuesta: 1, texto_respuesta: 'Verdadero' });
    expect(of('numerica')).toMatchObject({ respuesta: 0, texto_respuesta: '14 kg' });
    expect(of('corta')).toMatchObject({ respuesta: 0, texto_respuesta: 'Puerta' });
    expect(of('relacionar').texto_respuesta).toBe('Fuego → Escoba · Corte → Botiquín · Sismo → Escoba');
    expect(of('ordenar').texto_respuesta).toBe('1. Tercero · 2. Segundo · 3. Primero');
    expect(JSON.stringify(data)).not.toMatch(/Cinco|Evacuación|12\.5|Son cinco|Uno es poco/);
  });

  it('says key and words of the author once approved, if the topic does', async () => {
    const { data, of } = await result(WRONG_WORDS);
    // corta, relacionar, ordenar, classic 1, multiple 1/2: 100 × 4.5 / 8 = 56.25
    expect(data).toMatchObject({ nota: 56.25, aprobado: true });
    expect(of('unica')).toMatchObject({ texto_correcta: 'Cinco', comentarios: ['Uno es poco.', 'Son cinco.'] });
    expect(of('unica').correcta).toBeGreaterThan(0);
    expect(of('multiple').correcta).toBeNull();
    expect(of('multiple').texto_correcta!.split(' · ').toSorted()).toEqual(['Casco', 'Guantes']);
    expect(of('verdadero_falso')).toMatchObject({ correcta: 2, texto_correcta: 'Falso', comentarios: ['No es así.'] });
    expect(of('numerica')).toMatchObject({ correcta: null, texto_correcta: '12.5 ± 0.5 kg / -87654.25 kg', comentarios: [] });
    await test.db.updateTable('tema').set({ explicaciones: 0 }).where('id_tema', '=', plan.ocurrencias[0]!.id_tema).execute();
    const { token } = alumno;
    const silent = (await test.call(evaluacionApi.resultado, { token, params: { id: idOf() } })).data.erradas!;
    await test.db.updateTable('tema').set({ explicaciones: 1 }).where('id_tema', '=', plan.ocurrencias[0]!.id_tema).execute();
    expect(silent.map(({ comentarios }) => comentarios)).toEqual([[], [], [], []]);
    expect(silent.find(({ tipo }) => tipo === 'unica')).toMatchObject({ texto_correcta: 'Cinco' });
  });

  it('words all answers for an administrator, true and false in the language of the call', async () => {
    await send(respuestasDe(preguntas));
    const { token } = await enrol(test, [], { admin: true });
    const { data } = await test.call(evaluacionApi.respuestas, { token, params: { id: idOf() } });
    const words = new Map(data.map((row) => [row.tipo, row.texto_correcta]));
    expect(data).toHaveLength(8);
    expect([words.get('corta'), words.get('verdadero_falso')]).toEqual(['Evacuación / Salida', 'Falso']);
    expect(words.get('relacionar')).toBe('Fuego → Extintor · Corte → Botiquín · Sismo → Zona segura');
    expect(words.get('ordenar')).toBe('1. Primero · 2. Segundo · 3. Tercero');
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' };
    const english = await test.inject({ url: `/api/evaluacion/sel/respuesta/${idOf()}`, headers });
    expect(english.body).toContain('"texto_respuesta":"False"');
  });
});

describe('what the version before opened', () => {
  it('is shown, answered and graded in its own order', async () => {
    const { token } = await enrol(test, [plan]);
    const body = plan.ocurrencias[1]!;
    const { data } = await test.call(evaluacionApi.ins, { token, body });
    await test.db
      .updateTable('detalle')
      .set({ orden: '3142', orden_opciones: null })
      .where('id_evaluacion', '=', data.id_evaluacion)
      .execute();
    const shown = (await test.call(preguntaApi.cuestionario, { token, body })).data;
    expect(shown[0]).toMatchObject({ rpta_a: 'Opción C', rpta_b: 'Opción A', rpta_c: 'Opción D', rpta_d: 'Opción B' });
    const keys = new Map(plan.temas[1]!.banco.map((row) => [row.id_pregunta, row.indicador_correcta]));
    const rows = shown.map(({ id_evaluacion, id_pregunta }) => ({
      id_evaluacion,
      id_pregunta,
      respuesta: '3142'.indexOf(String(keys.get(id_pregunta))) + 1,
    }));
    expect((await send(rows, token)).data).toMatchObject({ nota: 100, aprobado: true });
  });
});
