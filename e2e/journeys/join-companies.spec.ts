import { empresaApi } from '@portal/contract/empresa';
import { usuarioApi } from '@portal/contract/usuario';
import { expect, test } from '../support/test.ts';

const RIGHT = { codigo_empresa: 'UNI-14', empresa: 'Agroindustrias Valle Unido S.A.C.', codigo_estado: 1 };
const WRONG = { codigo_empresa: 'UNI-99', empresa: 'AGROINDUSTRIAS VALLE UNIDO', codigo_estado: 1 };

test('a company that a mistyped code made twice becomes one, and two again', async ({ page, startAs, cast, client }) => {
  const staff = cast.staff('admin');
  const admin = await client.signIn(staff);
  const { id_empresa: right } = await admin.call(empresaApi.ins, { body: RIGHT });
  const { id_empresa: wrong } = await admin.call(empresaApi.ins, { body: WRONG });
  const who = {
    tipo_documento: 'DNI' as const,
    numero_documento: '36600001',
    codigo_usuario: 'UNI1',
    nombres: 'Alba',
    apellido_paterno: 'Unida',
  };
  const { id_usuario } = await admin.call(usuarioApi.ins, { body: { ...who, id_empresa: wrong } });
  const companyOf = async () => (await admin.call(usuarioApi.sel, { params: { id: id_usuario } })).id_empresa;
  await startAs(staff);
  await page.goto('/empresa');

  await page.getByRole('button', { name: `Unir «${WRONG.empresa}» con otro` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Unir con' }).click();
  await page.keyboard.type(RIGHT.codigo_empresa);
  await page.getByRole('option', { name: new RegExp(RIGHT.codigo_empresa) }).click();
  await expect(dialog.getByText('1 persona pasa al que queda.')).toBeVisible();
  expect(await companyOf()).toBe(wrong);
  await dialog.getByRole('button', { name: 'Unir', exact: true }).click();
  await expect(dialog.getByText(`«${WRONG.empresa}» se unió con «${RIGHT.empresa}».`)).toBeVisible();
  expect(await companyOf()).toBe(right);

  await dialog.getByRole('link', { name: 'Ver las uniones' }).click();
  await page.getByRole('button', { name: `Deshacer la unión de «${WRONG.codigo_empresa} · ${WRONG.empresa}»` }).click();
  await expect(page.getByRole('dialog').getByText('Personas: 1')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer', exact: true }).click();
  await expect(page.getByText(`está otra vez separado de «${RIGHT.codigo_empresa} · ${RIGHT.empresa}».`)).toBeVisible();
  expect(await companyOf()).toBe(wrong);
});
