import { rightPosition } from '../support/api.ts';
import type { Person, World } from '../world/world.ts';
import type { Visitor } from './visitor.ts';

interface Question {
  /** Start of its legend: «Pregunta 1 de 3». */
  readonly within: string;
  readonly text: string;
  readonly options: readonly string[];
}

export async function signIn(visitor: Visitor, { username, password }: Person): Promise<void> {
  await visitor.open('/auth/login');
  await visitor.type('Usuario', username);
  await visitor.type('Contraseña', password);
  await visitor.click('button', 'Iniciar Sesión');
}

/** Runs in the page: the questions as they are shown. */
const readQuestions = (): Question[] =>
  [...document.querySelectorAll('fieldset')].flatMap((field) => {
    const legend = (field.querySelector('legend')?.innerText ?? '').replace(/\s+/g, ' ').trim();
    const options = [...field.querySelectorAll('label')].map((label) => label.innerText.replace(/\s+/g, ' ').trim());
    const [, within = '', text = ''] = /^(pregunta \d+ de \d+)\s*(.*)$/i.exec(legend) ?? [];
    return within ? [{ within, options, text }] : [];
  });

/** The right answer of each question of the open questionnaire. */
export async function answersOf(visitor: Visitor, world: World): Promise<{ within: string; option: string }[]> {
  const questions = await visitor.read(readQuestions);
  return questions.map(({ within, text, options }) => ({
    within: `^${within}`,
    option: options[rightPosition(world, text, options) - 1] ?? '',
  }));
}

/** Runs in the page: how many questions have an answer. */
export const countAnswered = (): number => document.querySelectorAll('fieldset input[type=radio]:checked').length;
