import { asignacionApi } from '@portal/contract/asignacion';
import { empresaApi } from '@portal/contract/empresa';
import { parametroApi } from '@portal/contract/parametro';
import { usuarioApi } from '@portal/contract/usuario';
import type { Locator, Page } from '@playwright/test';
import { at } from '../support/address.ts';
import type { Client } from '../support/api.ts';
import { countClicks } from '../support/clicks.ts';
import { typeOption } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

interface Place {
  readonly empresa: number;
  readonly cargo: number;
}

let hired = 0;

/** A new person without role at a place of work, entered on a day. */
async function hire(admin: Client, { empresa, cargo }: Place, fecha_ingreso: string): Promise<number> {
  hired += 1;
  const { id_usuario } = await admin.call(usuarioApi.ins, {
    body: {
      tipo_documento: 'DNI',
      numero_documento: String(60_000_000 + hired),
      codigo_usuario: `REG${hired}`,
      nombres: 'Rosa',
      apellido_paterno: 'Quispe',
      id_empresa: empresa,
      id_cargo: cargo,
      fecha_ingreso,
    },
  });
  return id_usuario;
}

/** Takes an option of the focused field and closes its list. */
async function addOption(page: Page, option: string): Promise<void> {
  await typeOption(page, option, page.getByRole('option', { name: option, exact: true }));
  await page.keyboard.press('Escape');
}

/** Moves the focus by Tab to a field of a card. */
async function tabTo(card: Locator, field: string): Promise<void> {
  const target = card.getByRole('combobox', { name: field });
  while (!(await target.evaluate((node) => node === document.activeElement))) await card.page().keyboard.press('Tab');
}

test('a rule of two alternatives is simulated, applied, reaches somebody who joins later, and is withdrawn', async ({
  page,
  startAs,
  cast,
  client,
}) => {
  const admin = await client.signIn(cast.staff('admin'));
  const [norte, sur] = await Promise.all(
    ['Norte', 'Sur'].map(
      async (name) => (await admin.call(empresaApi.ins, { body: { codigo_empresa: `RG${name}`, empresa: `Reglas ${name}` } })).id_empresa,
    ),
  );
  const [cajero, jefe] = (await admin.call(parametroApi.ofDominio, { params: { code: 'cargo' } })).filter(
    ({ id_empresa }) => id_empresa === null,
  );
  const old = '2020-01-15';
  const cashier = await hire(admin, { empresa: norte!, cargo: cajero!.id_parametro }, old);
  const newcomer = await hire(admin, { empresa: sur!, cargo: jefe!.id_parametro }, '2026-10-01');
  const others = [
    await hire(admin, { empresa: norte!, cargo: jefe!.id_parametro }, old),
    await hire(admin, { empresa: sur!, cargo: cajero!.id_parametro }, old),
  ];
  const plan = 'Plan de un tema';
  const planesOf = async (id: number) => (await admin.call(asignacionApi.ofUsuario, { params: { id } })).map((one) => one.plan);

  const clicks = await countClicks(page);
  await startAs(cast.staff('admin'));
  await page.goto('/asignacionregla');
  await page.getByRole('link', { name: 'Nueva regla' }).click();
  await page.getByRole('combobox', { name: 'Planes que da' }).click();
  await addOption(page, plan);
  const [first, second] = [page.getByRole('group', { name: 'Cumple todo esto' }), page.getByRole('group', { name: 'O todo esto' })];
  await tabTo(first, 'Empresa');
  await addOption(page, 'Reglas Norte');
  await tabTo(first, 'Cargo');
  await addOption(page, cajero!.parametro);
  await page.getByRole('button', { name: 'Agregar otra alternativa' }).click();
  // Its first field has the focus.
  await addOption(page, 'Reglas Sur');
  await second.getByLabel('Ingresó desde').fill('01/09/2026');
  await page.getByRole('button', { name: 'Ver a quiénes alcanza' }).click();
  const shown = page.getByRole('dialog');
  await expect(shown.getByRole('row').filter({ has: page.getByRole('cell', { name: plan }) })).toHaveCount(2);
  expect(await planesOf(cashier)).toEqual([]);
  await expect(shown.getByText('¿Está seguro de guardar la regla y asignar los planes?')).toBeVisible();
  await shown.getByRole('button', { name: /^Guardar/ }).dblclick();
  await page.waitForURL(at('/asignacionregla'));
  clicks.expect('Dar un plan por una regla de dos alternativas');
  for (const id of [cashier, newcomer]) expect(await planesOf(id)).toEqual([plan]);
  for (const id of others) expect(await planesOf(id)).toEqual([]);

  const joined = await hire(admin, { empresa: norte!, cargo: cajero!.id_parametro }, old);
  expect(await planesOf(joined)).toEqual([plan]);
  await page.getByRole('button', { name: `Retirar la regla de ${plan}` }).click();
  await page
    .getByRole('dialog', { name: /seguro/ })
    .getByRole('button', { name: 'Retirar' })
    .click();
  await expect(page.getByText('Regla retirada. Quienes tienen el plan lo conservan.')).toBeVisible();
  const late = await hire(admin, { empresa: norte!, cargo: cajero!.id_parametro }, old);
  expect(await planesOf(late)).toEqual([]);
  expect(await planesOf(joined)).toEqual([plan]);
});
