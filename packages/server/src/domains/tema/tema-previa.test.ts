import { escribirRespuesta } from '@portal/contract/pregunta';
import { temaApi } from '@portal/contract/tema';
import { useTestApp } from '@portal/testkit/app.ts';
import { type BuiltTema, buildTema } from '@portal/testkit/builders/contenido/tema.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { cambiadas, CLAVES, type Palabra, PREGUNTAS, preguntaOf, respuestaOf } from '@portal/testkit/scenes/tipos.ts';
import { beforeAll, describe, expect, it } from 'vitest';

describe('preview of a topic', () => {
  const test = useTestApp();
  let tema: BuiltTema;
  let tokens: { soporte: string; alumno: string };

  beforeAll(async () => {
    tema = await buildTema(test.db, { banco: 5, numero_preguntas: 3, notaminima: 60 });
    tokens = {
      soporte: await signIn(test, await buildUsuario(test.db, { soporte: true })),
      alumno: await signIn(test, await buildUsuario(test.db)),
    };
  });

  const preview = () => test.call(temaApi.preview, { token: tokens.soporte, body: { id_tema: tema.id_tema } });
  const grade = (respuestas: { id_pregunta: number; respuesta: number; orden?: number[] }[]) =>
    test.call(temaApi.calificarPreview, { token: tokens.soporte, body: { id_tema: tema.id_tema, respuestas } });
  const keyOf = (id: number) => tema.banco.find((row) => row.id_pregunta === id)!.indicador_correcta;

  it('draws like an attempt, without the key', async () => {
    const { status, data } = await preview();
    expect(status).toBe(200);
    expect(data.preguntas).toHaveLength(3);
    expect(data.notaminima).toBe(60);
    expect(JSON.stringify(data)).not.toContain('indicador_correcta');
  });

  it('grades by P13 and answers the right options of wrong answers', async () => {
    const { data } = await preview();
    const ids = data.preguntas.map((row) => row.id_pregunta);
    const right = ids.map((id) => ({ id_pregunta: id, respuesta: keyOf(id) }));
    expect((await grade(right)).data).toMatchObject({ nota: 100, aprobado: true, correcta: 3, incorrecta: 0, total: 3, errores: [] });
    const oneWrong = right.map((row, index) => (index === 0 ? { ...row, respuesta: (row.respuesta % 4) + 1 } : row));
    const graded = (await grade(oneWrong)).data;
    // 2 of 3 = 66.67; the pass mark is 60.
    expect(graded).toMatchObject({ nota: 66.67, aprobado: true, correcta: 2, incorrecta: 1 });
    expect(graded.errores).toEqual([expect.objectContaining({ id_pregunta: ids[0], correcta: right[0]!.respuesta })]);
  });

  it('shows four texts in a random order, which grades them with the answers', async () => {
    const { data } = await preview();
    const texts = ['Opción A', 'Opción B', 'Opción C', 'Opción D'];
    const answers = data.preguntas.map(({ id_pregunta, orden, rpta_a, rpta_b, rpta_c, rpta_d, mostrado }) => {
      const shown = [rpta_a, rpta_b, rpta_c, rpta_d];
      expect([shown, mostrado]).toEqual([orden.map((place) => texts[place - 1]), null]);
      return { id_pregunta, orden, respuesta: shown.indexOf(texts[keyOf(id_pregunta) - 1]!) + 1 };
    });
    expect((await grade(answers)).data).toMatchObject({ nota: 100, errores: [] });
    const wrong = answers.with(0, { ...answers[0]!, respuesta: (answers[0]!.respuesta % 4) + 1 });
    expect((await grade(wrong)).data.errores).toMatchObject([
      { correcta: answers[0]!.respuesta, texto_correcta: texts[keyOf(answers[0]!.id_pregunta) - 1] },
    ]);
    const refused = await grade(answers.with(1, { ...answers[1]!, orden: [1, 2, 3, 3] }));
    expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([400, ['respuestas.1.orden']]);
  });

  it('draws and grades questions of every kind by the rules of an attempt', async () => {
    const { id_tema } = await buildTema(test.db, { preguntas: PREGUNTAS });
    const token = tokens.soporte;
    const { data } = await test.call(temaApi.preview, { token, body: { id_tema } });
    expect(data.preguntas).toHaveLength(8);
    expect(JSON.stringify(data)).not.toMatch(/correcta|aceptadas|valores|12\.5|Evacuación|Son cinco/);
    const answersTo = (palabras: readonly Palabra[]) =>
      palabras.map((palabra) => {
        const pregunta = preguntaOf(data.preguntas, palabra);
        const { id_pregunta, orden } = pregunta;
        return { id_pregunta, orden, ...escribirRespuesta(respuestaOf(pregunta, palabra)) };
      });
    const graded = async (palabras: readonly Palabra[]) =>
      (await test.call(temaApi.calificarPreview, { token, body: { id_tema, respuestas: answersTo(palabras) } })).data;
    expect(await graded(CLAVES)).toMatchObject({ nota: 100, correcta: 8, errores: [] });
    // 7 whole points and one of three places: 100 × 7.333… / 8 = 91.666…
    const partly = await graded(cambiadas({ tipo: 'ordenar', lista: ['Primero', 'Tercero', 'Segundo'] }));
    expect(partly).toMatchObject({ nota: 91.67, correcta: 7, incorrecta: 1 });
    expect(partly.errores).toMatchObject([
      { tipo: 'ordenar', respuesta: 0, correcta: null, texto_correcta: '1. Primero · 2. Segundo · 3. Tercero' },
    ]);
    const incomplete = answersTo(CLAVES).map((row) => (Array.isArray(row.respuesta_datos) ? { ...row, respuesta_datos: [1] } : row));
    const refused = await test.call(temaApi.calificarPreview, { token, body: { id_tema, respuestas: incomplete } });
    expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([400, ['respuestas.5.respuesta_datos']]);
  });

  it('stores nothing', async () => {
    const rowsIn = async (table: 'evaluacion' | 'detalle' | 'log') =>
      (
        await test.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('rows'))
          .executeTakeFirstOrThrow()
      ).rows;
    const counts = () => Promise.all([rowsIn('evaluacion'), rowsIn('detalle'), rowsIn('log')]);
    const before = await counts();
    const { data } = await preview();
    await grade(data.preguntas.map(({ id_pregunta }) => ({ id_pregunta, respuesta: 1 })));
    expect(await counts()).toEqual(before);
  });

  it('refuses questions of another topic, repeated and missing ones', async () => {
    const other = await buildTema(test.db, { banco: 1 });
    const [a, b, c] = tema.banco.map(({ id_pregunta }) => ({ id_pregunta, respuesta: 1 }));
    expect((await grade([a!, b!, { id_pregunta: other.banco[0]!.id_pregunta, respuesta: 1 }])).status).toBe(400);
    expect((await grade([a!, b!, a!])).status).toBe(400);
    expect((await grade([a!, b!])).status).toBe(400);
    expect((await grade([a!, b!, c!])).status).toBe(200);
  });

  it('answers 403 to learners, and 404 for an unknown topic', async () => {
    expect((await test.call(temaApi.preview, { token: tokens.alumno, body: { id_tema: tema.id_tema } })).status).toBe(403);
    expect((await test.call(temaApi.preview, { token: tokens.soporte, body: { id_tema: 2_000_000 } })).status).toBe(404);
  });
});
