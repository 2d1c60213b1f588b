import { moduloApi } from '@portal/contract/modulo';
import { preguntaApi } from '@portal/contract/pregunta';
import { temaApi } from '@portal/contract/tema';
import type { Page } from '@playwright/test';
import { at } from '../support/address.ts';
import type { Client } from '../support/api.ts';
import { orderOf, pick, pressLink } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

const codigo_categoria = 'general';

async function newTopics(admin: Client, titles: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const titulo of titles) {
    const body = { titulo, codigo_categoria, codigo_estado: 0, duracion: 5, numero_preguntas: 2 };
    ids.push((await admin.call(temaApi.ins, { body })).id_tema);
  }
  return ids;
}

async function newQuestions(admin: Client, texts: readonly string[]): Promise<void> {
  const options = { rpta_a: 'Sí', rpta_b: 'No', rpta_c: 'A veces', rpta_d: 'Nunca', indicador_correcta: 1 };
  await admin.call(preguntaApi.ins, { body: texts.map((pregunta) => ({ pregunta, ...options, codigo_categoria, codigo_estado: 1 })) });
}

async function newModules(admin: Client, titles: readonly string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, titulo] of titles.entries()) {
    const body = { codigo: `ENL-${index}`, titulo, codigo_estado: 1, codigo_categoria };
    ids.push((await admin.call(moduloApi.ins, { body })).id_modulo);
  }
  return ids;
}

const questionsShown = (page: Page): Promise<string[]> =>
  page
    .getByRole('button', { name: /^Quitar «/ })
    .evaluateAll((all) => all.map((one) => /«(.*)»/.exec(one.getAttribute('aria-label') ?? '')?.[1] ?? ''));

test('linking joins every chosen question with every chosen topic; an unlinked question stays in the bank', async ({
  page,
  startAs,
  cast,
  client,
}) => {
  const admin = await client.signIn(cast.staff('admin'));
  const [first] = await newTopics(admin, ['Enlaces: vitrinas', 'Enlaces: mostradores']);
  const questions = ['¿Enlace uno?', '¿Enlace dos?', '¿Enlace tres?'];
  await newQuestions(admin, questions);
  await startAs(cast.staff('admin'));
  await page.goto(`/temapregunta?id=${first}`);
  await pick(page, 'Base de Preguntas', questions);
  await pick(page, 'Temas Disponibles', ['Enlaces: mostradores']);
  await expect(page.getByText('Se crearán 6 enlaces')).toBeVisible();
  await pressLink(page);
  await expect(page.getByText('6 asignados', { exact: true })).toBeVisible();
  await pick(page, 'Base de Preguntas', ['¿Enlace dos?']);
  await pressLink(page);
  await expect(page.getByText('Ninguno nuevo, 2 ya lo estaban')).toBeVisible();

  await page.goto(`/preguntatema?id=${first}`);
  await expect.poll(() => questionsShown(page)).toEqual(questions);
  await page.getByRole('button', { name: 'Quitar «¿Enlace dos?»' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar', exact: true }).click();
  await expect(page.getByText('La pregunta ya no está en el tema')).toBeVisible();
  await expect.poll(() => questionsShown(page)).toEqual(['¿Enlace uno?', '¿Enlace tres?']);
  await page.goto('/pregunta?buscar=Enlace');
  await expect(page.getByRole('link', { name: 'Editar ¿Enlace dos?', exact: true })).toBeVisible();
});

test('an administrator links topics with modules and sorts them by keyboard alone', async ({ page, startAs, cast, client }) => {
  const admin = await client.signIn(cast.staff('admin'));
  const topics = ['Orden: primero', 'Orden: segundo', 'Orden: tercero'];
  await newTopics(admin, topics);
  const [module = 0] = await newModules(admin, ['Enlaces: módulo norte', 'Enlaces: módulo sur']);
  await startAs(cast.staff('admin'));
  await page.goto('/temamodulo');
  await pick(page, 'Temas', topics);
  await pick(page, 'Módulos', ['Enlaces: módulo norte', 'Enlaces: módulo sur']);
  await pressLink(page);
  await expect(page.getByText('6 asignados', { exact: true })).toBeVisible();

  await page.goto(`/moduloedit?id=${module}`);
  await expect.poll(() => orderOf(page, /^Temas del módulo/)).toEqual(topics);
  await page.getByRole('button', { name: 'Subir Orden: tercero' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Orden: tercero está ahora en la posición 1 de 3')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Subir Orden: tercero' }), 'the keyboard stays with its row').toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  const moved = ['Orden: tercero', 'Orden: primero', 'Orden: segundo'];
  await expect.poll(() => orderOf(page, /^Temas del módulo/)).toEqual(moved);
  await page.keyboard.press('Control+s');
  await page.waitForURL(at('/modulo'));
  const stored = await admin.call(temaApi.ofModulo, { params: { id: module } });
  expect(stored.map(({ titulo }) => titulo)).toEqual(moved);
});
