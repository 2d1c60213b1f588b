import type { RespuestaEnviada } from '@portal/contract/evaluacion';
import { describe, expect, it } from 'vitest';
import { evaluacionOf, grade, isFasterThanReading, readEnvio, type Envio } from './evaluacion.rules.ts';
import type { PreguntaSorteada } from './sorteada.rules.ts';

const drawn = (count: number): PreguntaSorteada[] =>
  Array.from({ length: count }, (_, index) => ({
    id_pregunta: index + 1,
    numero_orden: index + 1,
    indicador_correcta: (index % 4) + 1,
    datos: null,
    orden: null,
  }));

/** Answers all questions, the first `correct` ones right. */
const answers = (sorteadas: PreguntaSorteada[], correct: number) =>
  new Map(sorteadas.map(({ id_pregunta, indicador_correcta: key }, index) => [id_pregunta, index < correct ? key : (key % 4) + 1]));

const row = (fields: Partial<RespuestaEnviada>): RespuestaEnviada => ({ id_evaluacion: 7, ...fields });
const answered = (sorteadas: PreguntaSorteada[]) => sorteadas.map(({ id_pregunta }) => row({ id_pregunta, respuesta: 1 }));

describe('isFasterThanReading', () => {
  it.each<[string, number, number, boolean]>([
    ['600 characters in 9.9 s', 600, 9.9, true],
    ['600 characters in 10 s', 600, 10, false],
    ['six long questions in half a minute', 3000, 30, true],
    ['no questions at once', 0, 0, false],
    ['a clock that was set back', 0, -1, false],
  ])('%s', (_what, ...[caracteres, seconds, faster]) => {
    const fecha_creacion = '2026-11-21T15:00:00.000Z';
    const fecha_fin = new Date(Date.parse(fecha_creacion) + seconds * 1000).toISOString();
    expect(isFasterThanReading({ caracteres, fecha_creacion, fecha_fin })).toBe(faster);
  });
});

describe('grade', () => {
  it.each([
    // correct, shown, notaminima, nota, aprobado
    [0, 4, 70, 0, false],
    [4, 4, 70, 100, true],
    [4, 4, 100, 100, true],
    [7, 10, 70, 70, true],
    [69, 100, 70, 69, false],
    [6999, 10_000, 70, 69.99, false],
    [2, 3, 66.67, 66.67, true],
    [2, 3, 66.68, 66.67, false],
    [1, 3, 33.33, 33.33, true],
    [1, 8, 70, 12.5, false],
    [1, 32, 3.13, 3.13, true],
    [1, 1, 70, 100, true],
    [0, 1, 0, 0, true],
    [1000, 1000, 70, 100, true],
  ])('%i of %i with pass mark %d is %d, approved: %s', (...[correct, shown, notaminima, nota, aprobado]) => {
    const sorteadas = drawn(shown);
    expect(grade(sorteadas, answers(sorteadas, correct), notaminima)).toMatchObject({ correcta: correct, total: shown, nota, aprobado });
  });

  it('approves a topic without questions, without a grade', () => {
    expect(grade([], new Map(), 70)).toEqual({ respuestas: [], correcta: 0, total: 0, nota: null, aprobado: true });
  });

  it('gives grades between 0 and 100 with at most two decimals', () => {
    for (let shown = 1; shown <= 60; shown += 1)
      for (let correct = 0; correct <= shown; correct += 1) {
        const sorteadas = drawn(shown);
        const nota = grade(sorteadas, answers(sorteadas, correct), 70).nota ?? -1;
        expect(Number(nota.toFixed(2))).toBe(nota);
        expect(nota).toBeGreaterThanOrEqual(0);
        expect(nota).toBeLessThanOrEqual(100);
      }
  });

  it('marks each answer as right or wrong', () => {
    const [a, b] = drawn(2) as [PreguntaSorteada, PreguntaSorteada];
    expect(
      grade(
        [a, b],
        new Map([
          [1, 1],
          [2, 1],
        ]),
        70,
      ).respuestas,
    ).toEqual([
      { id_pregunta: 1, respuesta: 1, puntos: 1, es_correcta: true },
      { id_pregunta: 2, respuesta: 1, puntos: 0, es_correcta: false },
    ]);
  });
});

describe('evaluacionOf', () => {
  it('returns the attempt of all rows', () => {
    expect(evaluacionOf([row({}), row({})])).toBe(7);
  });
  it('returns a problem for a row of another attempt', () => {
    expect(evaluacionOf([row({}), row({ id_evaluacion: 8 })])).toMatchObject({ campo: '1.id_evaluacion' });
  });
});

describe('readEnvio', () => {
  const sorteadas = drawn(3);

  it('reads one answer for each drawn question', () => {
    const envio = readEnvio(answered(sorteadas), sorteadas) as Envio;
    expect([...envio.respuestas]).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    expect(envio).toMatchObject({ escala: null, comentario: null });
  });

  it.each([
    ['a question outside the draw', [...answered(sorteadas), row({ id_pregunta: 99, respuesta: 1 })], '3.id_pregunta'],
    ['a question answered twice', [...answered(sorteadas), row({ id_pregunta: 1, respuesta: 2 })], '3.id_pregunta'],
    ['a row without answer', [row({ id_pregunta: 1 }), ...answered(sorteadas).slice(1)], '0.respuesta'],
    ['an answer without question', [...answered(sorteadas), row({ respuesta: 2 })], '3.id_pregunta'],
    ['a missing answer', answered(sorteadas).slice(0, 2), 'respuestas'],
    ['no answers at all', [row({})], 'respuestas'],
    ['two values of feedback', answered(sorteadas).map((given, index) => ({ ...given, escala: 10 * (index + 1) })), '1.escala'],
  ])('refuses %s at its field', (_what, rows, campo) => {
    expect(readEnvio(rows, sorteadas)).toMatchObject({ campo });
  });

  it('lists the numbers of unanswered questions', () => {
    expect(readEnvio([row({ id_pregunta: 2, respuesta: 1 })], sorteadas)).toMatchObject({
      mensaje: { clave: 'evaluacion.errores.faltan', valores: { total: 2, numeros: '1, 3' } },
    });
  });

  it('reads feedback from a separate row or repeated in every row', () => {
    expect(readEnvio([...answered(sorteadas), row({ escala: 90, comentario: 'Bien' })], sorteadas)).toMatchObject({
      escala: 90,
      comentario: 'Bien',
    });
    expect(
      readEnvio(
        answered(sorteadas).map((given) => ({ ...given, escala: 80 })),
        sorteadas,
      ),
    ).toMatchObject({ escala: 80 });
  });

  it('requires a value of feedback with a comment', () => {
    const rows = answered(sorteadas).map((given, index) => (index === 1 ? { ...given, comentario: 'Bien' } : given));
    expect(readEnvio(rows, sorteadas)).toEqual({ campo: '1.escala', mensaje: { clave: 'evaluacion.faltaValor' } });
  });

  it('requires feedback for a topic without questions', () => {
    expect(readEnvio([row({})], [])).toEqual({ campo: '0.escala', mensaje: { clave: 'evaluacion.faltaValor' } });
    expect(readEnvio([row({ escala: 10 })], [])).toMatchObject({ escala: 10 });
    expect(readEnvio([row({ id_pregunta: 1, respuesta: 1, escala: 10 })], [])).toMatchObject({ campo: '0.id_pregunta' });
  });
});
