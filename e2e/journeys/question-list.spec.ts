import { readFileSync } from 'node:fs';
import { preguntaApi } from '@portal/contract/pregunta';
import type { Page } from '@playwright/test';
import { readSheet } from '@portal/testkit/files/spreadsheet.ts';
import { savedByLibreOffice } from '@portal/testkit/services/libreoffice.ts';
import { XLSX } from '../support/authoring.ts';
import { DEMO_ADMIN } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';

/** Options that spreadsheets tend to convert to numbers, dates or formulas. */
const AWKWARD = [
  ['=1+1', '-5 grados', "'=2", '+51 999'],
  ['007', '1e5', '21/11/2026', '3'],
  ['_x0041_', 'a;b "c"', 'dos\nlíneas', '@SUMA(A1)'],
  ['Verdadero', '<b>&amp;', '50%_\\', '👍 ñandú'],
] as const;
const NAME = 'Exportable';

const questions = (mark: string) =>
  AWKWARD.map(([rpta_a, rpta_b, rpta_c, rpta_d], index) => ({
    pregunta: `${NAME} ${mark} ${index}`,
    rpta_a,
    rpta_b,
    rpta_c,
    rpta_d,
    indicador_correcta: index + 1,
    codigo_categoria: 'general',
    codigo_estado: index === 3 ? 2 : 1,
  }));

const rowsOf = (page: Page) => page.getByRole('table', { name: 'Preguntas' }).locator('tbody').getByRole('row');

/** Exports the filtered list and reads the file. */
async function exported(page: Page, kind: 'Excel, todas las columnas' | 'CSV (.csv)'): Promise<Buffer> {
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: kind }).click()]);
  return readFileSync(await download.path());
}

async function importAgain(page: Page, buffer: Buffer): Promise<void> {
  await page.goto('/preguntaimportar');
  await page.getByRole('button', { name: 'Planilla de preguntas' }).setInputFiles({ name: 'UCJ-Preguntas.xlsx', mimeType: XLSX, buffer });
  await expect(page.getByText('Las columnas se reconocieron por sus encabezados.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nada que importar' })).toBeDisabled();
  const rows = page.getByRole('table', { name: 'Filas de la planilla' }).locator('tbody').getByRole('row');
  await expect(rows.filter({ hasText: 'Ya existe' })).toHaveCount(4);
  await expect(rows).toHaveCount(4);
}

test('the columns of the question list filter on the server, and the address holds the filters, also after a form', async ({
  page,
  startAs,
  client,
}) => {
  const admin = await client.signIn(DEMO_ADMIN);
  await admin.call(preguntaApi.ins, { body: questions('filtrada') });
  await startAs(DEMO_ADMIN);
  await page.goto('/pregunta');
  await page.getByRole('searchbox', { name: 'Filtrar por Pregunta' }).fill('EXPORTÁBLE filtrada');
  await expect(rowsOf(page)).toHaveCount(4);
  await page.getByRole('combobox', { name: 'Filtrar por Estado' }).selectOption('Inactivo');
  await expect(rowsOf(page)).toHaveCount(1);
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText(`${NAME} filtrada 3`);
  await page.getByRole('combobox', { name: 'Filtrar por Estado' }).selectOption('Todos');
  await page.getByRole('combobox', { name: 'Filtrar por Correcta' }).selectOption('B');
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Filtrar por Categoría' }).selectOption('General');
  await expect(rowsOf(page)).toContainText(`${NAME} filtrada 1`);
  const filtered = page.url();
  await page.getByRole('link', { name: /^Editar / }).click();
  await expect(page.getByRole('textbox', { name: 'Respuesta A' })).toBeVisible();
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page).toHaveURL(filtered);
  await expect(rowsOf(page)).toHaveCount(1);
  const csv = await exported(page, 'CSV (.csv)');
  expect(csv.toString('utf8').trimEnd().split('\r\n')).toHaveLength(2);
});

test('the export of the question list has typed cells, opens in LibreOffice, and is imported again with 0 changes', async ({
  page,
  startAs,
  client,
}) => {
  test.slow();
  const admin = await client.signIn(DEMO_ADMIN);
  const given = questions('de ida y vuelta');
  await admin.call(preguntaApi.ins, { body: given });
  await startAs(DEMO_ADMIN);
  await page.goto(`/pregunta?${new URLSearchParams({ 'filtro[pregunta]': `${NAME} de ida`, orden: 'id_pregunta' }).toString()}`);
  await expect(rowsOf(page)).toHaveCount(4);

  const ours = await exported(page, 'Excel, todas las columnas');
  const [header = [], ...rows] = await readSheet(ours);
  const column = (name: string) => rows.map((row) => row[header.indexOf(name)]);
  expect(column('Pregunta')).toEqual(given.map(({ pregunta }) => pregunta));
  expect(column('Respuesta A')).toEqual(["'=1+1", '007', '_x0041_', 'Verdadero']);
  expect(column('Correcta')).toEqual([1, 2, 3, 4]);
  for (const cell of column('Creado')) expect(cell).toBeInstanceOf(Date);

  const shown = Buffer.from(await savedByLibreOffice(ours, 'xlsx', 'csv')).toString('utf8');
  expect(shown).toContain(';007;1e5;21/11/2026;3;2;');
  expect(shown.match(/;\d\d\/\d\d\/20\d\d(?=;|\s|$)/gm)?.length ?? 0).toBeGreaterThanOrEqual(5);

  await importAgain(page, ours);
  await importAgain(page, Buffer.from(await savedByLibreOffice(ours, 'xlsx', 'xlsx')));
});
