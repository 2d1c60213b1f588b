import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readSheet } from '@portal/testkit/files/spreadsheet.ts';
import { countClicks } from '../support/clicks.ts';
import { DEMO_ADMIN } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';

const TABLE = 'Usuarios Asignados por empresa';
const people = (page: Page) => page.getByRole('table', { name: TABLE }).locator('a[href*="/usuarioreporte"]');

/** Codes of the people in a workbook of the report. */
async function codesIn(bytes: Buffer): Promise<string[]> {
  const [header = [], ...rows] = await readSheet(bytes);
  return rows.map((row) => String(row[header.indexOf('Cod Usuario')]));
}

test('a report asks for its filters, and its file and its mail have the rows of the screen', async ({ page, startAs, cast, mailbox }) => {
  const admin = cast.staff('admin');
  const { id_planestudio } = cast.topic('unTema').ocurrencia;
  const clicks = await countClicks(page);
  await startAs(admin);
  await page.goto('/reporteusuarioxempresa');
  await page.getByRole('button', { name: 'Generar Reporte' }).click();
  await expect(page.getByText('Seleccione Empresa')).toBeVisible();

  await page.goto(`/reporteusuarioxempresa?empresas=0&planes=${id_planestudio}&desde=0&hasta=0&orden=codigo&tamano=1000`);
  await expect(people(page).first()).toBeVisible();
  const shown = await people(page).allInnerTexts();
  expect(shown.length).toBeGreaterThan(1);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('UCJ-Usuarios_Asignados.xlsx');
  expect(await codesIn(readFileSync(await download.path()))).toEqual(shown);

  clicks.restart();
  const name = `Avance ${randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'Guardar informe' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill(name);
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/reporteguardado');
  await page.getByRole('button', { name: `Enviarme ahora: ${name}` }).click();
  await expect
    .poll(() => mailbox.to(admin.email).filter(({ subject }) => subject?.includes(name)).length, { message: 'the mail arrives' })
    .toBe(1);
  clicks.expect('Guardar un informe y enviarlo');
  const mail = mailbox.to(admin.email).find(({ subject }) => subject?.includes(name));
  const attached = mail?.attachments[0]?.content as ArrayBuffer;
  expect(await codesIn(Buffer.from(attached))).toEqual(shown);

  await page.getByRole('link', { name }).click();
  await expect(people(page)).toHaveCount(shown.length);
});

test('a figure of a follow-up opens its people', async ({ page, startAs }) => {
  await startAs(DEMO_ADMIN);
  await page.goto('/planestudioseguimiento');
  const figure = page.getByRole('table').locator('a[href*="/reporteusuarioxempresa"]').first();
  const total = Number(await figure.innerText());
  expect(total).toBeGreaterThan(0);
  await figure.click();
  await expect(people(page)).toHaveCount(total);
});
