import { parametroApi } from '@portal/contract/parametro';
import { temaApi } from '@portal/contract/tema';
import { countClicks } from '../support/clicks.ts';
import { expect, test } from '../support/test.ts';

/** More than a page holds: the selection is that of all that match. */
const TOPICS = 30;
const TITULO = 'Tema de campaña';

test('thirty topics that match a search become inactive in five clicks, and active again in two', async ({
  page,
  startAs,
  cast,
  client,
}) => {
  const staff = cast.staff('admin');
  const admin = await client.signIn(staff);
  const [categoria] = await admin.call(parametroApi.ofDominio, { params: { code: 'categoria' } });
  for (let number = 0; number < TOPICS; number += 1) {
    const titulo = `${TITULO} ${number}`;
    await admin.call(temaApi.ins, {
      body: {
        titulo,
        codigo_categoria: categoria!.codigo_parametro,
        codigo_estado: 1,
        duracion: 5,
        numero_preguntas: 0,
        contenido: 'https://example.com/a',
      },
    });
  }
  const active = async () =>
    (await admin.call(temaApi.sellst, { params: { x: '0' }, query: { buscar: TITULO } })).filter(({ codigo_estado }) => codigo_estado === 1)
      .length;
  const clicks = await countClicks(page);
  await startAs(staff);
  await page.goto('/tema');
  await expect(page.getByRole('checkbox').nth(1)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).click();
  await page.keyboard.type(TITULO);
  await expect(page.getByText(/ de 30$/)).toBeVisible();
  await page.getByRole('button', { name: `Seleccionar los ${TOPICS} que coinciden` }).click();
  await page.getByRole('button', { name: 'Acciones', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Inactivar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`${TOPICS} registros pasan a Inactivo:`)).toBeVisible();
  expect(await active()).toBe(TOPICS);
  await dialog.getByRole('button', { name: `Inactivar ${TOPICS} registros` }).click();
  await expect(dialog.getByText(`Terminada: ${TOPICS} cambios.`)).toBeVisible();
  expect(await active()).toBe(0);
  clicks.expect('Inactivar 30 temas');

  await dialog.getByRole('button', { name: 'Deshacer', exact: true }).click();
  await expect(dialog.getByText(`${TOPICS} registros vuelven a como estaban:`)).toBeVisible();
  await dialog.getByRole('button', { name: `Deshacer en ${TOPICS} registros` }).click();
  await expect(dialog.getByText(`Terminada: ${TOPICS} cambios.`)).toBeVisible();
  expect(await active()).toBe(TOPICS);
  clicks.expect('Deshacerlo');
});
