import { asignacionApi } from '@portal/contract/asignacion';
import { empresaApi } from '@portal/contract/empresa';
import { planestudioApi } from '@portal/contract/planestudio';
import { usuarioApi } from '@portal/contract/usuario';
import { expect, test } from '../support/test.ts';

const WHO = { tipo_documento: 'DNI' as const, correo_electronico: 'domitila@example.com' };
const RIGHT = {
  ...WHO,
  numero_documento: '36611001',
  codigo_usuario: 'DOMI1',
  nombres: 'Domitila Inés',
  apellido_paterno: 'Ñique',
  apellido_materno: 'Cueva',
};
const WRONG = {
  ...WHO,
  numero_documento: '36611002',
  codigo_usuario: 'DOMI2',
  nombres: 'Ñique',
  apellido_paterno: 'Cueva',
  apellido_materno: 'Domitila Ines',
};
const WRONG_NAME = 'Ñique Cueva Domitila Ines';
const RIGHT_NAME = 'Domitila Inés Ñique Cueva';

test('a person entered twice is found, becomes one, and two again', async ({ page, startAs, cast, client }) => {
  const staff = cast.staff('admin');
  const admin = await client.signIn(staff);
  const { id_empresa } = await admin.call(empresaApi.ins, {
    body: { codigo_empresa: 'DOS-1', empresa: 'Dos Veces S.A.C.', codigo_estado: 1 },
  });
  const { id_usuario: right } = await admin.call(usuarioApi.ins, { body: { ...RIGHT, id_empresa } });
  const { id_usuario: wrong } = await admin.call(usuarioApi.ins, { body: { ...WRONG, id_empresa } });
  const planes = await admin.call(planestudioApi.sellst, { query: { pagina: 1, filtro: { codigo_estado: '1' } } });
  const { id_planestudio, denominacion: plan } = planes[0]!;
  await admin.call(asignacionApi.ins, { body: [{ id_usuario: wrong, id_planestudio }] });
  await startAs(staff);
  await page.goto('/usuario');

  await page.getByRole('link', { name: 'Posibles repetidos' }).click();
  await expect(page.getByRole('link', { name: RIGHT.codigo_usuario })).toBeVisible();
  await page.getByRole('button', { name: `Unir «${WRONG_NAME}» con otro` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: new RegExp(RIGHT_NAME) }).click();
  await expect(dialog.getByText('1 plan asignado pasa a la persona que queda.')).toBeVisible();
  await expect(dialog.getByText(`Documento: ${RIGHT.numero_documento}`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Unir', exact: true }).click();
  await expect(dialog.getByText(`«${WRONG_NAME}» se unió con «${RIGHT_NAME}».`)).toBeVisible();

  await dialog.getByRole('link', { name: 'Ver el que quedó' }).click();
  await expect(page.getByRole('heading', { level: 1, name: RIGHT_NAME })).toBeVisible();
  await expect(page.getByText(plan).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`id=${right}`));

  await page.goto('/union');
  await page.getByRole('button', { name: `Deshacer la unión de «${WRONG.codigo_usuario} · ${WRONG_NAME}»` }).click();
  await expect(page.getByRole('dialog').getByText('Planes asignados: 1')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Deshacer', exact: true }).click();
  await expect(page.getByText(`está otra vez separado de «${RIGHT.codigo_usuario} · ${RIGHT_NAME}».`)).toBeVisible();
  await page.goto(`/usuarioreporte?id=${wrong}`);
  await expect(page.getByText(plan).first()).toBeVisible();

  // From the page of the joined record the way leads to the one who stays.
  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Unir con…' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(RIGHT_NAME) })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unir', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`id=${right}`));
  await expect(
    page.getByText(`«${WRONG.codigo_usuario} · ${WRONG_NAME}» se unió con «${RIGHT.codigo_usuario} · ${RIGHT_NAME}»`).first(),
  ).toBeVisible();
});
