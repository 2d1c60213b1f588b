import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '../flujo/client.ts';
import { answersTo, check, type GradeWithResult, type Question, type Topic } from '../flujo/flows.ts';
import { placeOf, QUESTIONS, TOPICS } from '../flujo/scene.ts';
import type { Tally } from './tally.ts';

/** Milliseconds that a person thinks between two actions, evenly spread. */
const THINKS = { from: 10_000, to: 40_000 } as const;
/** Times that the answers chosen so far go out before they are sent. */
const DRAFTS = 2;

/** Somebody who studies, and when everybody stops. */
export interface Learner {
  readonly client: Client;
  readonly token: string;
  readonly tally: Tally;
  readonly random: () => number;
  readonly end: AbortSignal;
}

/** Thinks; resolves to false when the time is over. */
export const think = ({ random, end }: Pick<Learner, 'random' | 'end'>): Promise<boolean> =>
  sleep(THINKS.from + random() * (THINKS.to - THINKS.from), true, { signal: end }).catch(() => false);

/** Goes through the topics one by one until the time is over: 8 calls and 5 pauses each. Returns how many grades were acknowledged. */
export async function study(learner: Learner): Promise<number> {
  let graded = 0;
  for (let id_tema = 1; id_tema <= TOPICS; id_tema += 1) {
    await panel(learner, 'panel');
    if (!(await think(learner))) return graded;
    // The browser asks again when its tab is shown.
    await panel(learner, 'panel, otra vez');
    const questions = await openTopic(learner, id_tema);
    if (!(await think(learner))) return graded;
    if (!questions) continue;
    const right = Math.floor(learner.random() * (QUESTIONS + 1));
    const answers = answersTo(questions, right);
    for (let draft = 1; draft <= DRAFTS; draft += 1) {
      await saveDraft(learner, answers.slice(0, Math.ceil((QUESTIONS * draft) / DRAFTS)));
      if (!(await think(learner))) return graded;
    }
    if (await submit(learner, answers, right)) graded += 1;
    if (!(await think(learner))) return graded;
  }
  return graded;
}

async function panel({ client, token, tally }: Learner, kind: string): Promise<void> {
  await tally.time(kind, async () => {
    const { cifras } = await client.json<{ cifras: { temas: number } }>('GET', '/api/usuario/panel', { token });
    if (cifras.temas !== TOPICS) throw new Error(`${cifras.temas} temas en el panel`);
  });
}

/** Opens topic, lesson and attempt as the screen does; undefined when one of them failed. */
async function openTopic({ client, token, tally }: Learner, id_tema: number): Promise<readonly Question[] | undefined> {
  const body = placeOf(id_tema);
  const topic = await tally.time('tema', () => client.json<Topic>('POST', '/api/tema/sel/detalle', { token, body }));
  const lesson = topic?.recursos[0];
  if (!lesson) return undefined;
  const [attempt] = await Promise.all([
    tally.time('cuestionario', () => client.json<{ preguntas: Question[] }>('POST', '/api/evaluacion/ins', { token, body })),
    tally.time('lección', () => client.json('GET', lesson.url, { token })),
  ]);
  return attempt?.preguntas;
}

type Answers = ReturnType<typeof answersTo>;

async function saveDraft({ client, token, tally }: Learner, respuestas: Answers): Promise<void> {
  const { id_evaluacion } = respuestas[0]!;
  await tally.time('borrador', () => client.json('POST', '/api/detalle/ins/varias', { token, body: { id_evaluacion, respuestas } }));
}

/** Sends the questionnaire and reads the result from the answer; returns whether the grade was acknowledged. */
async function submit({ client, token, tally }: Learner, answers: Answers, right: number): Promise<boolean> {
  const grade = await tally.time('nota', async () => {
    const answer = await client.json<GradeWithResult>('POST', '/api/evaluacion/ins/detalle?resultado=1', { token, body: answers });
    check(answer, right);
    if (answer.resultado.nota !== answer.nota) throw new Error(`nota ${answer.nota} y resultado ${answer.resultado.nota}`);
    return answer;
  });
  return grade !== undefined;
}
