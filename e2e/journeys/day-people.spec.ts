import { planestudioApi } from '@portal/contract/planestudio';
import { programaApi } from '@portal/contract/programa';
import { usuarioApi } from '@portal/contract/usuario';
import type { Page } from '@playwright/test';
import { expectClosed } from '../support/actions.ts';
import { at } from '../support/address.ts';
import { countClicks } from '../support/clicks.ts';
import { expect, test } from '../support/test.ts';

/** More than a page of people holds. */
const PEOPLE = 30;
const APELLIDO = 'Ronda';
const PLAN = 'Plan de la ronda';
const GRUPO = 'Personal corporativo';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const search = async (page: Page) => {
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill(APELLIDO);
  await expect(page.getByText(new RegExp(` de ${PEOPLE}$`))).toBeVisible();
};
const selectAll = (page: Page) => press(page, `Seleccionar los ${PEOPLE} que coinciden`);

test('a plan by a filter, its withdrawal, a group, a welcome and a limited access', async ({ page, startAs, cast, client }) => {
  const staff = cast.staff('admin');
  const admin = await client.signIn(staff);
  const [{ id_empresa, empresa } = { id_empresa: 0, empresa: '' }] = await admin.call(usuarioApi.empresas, {});
  for (let number = 0; number < PEOPLE; number += 1) {
    const numero_documento = String(37_500_000 + number);
    const who = { tipo_documento: 'DNI' as const, numero_documento, codigo_usuario: `RON${number}`, id_empresa };
    await admin.call(usuarioApi.ins, {
      body: { ...who, nombres: 'Ada', apellido_paterno: APELLIDO, correo_electronico: `ada${number}@correo.example` },
    });
  }
  const [programa] = await admin.call(programaApi.ofPlan, { params: { id: cast.topic('unTema').ocurrencia.id_planestudio } });
  const days = { fecha_inicio: '2026-01-01', fecha_fin: '2099-12-31', codigo_estado: 1 };
  const { id_planestudio } = await admin.call(planestudioApi.ins, {
    body: { denominacion: PLAN, ...days, programas: [{ id: programa!.id_programa }] },
  });
  const assigned = async () => (await admin.call(usuarioApi.ofPlan, { params: { id: id_planestudio }, query: {} })).length;

  const clicks = await countClicks(page);
  await startAs(staff);
  await page.goto(`/planestudiousuario?id=${id_planestudio}`);
  await page.getByRole('link', { name: 'Agregar usuarios' }).click();
  // The list of before has a search too.
  await page.waitForURL(at('/asignacionplan'));
  await search(page);
  await selectAll(page);
  await press(page, 'Asignar');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('¿Está seguro de Asignar los Usuarios al Plan de Estudio?')).toBeVisible();
  expect(await assigned()).toBe(0);
  await dialog.getByRole('button', { name: 'Asignar', exact: true }).click();
  await expectClosed(page, dialog);
  expect(await assigned()).toBe(PEOPLE);
  clicks.expect('Dar un plan a quienes deja un filtro');

  await page.goto(`/planestudiousuario?id=${id_planestudio}`);
  clicks.restart();
  await page
    .getByRole('checkbox', { name: /^Seleccionar .*Ronda/ })
    .first()
    .click();
  await press(page, 'Eliminar Seleccionados');
  await dialog.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expectClosed(page, dialog);
  expect(await assigned()).toBe(PEOPLE - 1);
  clicks.expect('Quitar un plan a una persona');

  await page.getByRole('checkbox', { name: 'Seleccionar las filas de esta página' }).click();
  await press(page, 'Eliminar Seleccionados');
  await dialog.getByRole('button', { name: `Eliminar ${PEOPLE - 1}`, exact: true }).click();
  await expectClosed(page, dialog);
  expect(await assigned()).toBe(0);
  clicks.expect('Quitar un plan a todos los que lo tienen');

  await page.goto('/usuariogrupo');
  await search(page);
  clicks.restart();
  await selectAll(page);
  await press(page, 'Asignar');
  await page.keyboard.type(GRUPO);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`${PEOPLE} personas entran a «${GRUPO}»`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Asignar', exact: true }).click();
  await expect(page.getByText(/^Asignado correctamente: 30 personas/)).toBeVisible();
  clicks.expect('Poner en un grupo a quienes no tienen');

  await page.goto('/usuario');
  await search(page);
  clicks.restart();
  await selectAll(page);
  await press(page, 'Enviar la bienvenida');
  await dialog.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText(new RegExp(`de ${PEOPLE}`)).first()).toBeVisible();
  clicks.expect('Enviar la bienvenida a muchos');

  await page.goto('/usuario');
  await search(page);
  clicks.restart();
  await page.getByRole('link', { name: 'RON7', exact: true }).click();
  await press(page, 'Más acciones');
  await page.getByRole('menuitem', { name: 'Dar acceso' }).click();
  await page.getByRole('radio', { name: 'Administrador' }).click();
  await page.getByRole('radio', { name: 'Solo algunas empresas' }).click();
  await expect(page.getByText(empresa, { exact: true }).first()).toBeVisible();
  await press(page, 'Guardar');
  await expect(page.getByText(/^Acceso dado a /)).toBeVisible();
  await page.waitForURL(at('/usuarioreporte'));
  clicks.expect('Dar un acceso limitado a una empresa');
});
