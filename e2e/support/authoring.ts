import { expect, type Page } from '@playwright/test';
import { preguntaSheet } from '@portal/testkit/files/spreadsheet.ts';
import { at } from './address.ts';
import { addChildren, choose, fillFields, saveTo } from './forms.ts';

/** A question as an administrator writes it; `right` is the place of the right option, 1-4. */
export interface Question {
  readonly text: string;
  readonly options: readonly [string, string, string, string];
  readonly right: 1 | 2 | 3 | 4;
}

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const CATEGORY = 'General';

/** Opens an empty form as people do: the list in the menu, then its button. */
async function openNew(page: Page, list: string, button: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Menú principal' }).getByRole('link', { name: list, exact: true }).click();
  await page.getByRole('link', { name: button, exact: true }).click();
}

/** Imports questions of the category General by spreadsheet. */
export async function importQuestions(page: Page, questions: readonly Question[]): Promise<void> {
  await page.getByRole('link', { name: 'Importar preguntas', exact: true }).click();
  const rows = questions.map(({ text, options, right }) => [text, ...options, right, CATEGORY]);
  const buffer = Buffer.from(await preguntaSheet(...rows));
  await page.getByRole('button', { name: 'Planilla de preguntas' }).setInputFiles({ name: 'preguntas.xlsx', mimeType: XLSX, buffer });
  await page.getByRole('button', { name: `Importar ${questions.length} preguntas` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Importar', exact: true }).click();
  await page.waitForURL(at('/pregunta'));
  await expect(page.getByText(`Se importaron ${questions.length} preguntas.`, { exact: false })).toBeVisible();
}

export async function writeQuestion(page: Page, { text, options, right }: Question): Promise<void> {
  await openNew(page, 'Preguntas', 'Nueva pregunta');
  const [a, b, c, d] = options;
  await fillFields(page, { Pregunta: text, 'Respuesta A': a, 'Respuesta B': b, 'Respuesta C': c, 'Respuesta D': d });
  await page.getByRole('radio', { name: `La correcta es Respuesta ${'ABCD'.charAt(right - 1)}` }).check();
  await choose(page, 'Categoría', CATEGORY);
  await saveTo(page, '/pregunta');
}

/** Opens the form of a new topic and fills it in as an active one of 15 minutes. */
export async function openTopicForm(page: Page, { title, asks }: { title: string; asks: number }): Promise<void> {
  await openNew(page, 'Temas', 'Nuevo tema');
  await fillFields(page, { Título: title, 'Duración (minutos)': '15', 'Preguntas por intento': String(asks) });
  await choose(page, 'Categoría', CATEGORY);
  await choose(page, 'Estado', 'Activo');
}

/** Creates an active topic of 15 minutes and links its questions in the form's second tab. */
export async function writeTopic(
  page: Page,
  { title, asks, questions = [], lacks }: { title: string; asks: number; questions?: readonly Question[]; lacks: RegExp },
): Promise<void> {
  await openTopicForm(page, { title, asks });
  if (questions.length > 0) {
    await page.getByRole('tab', { name: 'Preguntas Vinculadas' }).click();
    await addChildren(
      page,
      'Agregar preguntas',
      questions.map(({ text }) => text),
    );
  }
  await saveTo(page, '/tema', { lacks });
}

interface Parent {
  readonly code: string;
  readonly title: string;
  readonly children: readonly string[];
}

export async function writeModule(page: Page, { code, title, children }: Parent): Promise<void> {
  await openNew(page, 'Módulos', 'Nuevo módulo');
  await fillFields(page, { Código: code, Título: title });
  await choose(page, 'Estado', 'Activo');
  await choose(page, 'Categoría', CATEGORY);
  await addChildren(page, 'Agregar temas', children);
  await saveTo(page, '/modulo');
}

export async function writeCourse(page: Page, { code, title, children }: Parent): Promise<void> {
  await openNew(page, 'Cursos', 'Nuevo curso');
  await fillFields(page, { Código: code, Título: title, Descripción: `Curso: ${title}`, Etiquetas: 'almacén, orden' });
  await choose(page, 'Estado', 'Activo');
  await addChildren(page, 'Agregar módulos', children);
  await saveTo(page, '/curso');
}

export async function writeProgram(page: Page, { code, title, children }: Parent): Promise<void> {
  await openNew(page, 'Programas', 'Nuevo programa');
  await fillFields(page, { Código: code, Título: title, Descripción: `Programa: ${title}` });
  await addChildren(page, 'Agregar cursos', children);
  await saveTo(page, '/programa');
}
