import type { Client } from './client.ts';
import { type Pair, QUESTIONS, RIGHT } from './scene.ts';

/** One pass of a learner through a topic; rejects when the server grades other than expected. */
export type Flow = (client: Client, pair: Pair, right: number) => Promise<unknown>;

/** A question as the portal and the twin show it. */
export interface Question {
  readonly id_evaluacion: number;
  readonly id_pregunta: number;
  readonly rpta_a: string;
  readonly rpta_b: string;
  readonly rpta_c: string;
  readonly rpta_d: string;
}
/** Their answer to a sent questionnaire. */
export interface Grade {
  readonly id_evaluacion: number;
  readonly nota: number;
  readonly aprobado: boolean;
}

/** The same with the result, as the browser asks for it. */
export interface GradeWithResult extends Grade {
  readonly resultado: { readonly nota: number; readonly numero_intento: number; readonly erradas: readonly unknown[] };
}

/** Answers the first `right` questions rightly, the others wrongly. */
export function answersTo(questions: readonly Question[], right: number) {
  if (questions.length !== QUESTIONS) throw new Error(`${questions.length} preguntas en vez de ${QUESTIONS}`);
  return questions.map(({ id_evaluacion, id_pregunta, rpta_a, rpta_b, rpta_c, rpta_d }, index) => {
    const key = [rpta_a, rpta_b, rpta_c, rpta_d].indexOf(RIGHT) + 1;
    return { id_evaluacion, id_pregunta, respuesta: index < right ? key : (key % 4) + 1 };
  });
}

/** Throws unless the grade is that of `right` right answers. */
export function check({ nota, aprobado }: Grade, right: number): void {
  const expected = (right / QUESTIONS) * 100;
  if (nota !== expected || aprobado !== expected >= 70) throw new Error(`Nota ${nota}, ${aprobado}; se esperaba ${expected}`);
}

/** The twin: questions and grade. */
export const twin: Flow = async (client, { token, place }, right) => {
  const questions = await client.json<Question[]>('POST', '/questions', { token, body: place });
  check(await client.json<Grade>('POST', '/submit', { token, body: answersTo(questions, right) }), right);
};

/** The portal with the fewest calls: questions (which open the attempt) and grade. */
export const shortest: Flow = async (client, { token, place }, right) => {
  const questions = await client.json<Question[]>('POST', '/api/pregunta/sellst/tema', { token, body: place });
  check(await client.json<Grade>('POST', '/api/evaluacion/ins/detalle', { token, body: answersTo(questions, right) }), right);
};

/** A topic with the addresses of its lesson. */
export interface Topic {
  readonly recursos: readonly { readonly url: string }[];
}

/** The calls of the browser: the topic and its lesson, the attempt, drafts once, the grade with its result. */
export const browser: Flow = async (client, { token, place }, right) => {
  const topic = await client.json<Topic>('POST', '/api/tema/sel/detalle', { token, body: place });
  const [{ preguntas }] = await Promise.all([
    client.json<{ preguntas: Question[] }>('POST', '/api/evaluacion/ins', { token, body: place }),
    client.json('GET', topic.recursos[0]!.url, { token }),
  ]);
  const answers = answersTo(preguntas, right);
  const { id_evaluacion } = answers[0]!;
  await client.json('POST', '/api/detalle/ins/varias', { token, body: { id_evaluacion, respuestas: answers } });
  const grade = await client.json<GradeWithResult>('POST', '/api/evaluacion/ins/detalle?resultado=1', { token, body: answers });
  check(grade, right);
  const { nota, numero_intento, erradas } = grade.resultado;
  if (nota !== right * QUESTIONS || numero_intento !== 1 || erradas.length !== QUESTIONS - right)
    throw new Error(`Resultado ${JSON.stringify(grade.resultado)}`);
};

/** The learner's panel. */
export const panel: Flow = async (client, { token }) => {
  const { cifras } = await client.json<{ cifras: { temas: number } }>('GET', '/api/usuario/panel', { token });
  if (cifras.temas === 0) throw new Error('El panel no muestra temas.');
};
