import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { usuarioApi } from '@portal/contract/usuario';
import { readSheet } from '@portal/testkit/files/spreadsheet.ts';
import { tokenOf } from '../support/actions.ts';
import { at } from '../support/address.ts';
import { Client } from '../support/api.ts';
import { countClicks } from '../support/clicks.ts';
import { readPdf } from '../support/pdf.ts';
import { expect, test } from '../support/test.ts';

/** JSON with the keys of every object in alphabetical order, as the rule of the hash says (P209). */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );

/** Downloads the record of the person in a format. */
async function record(page: Page, format: string) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Expediente' }).click();
  await page.getByRole('menuitem', { name: format }).click();
  return downloading;
}

test('from the list to the page of a person: a plan gets more days, the record has them and its hash', async ({
  page,
  startAs,
  portal,
  cast,
}) => {
  const learner = cast.next('dosTemas');
  const plan = cast.world.plans['dosTemas'] ?? '';
  const clicks = await countClicks(page);
  await startAs(cast.staff('admin'));
  await page.goto(`/usuario?buscar=${learner.username}`);
  await page
    .getByRole('row', { name: new RegExp(learner.fullname) })
    .getByRole('link')
    .first()
    .click();
  await page.waitForURL(at('/usuarioreporte'));
  await expect(page.getByRole('heading', { level: 1, name: learner.fullname })).toBeVisible();
  const planes = page.getByRole('table', { name: `Planes de ${learner.fullname}` });
  const row = planes.getByRole('row', { name: new RegExp(plan) });
  await expect(row).not.toContainText('Sí');

  await row.getByRole('button', { name: `Prorrogar: ${plan}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Días más' }).check();
  await dialog.getByRole('textbox', { name: /^Días/ }).fill('30');
  await dialog.getByRole('textbox', { name: /^Motivo/ }).fill('Descanso médico');
  await dialog.getByRole('button', { name: 'Cambiar 1 plazo' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Sí');
  clicks.expect('Dar más plazo a una persona');

  await page.getByRole('link', { name: 'Respuestas y prórrogas' }).click();
  await expect(page.getByRole('row', { name: /Descanso médico/ })).toBeVisible();

  clicks.restart();
  const pdf = await record(page, 'PDF para un inspector');
  clicks.expect('Entregar el expediente de una persona, desde su página');
  const { text, pages } = await readPdf(pdf);
  for (const word of [learner.fullname, learner.username, plan, 'Con prórroga', `Página 1 de ${pages}`]) expect(text).toContain(word);
  const api = new Client(portal.url, await tokenOf(page));
  const { contenido, huella } = await api.call(usuarioApi.expediente, { params: { id: learner.id_usuario } });
  expect(createHash('sha256').update(canonical(contenido)).digest('hex')).toBe(huella);
  expect(text).toContain(huella);
  const xlsx = await record(page, 'Excel (.xlsx)');
  const facts = await readSheet(readFileSync(await xlsx.path()));
  expect(facts.find(([label]) => label === 'Hash SHA-256')?.[1]).toBe(huella);

  // The log keeps the hash of each record that was issued.
  await page.getByRole('link', { name: 'Historial' }).click();
  await expect(page.getByRole('row', { name: new RegExp(huella.slice(0, 16)) }).first()).toBeVisible();
});
