import { readFileSync } from 'node:fs';
import { preguntaApi } from '@portal/contract/pregunta';
import { TOTAL_HEADER } from '@portal/contract/query-text';
import type { Page } from '@playwright/test';
import { preguntaSheet, readSheet } from '@portal/testkit/files/spreadsheet.ts';
import { at } from '../support/address.ts';
import type { Client } from '../support/api.ts';
import { XLSX } from '../support/authoring.ts';
import { countClicks } from '../support/clicks.ts';
import { expect, test } from '../support/test.ts';

const ROWS = 5000;
const PLANTED = 50;

type Row = [string, string, string, string, string, string | number, string];
const goodRow = (n: number): Row => [
  `¿Cuál es el paso ${n} del inventario?`,
  `Contar ${n}`,
  'Esperar',
  'Anotar',
  'Salir',
  (n % 4) + 1,
  'General',
];

/** One way to spoil a row, and the reason that the review must give. */
const SPOILS: readonly { readonly spoil: (row: Row) => void; readonly reason: (n: number) => string }[] = [
  { spoil: (row) => (row[0] = ''), reason: () => 'Error: Pregunta: está vacía.' },
  { spoil: (row) => (row[3] = 'x'.repeat(4001)), reason: () => 'Error: Respuesta C: tiene 4001 caracteres y el máximo es 4000.' },
  {
    spoil: (row) => (row[5] = 5),
    reason: () => 'Error: Correcta: dice «5»; debe ser un número de 1 a 4, una letra de A a D o el texto de una respuesta.',
  },
  { spoil: (row) => (row[6] = 'Cocina'), reason: () => 'Error: Categoría: «Cocina» no existe.' },
  // The same question as in the row before it: the header is row 1.
  {
    spoil: (row) => row.splice(0, 6, ...goodRow(Number(/\d+/.exec(row[0])) - 1).slice(0, 6)),
    reason: (n) => `Error: Repite la pregunta de la fila ${n}.`,
  },
];
const spoilOf = (n: number) => (n % (ROWS / PLANTED) === 0 ? SPOILS[(n / (ROWS / PLANTED)) % SPOILS.length] : undefined);

/** Makes five thousand rows, every hundredth of them wrong, and the expected reasons by row of the sheet. */
async function plantedSheet(): Promise<{ buffer: Buffer; reasons: Map<number, string> }> {
  const reasons = new Map<number, string>();
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const n = index + 1;
    const row = goodRow(n);
    const wrong = spoilOf(n);
    wrong?.spoil(row);
    if (wrong) reasons.set(n + 1, wrong.reason(n));
    return row;
  });
  return { buffer: Buffer.from(await preguntaSheet(...rows)), reasons };
}

async function bankSize(client: Client): Promise<number> {
  const answer = await client.raw(preguntaApi.sellst, { query: { pagina: 1, tamano: 1 } });
  return Number(answer.headers.get(TOTAL_HEADER));
}

const reviewed = (page: Page) => page.getByRole('table', { name: 'Filas de la planilla' }).locator('tbody').getByRole('row');

async function upload(page: Page, buffer: Buffer): Promise<void> {
  await page.goto('/preguntaimportar');
  await page.getByRole('button', { name: 'Planilla de preguntas' }).setInputFiles({ name: 'inventario.xlsx', mimeType: XLSX, buffer });
  await expect(page.getByRole('heading', { name: 'Revisión de inventario.xlsx' })).toBeVisible();
}

/** Reads every refused row of the review: number of the row -> reason. */
async function refusedRows(page: Page): Promise<Map<number, string>> {
  await page.locator('[data-tone=danger]').filter({ hasText: 'Rechazadas' }).getByRole('button', { name: 'Ver solo estas' }).click();
  await page.getByRole('combobox', { name: 'Filas por página' }).selectOption('100');
  const rows = reviewed(page).filter({ hasText: 'Rechazada' });
  await expect(rows).toHaveCount(PLANTED);
  const cells = await rows.evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)));
  return new Map(cells.map(([fila, , reason]) => [Number(fila?.replaceAll(/\D/g, '')), reason ?? '']));
}

test('five thousand questions are reviewed row by row, and exactly the good ones are imported, once', async ({
  page,
  startAs,
  cast,
  client,
}) => {
  const admin = await client.signIn(cast.staff('admin'));
  const { buffer, reasons } = await plantedSheet();
  await startAs(cast.staff('admin'));
  const before = await bankSize(admin);
  await upload(page, buffer);
  expect(await refusedRows(page)).toEqual(reasons);
  expect(await bankSize(admin), 'nothing is written before the yes').toBe(before);

  await page.getByRole('button', { name: /^Importar 4\D?950 preguntas$/ }).click();
  const confirming = page.waitForRequest((request) => request.url().endsWith('/pregunta/importar/ins'));
  await page.getByRole('dialog').getByRole('button', { name: 'Importar', exact: true }).dblclick();
  const body = (await confirming).postDataJSON() as { id_importacion: number };
  await expect(page.getByText(/^Se importaron 4\D?950 preguntas\. 0 ya existían y 50 se rechazaron\.$/)).toBeVisible();
  expect(await bankSize(admin)).toBe(before + ROWS - PLANTED);

  const again = await Promise.all([1, 2].map(() => admin.call(preguntaApi.importarIns, { body })));
  for (const answer of again) expect(answer).toMatchObject({ insertados: 4950, existentes: 0, rechazados: 50 });
  await upload(page, buffer);
  await expect(page.getByRole('button', { name: 'Nada que importar' })).toBeDisabled();
  expect(await bankSize(admin), 'a second yes writes nothing twice').toBe(before + ROWS - PLANTED);
});

/** Changes the text of an answer of a question through the API. */
async function changeQuestion(admin: Client, text: string): Promise<void> {
  const [question] = await admin.call(preguntaApi.sellst, { query: { buscar: text } });
  if (!question) throw new Error(`no question ${text}`);
  await admin.call(preguntaApi.upd, { body: { ...question, rpta_a: 'Contar otra vez' } });
}

test('an import gives its refused rows back and is undone, but for a changed question', async ({ page, startAs, cast, client }) => {
  const admin = await client.signIn(cast.staff('admin'));
  const [kept, gone, wrong] = [9001, 9002, 9003].map(goodRow) as [Row, Row, Row];
  wrong[5] = 7;
  const clicks = await countClicks(page);
  await startAs(cast.staff('admin'));
  const before = await bankSize(admin);
  await upload(page, Buffer.from(await preguntaSheet(kept, gone, wrong)));
  await page.getByRole('button', { name: 'Importar 2 preguntas' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Importar', exact: true }).click();
  await page.getByRole('link', { name: 'Continuar' }).click();
  await page.waitForURL(at('/pregunta'));
  await changeQuestion(admin, kept[0]);

  await page.goto('/preguntaimportar');
  const past = page.getByRole('table', { name: 'Importaciones anteriores' }).locator('tbody').getByRole('row').first();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    past.getByRole('button', { name: /^Descargar las filas rechazadas/ }).click(),
  ]);
  const [, refused] = await readSheet(readFileSync(await download.path()));
  expect(refused).toEqual([
    ...wrong.slice(0, 5),
    '7',
    'General',
    '',
    null,
    4,
    'Error: Correcta: dice «7»; debe ser un número de 1 a 4, una letra de A a D o el texto de una respuesta.',
  ]);

  clicks.restart();
  await past.getByRole('button', { name: /^Deshacer la importación/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Se deshará 1 registro. 1 se conserva: se cambió después (1).')).toBeVisible();
  await expect(dialog.getByText(`${kept[0]} (fila 2): se cambió después.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Deshacer', exact: true }).dblclick();
  await expect(page.getByText('Se deshizo 1 registro. 1 se conserva: se cambió después (1).')).toBeVisible();
  await expect(past.getByText('Deshecha')).toBeVisible();
  clicks.expect('Deshacer una importación');
  expect(await bankSize(admin)).toBe(before + 1);
});

test('the corrected file of the refused rows is imported where the first one ended', async ({ page, startAs, cast, client }) => {
  const admin = await client.signIn(cast.staff('admin'));
  const [good, wrong] = [9101, 9102].map(goodRow) as [Row, Row];
  wrong[5] = 7;
  const clicks = await countClicks(page);
  await startAs(cast.staff('admin'));
  const before = await bankSize(admin);
  await upload(page, Buffer.from(await preguntaSheet(good, wrong)));
  await page.getByRole('button', { name: 'Importar 1 pregunta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Importar', exact: true }).click();
  const result = page.getByRole('group', { name: 'Importación hecha' });
  await expect(result.getByText('1 fila quedó fuera')).toBeVisible();
  clicks.restart();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    result.getByRole('button', { name: 'Descargar rechazadas' }).click(),
  ]);
  const [, refused] = await readSheet(readFileSync(await download.path()));
  const corrected = refused!.slice(0, 7).map((cell, column) => (column === 5 ? 2 : String(cell))) as Row;
  await result.getByRole('button', { name: 'Planilla corregida' }).setInputFiles({
    name: download.suggestedFilename(),
    mimeType: XLSX,
    buffer: Buffer.from(await preguntaSheet(corrected)),
  });
  clicks.add(1);
  await page.getByRole('button', { name: 'Importar 1 pregunta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Importar', exact: true }).click();
  await page.waitForURL(at('/pregunta'));
  clicks.expect('Importar la planilla corregida de las filas rechazadas');
  expect(await bankSize(admin)).toBe(before + 2);
});
