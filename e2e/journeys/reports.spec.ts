import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { asignacionApi } from '@portal/contract/asignacion';
import { empresaApi } from '@portal/contract/empresa';
import { reporteApi } from '@portal/contract/reporte';
import { usuarioApi } from '@portal/contract/usuario';
import type { Page } from '@playwright/test';
import { readSheet } from '@portal/testkit/files/spreadsheet.ts';
import { expectClosed } from '../support/actions.ts';
import type { Client } from '../support/api.ts';
import { countClicks } from '../support/clicks.ts';
import { DEMO_ADMIN } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';
import { sendReport } from '../world/template.ts';
import type { Person } from '../world/world.ts';

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
  // A long page draws its rows little by little.
  const [total] = /\d+$/.exec(await page.getByText(/^1–\d+ de \d+$/).innerText()) ?? [];
  await expect(people(page)).toHaveCount(Number(total));
  const shown = await people(page).allInnerTexts();
  expect(shown.length).toBeGreaterThan(1);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar', exact: true }).click();
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
  await expectClosed(page, dialog);

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

/** Makes a company with a manager, and one assigned person; returns the id of the company and the code of the person. */
async function companyOf(admin: Client, manager: Person, { code, id_planestudio }: { code: string; id_planestudio: number }) {
  const { codigo_usuario: codigo_gerente } = await admin.call(usuarioApi.sel, { params: { id: manager.id_usuario } });
  const empresa = { codigo_empresa: code, empresa: `Empresa ${code} S.A.C.`, codigo_gerente, codigo_estado: 1 };
  const { id_empresa } = await admin.call(empresaApi.ins, { body: empresa });
  const codigo_usuario = `P${code}`;
  const who = {
    tipo_documento: 'DNI',
    numero_documento: `368000${code.slice(-2)}`,
    nombres: 'Inés',
    apellido_paterno: 'Gerenciada',
  } as const;
  const { id_usuario } = await admin.call(usuarioApi.ins, { body: { ...who, codigo_usuario, id_empresa } });
  await admin.call(asignacionApi.insItem, { body: { id_usuario, id_planestudio } });
  return { id_empresa, codigo_usuario };
}

test('a report for managers is counted before it is saved, and brings each the people of the own company alone', async ({
  page,
  startAs,
  cast,
  client,
  mailbox,
  place,
  portal,
}) => {
  const staff = cast.staff('admin');
  const managers = [cast.next('unTema'), cast.next('unTema')] as const;
  const admin = await client.signIn(staff);
  const { id_planestudio } = cast.topic('unTema').ocurrencia;
  const [north, south] = [
    await companyOf(admin, managers[0], { code: 'NORTE01', id_planestudio }),
    await companyOf(admin, managers[1], { code: 'SUR02', id_planestudio }),
  ];
  const clicks = await countClicks(page);
  await startAs(staff);
  await page.goto(`/reporteusuarioxempresa?empresas=${north.id_empresa},${south.id_empresa}&planes=${id_planestudio}&desde=0&hasta=0`);
  await expect(people(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Guardar informe' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Avance para gerencias');
  await dialog.getByRole('combobox', { name: 'Enviar por correo' }).click();
  await page.getByRole('option', { name: 'Cada día' }).click();
  await dialog.getByRole('checkbox', { name: 'A los gerentes y directores, cada uno con su empresa' }).check();
  await expect(dialog.getByText(/^Se enviará a 2 personas: /)).toContainText(managers[0].fullname);
  const saving = page.waitForResponse((response) => new URL(response.url()).pathname === `/api${reporteApi.guardar.path}`);
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click();
  clicks.expect('Enviar un informe a los gerentes de sus empresas');
  const { id_reporte } = (await (await saving).json()) as { id_reporte: number };
  await expect(dialog).toBeHidden();

  await sendReport(id_reporte, { databaseUrl: place.databaseUrl, publicUrl: portal.url });
  for (const [manager, { codigo_usuario }] of [
    [managers[0], north],
    [managers[1], south],
  ] as const) {
    await expect.poll(() => mailbox.to(manager.email).length, { message: `the letter to ${manager.fullname}` }).toBe(1);
    const [letter] = mailbox.to(manager.email);
    expect(await codesIn(Buffer.from(letter?.attachments[0]?.content as ArrayBuffer))).toEqual([codigo_usuario]);
  }
  await page.goto('/reporteguardado');
  await page.getByRole('button', { name: 'Ver los envíos de Avance para gerencias' }).click();
  for (const { fullname } of managers) await expect(dialog.getByRole('row').filter({ hasText: fullname })).toBeVisible();
});

test('a figure of a follow-up opens its people', async ({ page, startAs }) => {
  await startAs(DEMO_ADMIN);
  // Other journeys of the worker add plans without people, which come first.
  await page.goto('/planestudioseguimiento?tamano=250');
  const figure = page.getByRole('table').locator('a[href*="/reporteusuarioxempresa"]').first();
  const total = Number(await figure.innerText());
  expect(total).toBeGreaterThan(0);
  await figure.click();
  await expect(people(page)).toHaveCount(total);
});
