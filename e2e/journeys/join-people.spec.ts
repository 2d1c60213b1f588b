import { asignacionApi } from '@portal/contract/asignacion';
import { usuarioApi } from '@portal/contract/usuario';
import { expect, test } from '../support/test.ts';

const NAME = 'Rut Dosveces Paredes';
const WHO = { tipo_documento: 'DNI', nombres: 'Rut', apellido_paterno: 'Dosveces', apellido_materno: 'Paredes' } as const;
const [RIGHT, WRONG] = ['DOBLE1', 'DOBLE2'] as const;

test('a person entered twice is found, becomes one with all her plans, and two again', async ({ page, startAs, cast, client }) => {
  const staff = cast.staff('admin');
  const admin = await client.signIn(staff);
  const make = async (codigo_usuario: string, numero_documento: string) =>
    (await admin.call(usuarioApi.ins, { body: { ...WHO, codigo_usuario, numero_documento } })).id_usuario;
  const [right, wrong] = [await make(RIGHT, '36700001'), await make(WRONG, '36700002')];
  await admin.call(asignacionApi.insItem, { body: { id_usuario: wrong, id_planestudio: cast.topic('unTema').ocurrencia.id_planestudio } });
  const plansOf = async (id: number) => (await admin.call(asignacionApi.ofUsuario, { params: { id } })).length;
  await startAs(staff);
  await page.goto('/usuario');

  await page.getByRole('link', { name: 'Posibles repetidos' }).click();
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill(NAME);
  const people = page.getByRole('table', { name: 'Gestión de Usuarios' }).getByRole('row').filter({ hasText: NAME });
  await expect(people).toHaveCount(2);
  await people
    .filter({ hasText: WRONG })
    .getByRole('button', { name: `Unir «${NAME}» con otro` })
    .click();
  const dialog = page.getByRole('dialog');
  const similar = dialog.getByRole('region', { name: 'Parecen la misma persona' });
  await similar.getByRole('button', { name: new RegExp(`${RIGHT}.*mismo nombre`) }).click();
  await expect(dialog.getByText('1 plan asignado pasa a la persona que queda.')).toBeVisible();
  expect([await plansOf(right), await plansOf(wrong)], 'nothing is done before the confirmation').toEqual([0, 1]);
  await dialog.getByRole('button', { name: 'Unir', exact: true }).click();
  await expect(dialog.getByText(`«${NAME}» se unió con «${NAME}».`)).toBeVisible();
  expect(await plansOf(right)).toBe(1);
  expect((await admin.raw(usuarioApi.sel, { params: { id: wrong } })).status).toBe(404);

  await dialog.getByRole('link', { name: 'Ver las uniones' }).click();
  await page.getByRole('button', { name: `Deshacer la unión de «${WRONG} · ${NAME}»` }).click();
  await expect(dialog.getByText('Planes asignados: 1')).toBeVisible();
  await dialog.getByRole('button', { name: 'Deshacer', exact: true }).click();
  await expect(page.getByText(`está otra vez separado de «${RIGHT} · ${NAME}».`)).toBeVisible();
  expect([await plansOf(right), await plansOf(wrong)]).toEqual([0, 1]);
});
