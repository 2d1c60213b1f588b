import { usuarioApi } from '@portal/contract/usuario';
import { tokenOf } from '../support/actions.ts';
import { at } from '../support/address.ts';
import { Client } from '../support/api.ts';
import { expect, test } from '../support/test.ts';

test('an auditor reads plans, people, reports and the log, finds nothing that changes them, and the server refuses a change', async ({
  page,
  startAs,
  portal,
  cast,
}) => {
  const plan = cast.world.plans['dosTemas'] ?? '';
  const main = page.getByRole('main');
  const acts = /^(Guardar|Eliminar|Duplicar|Nuev[oa]|Importar|Copiar|Enviar|Cesar|Asignar|Agregar)/;
  await startAs(cast.staff('auditor'));
  await page.goto('/');
  await page.waitForURL(at('/dashboard'));

  await page.goto('/planestudio');
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill(plan);
  await page.getByRole('link', { name: plan, exact: true }).click();
  await page.waitForURL(at('/planestudioedit'));
  await expect(page.getByText('Solo lectura: su acceso es de auditor.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Denominación/ })).toBeDisabled();
  await expect(main.getByRole('button', { name: acts })).toHaveCount(0);

  for (const path of ['/usuario', '/acceso', '/asignacion', '/log', '/correo', '/reportenps', '/configuracion']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('button', { name: acts }), path).toHaveCount(0);
    await expect(main.getByRole('link', { name: acts }), path).toHaveCount(0);
    await expect(page.getByText(/^No se pudo/), path).toHaveCount(0);
  }
  await page.goto('/asignacionplan');
  await expect(page.getByText('Su cuenta no abre esta pantalla').first()).toBeVisible();

  const [learner] = cast.people('dosTemas');
  const auditor = new Client(portal.url, await tokenOf(page));
  const { status } = await auditor.raw(usuarioApi.del, { params: { id: learner!.id_usuario } });
  expect(status).toBe(403);
});
