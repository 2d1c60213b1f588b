import { preguntaApi } from '@portal/contract/pregunta';
import { temaApi } from '@portal/contract/tema';
import type { Browser, Locator, Page } from '@playwright/test';
import { refuses, says, writes } from '@portal/testkit/services/model.ts';
import { violationsOf } from '../accessibility/axe.ts';
import { at } from '../support/address.ts';
import type { Client } from '../support/api.ts';
import { choose, fillFields, openRecord, saveTo } from '../support/forms.ts';
import { test } from '../support/redactor.ts';
import { expect } from '../support/test.ts';
import { uploadFile } from '../support/upload.ts';

/** Sentences of the lesson, each that of one draft. */
const FRASES = [
  'El extintor de CO₂ es el único que se usa con un tablero eléctrico energizado.',
  'Cada año, la señalización de la salida se revisa según la norma técnica peruana.',
  'El dueño del área avisa a la brigada antes de que pasen cinco minutos.',
] as const;
const PERSONA = 'Dudas: peña@tienda.pe o al 987 654 321.';

const pageOf = (frases: readonly string[]): string =>
  `<!doctype html><html lang="es"><meta charset="utf-8"><title>Lección</title><h1>Prevención</h1>${frases.map((frase) => `<p>${frase}</p>`).join('')}</html>`;

/** A PDF of two pages as a browser prints it. */
async function pdfOf(browser: Browser, frases: readonly string[]): Promise<Buffer> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.setContent(pageOf(frases).replaceAll('</p><p>', '</p><p style="break-before: page">'));
  const pdf = await page.pdf({ format: 'A4' });
  await context.close();
  return pdf;
}

/** Question of a model about the sentence at a place. */
const question = (mark: string, place: number) => ({
  tipo: 'unica',
  pregunta: `${mark}: ¿qué dice la frase ${place + 1}?`,
  opciones: ['Lo que señala', 'Lo contrario', 'Nada'],
  correcta: 1,
  explicacion: 'Lo dice la lección.',
  cita: FRASES[place] ?? 'El extintor de agua apaga cualquier tablero eléctrico.',
});

const cardOf = (page: Page, words: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: words, exact: true }) });

/** Creates a topic with a lesson on the screen and opens its drafts from the form, as an author does. */
async function openDrafts(page: Page, title: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.goto('/temaedit');
  await fillFields(page, { Título: title, 'Duración (minutos)': '5', 'Preguntas por intento': '0' });
  await choose(page, 'Categoría', 'General');
  await choose(page, 'Estado', 'Inactivo');
  await page.getByRole('button', { name: 'Archivo para Contenido', exact: true }).setInputFiles(file);
  await expect(page.getByRole('link', { name: `Ver ${file.name}` })).toBeVisible();
  await saveTo(page, '/tema');
  await openRecord(page, '/tema', title);
  await page.getByRole('tab', { name: 'Preguntas Vinculadas' }).click();
  await page.getByRole('link', { name: 'Borradores con IA' }).click();
  await page.waitForURL(at('/temaborradores'));
}

/** Nothing is wider than the window, and axe finds nothing. */
async function expectFitting(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(await violationsOf(page)).toEqual([]);
}

/** Words of the questions that the bank has of a journey. */
const banked = async (admin: Client, mark: string): Promise<string[]> =>
  (await admin.call(preguntaApi.sellst, { query: { pagina: 1, tamano: 20, buscar: mark } })).map(({ pregunta }) => pregunta).toSorted();

const LESSONS = [
  {
    device: 'a phone',
    use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    lesson: async () => ({ name: 'leccion.html', mimeType: 'text/html', buffer: Buffer.from(pageOf([...FRASES, PERSONA])) }),
  },
  {
    device: 'a desktop',
    use: { viewport: { width: 1440, height: 900 } },
    lesson: async (browser: Browser) => ({
      name: 'lección.pdf',
      mimeType: 'application/pdf',
      buffer: await pdfOf(browser, [...FRASES, PERSONA]),
    }),
  },
] as const;

/** Asks for four drafts of the proposed kinds but one, and waits until the model writes. */
async function ask(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Opción múltiple' }).uncheck();
  await page.getByRole('textbox', { name: 'Número de preguntas' }).fill('4');
  await page.getByRole('combobox', { name: 'Dificultad' }).click();
  await page.getByRole('option', { name: 'Difícil' }).click();
  await expect(page.getByRole('combobox', { name: 'Categoría' })).not.toHaveValue('');
  await page.getByRole('button', { name: 'Pedir borradores' }).click();
  await expect(page.getByText('El modelo está escribiendo.').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pedir borradores' })).toBeDisabled();
}

/** Every draft is marked and cites its sentence; the question that cites none is named. */
async function expectDrafts(page: Page, mark: string): Promise<void> {
  await expect(page.getByText('Terminado: 3 borradores.').last()).toBeVisible();
  await expect(page.getByText('La frase que cita no está en la lección')).toBeAttached();
  for (const [place, frase] of FRASES.entries()) {
    const card = cardOf(page, question(mark, place).pregunta);
    await expect(card.getByText('Borrador', { exact: true })).toBeVisible();
    await expect(card.getByRole('blockquote')).toHaveText(frase);
    await expect(card.getByText('Lo dice la lección.')).toBeVisible();
  }
}

/** Accepts the first draft, corrects the second and discards the third. Returns the words of the accepted ones. */
async function judge(page: Page, mark: string): Promise<string[]> {
  const [accepted, edited, discarded] = FRASES.map((_frase, place) => question(mark, place).pregunta) as [string, string, string];
  await page.getByRole('button', { name: `Aceptar «${accepted}»` }).click();
  await expect(cardOf(page, accepted)).toHaveCount(0);
  await page.getByRole('button', { name: `Corregir «${edited}»` }).click();
  const dialog = page.getByRole('dialog', { name: 'Corregir y aceptar' });
  await dialog.getByRole('textbox', { name: 'Pregunta', exact: true }).fill(`${mark}: ¿corregida?`);
  await dialog.getByRole('button', { name: 'Aceptar corregida' }).click();
  await expect(cardOf(page, edited)).toHaveCount(0);
  await page.getByRole('button', { name: `Descartar «${discarded}»` }).click();
  await expect(page.getByText('No hay borradores por revisar')).toBeVisible();
  return [`${mark}: ¿corregida?`, accepted].toSorted();
}

for (const { device, use, lesson } of LESSONS)
  test.describe(`on ${device}`, () => {
    test.use(use);

    test(`an author on ${device} judges drafts, and only the accepted ones are in the bank`, async ({
      page,
      browser,
      startAs,
      cast,
      client,
      redactor,
    }) => {
      const mark = `Borrador ${Date.now()}`;
      const admin = await client.signIn(cast.staff('admin'));
      await startAs(cast.staff('admin'));
      await openDrafts(page, mark, await lesson(browser));
      const text = page.getByRole('textbox', { name: 'Texto de la lección' });
      for (const frase of [...FRASES, PERSONA]) await expect.poll(() => text.inputValue()).toContain(frase);

      const reply = writes([0, 1, 2, 3].map((place) => question(mark, place)));
      let release = () => {};
      redactor.answer((...turn) => (release = () => reply(...turn)));
      await ask(page);
      await expectFitting(page);
      const { body } = redactor.asked.at(-1)!;
      for (const frase of FRASES) expect(body).toContain(frase);
      expect(body).toContain('exactly 4 questions, difficult, of these kinds only: unica, verdadero_falso');
      expect(body).not.toMatch(/peña@tienda|987 654 321/);
      release();

      await expectDrafts(page, mark);
      await expectFitting(page);
      expect(await banked(admin, mark), 'no draft is a question').toEqual([]);
      const id = Number(new URL(page.url()).searchParams.get('id'));
      const kept = await judge(page, mark);
      expect(await banked(admin, mark)).toEqual(kept);
      const linked = await admin.call(preguntaApi.ofTema, { params: { id } });
      expect(linked.map(({ pregunta }) => pregunta).toSorted()).toEqual(kept);
    });
  });

test.describe('on a phone that meets failures', () => {
  test.use(LESSONS[0].use);

  test('a failure of the provider is plain on the screen, and a second try brings the drafts', async ({
    page,
    startAs,
    cast,
    client,
    redactor,
  }) => {
    const mark = `Fallo ${Date.now()}`;
    const admin = await client.signIn(cast.staff('admin'));
    const { direccion } = await uploadFile(admin, pageOf([...FRASES, PERSONA]), 'leccion.html');
    const fields = { titulo: mark, codigo_categoria: 'general', codigo_estado: 2, duracion: 5, numero_preguntas: 0, contenido: direccion };
    const { id_tema } = await admin.call(temaApi.ins, { body: fields });
    await startAs(cast.staff('admin'));
    await page.goto(`/temaborradores?id=${id_tema}`);
    await expect(page.getByRole('textbox', { name: 'Texto de la lección' })).toHaveValue(/brigada/);

    redactor.answer(refuses(429));
    await page.getByRole('button', { name: 'Pedir borradores' }).click();
    const last = page.getByRole('listitem').filter({ has: page.getByText('No trajo nada.') });
    await expect(last).toContainText('El servicio no admite más pedidos por ahora o se acabó su crédito');
    await expect(last).toContainText('El servicio contestó con el código 429.');
    await expectFitting(page);

    redactor.answer(says('{"preguntas":[{"tipo":"unica"'));
    await page.getByRole('button', { name: 'Pedir otra vez' }).click();
    await expect(page.getByText('1 pedido anterior')).toBeVisible();
    await expect(last).toContainText('La respuesta no traía preguntas que se puedan leer: inténtelo otra vez.');
    expect(await banked(admin, mark)).toEqual([]);

    redactor.answer(writes([question(mark, 0)]));
    await page.getByRole('button', { name: 'Pedir otra vez' }).click();
    await expect(cardOf(page, question(mark, 0).pregunta)).toBeVisible();
    await expect(page.getByText('2 pedidos anteriores')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pedir otra vez' })).toHaveCount(0);
  });
});
