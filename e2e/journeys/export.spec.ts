import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { preguntaApi } from '@portal/contract/pregunta';
import type { Page } from '@playwright/test';
import { readSheet } from '@portal/testkit/files/spreadsheet.ts';
import { DEMO_ADMIN } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';

/** No other question has it, nor one of an earlier attempt of this journey. */
const NAME = `Rescatable ${randomUUID().slice(0, 8)}`;

const questions = Array.from({ length: 12 }, (_, index) => ({
  pregunta: `${NAME} ${String(index).padStart(2, '0')}`,
  rpta_a: '007',
  rpta_b: 'dos',
  rpta_c: 'tres',
  rpta_d: 'cuatro',
  indicador_correcta: 1,
  codigo_categoria: 'general',
  codigo_estado: 1,
}));

const rowsOf = (page: Page) => page.getByRole('table', { name: 'Preguntas' }).locator('tbody').getByRole('row');

async function startExport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click();
}

test('the file of a list has the rows of the screen in its order; an export can be cancelled', async ({ page, startAs, client }) => {
  const admin = await client.signIn(DEMO_ADMIN);
  await admin.call(preguntaApi.ins, { body: questions });
  await startAs(DEMO_ADMIN);
  await page.goto('/pregunta?orden=-pregunta&tamano=25');
  await page.getByRole('searchbox', { name: 'Filtrar por Pregunta' }).fill(NAME);
  await expect(rowsOf(page)).toHaveCount(questions.length);
  const shown = await rowsOf(page)
    .getByText(new RegExp(`^${NAME} \\d\\d$`))
    .allInnerTexts();

  // The server is slow: no answer comes.
  const exports = /\/api\/pregunta\/sellst.*formato=xlsx/;
  await page.route(exports, () => {});
  await startExport(page);
  const line = page.getByText('Exportando…');
  await expect(line).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(line).toBeHidden();
  await page.unroute(exports);

  const downloading = page.waitForEvent('download');
  await startExport(page);
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('UCJ-Preguntas.xlsx');
  const [header = [], ...rows] = await readSheet(readFileSync(await download.path()));
  expect(rows.map((row) => row[header.indexOf('Pregunta')])).toEqual(shown);
  expect(shown).toHaveLength(questions.length);
});
