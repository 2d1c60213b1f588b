import { reporteApi } from '@portal/contract/reporte';
import type { Page } from '@playwright/test';
import { at } from '../support/address.ts';
import { press, tabTo, typeInto } from '../support/keyboard.ts';
import { expect, test } from '../support/test.ts';

/** Finds a record by the search of its list and opens it. */
async function open(page: Page, title: string): Promise<void> {
  await tabTo(page, page.getByRole('searchbox', { name: 'Buscar', exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(title);
  await press(page, page.getByRole('link', { name: `Editar ${title}`, exact: true }));
  await page.waitForURL(at('/cursoedit'));
  await expect(page.getByRole('textbox', { name: 'Título', exact: true })).toHaveValue(title);
  await expect(page.getByRole('main', { name: 'Curso' })).toBeFocused();
}

test('an administrator makes, finds, changes and deletes a course by keyboard alone', async ({ page, startAs, cast }) => {
  await startAs(cast.staff('admin'));
  await page.goto('/curso');
  await press(page, page.getByRole('link', { name: 'Nuevo curso', exact: true }));
  await page.waitForURL(at('/cursoedit'));
  await expect(page.getByRole('main', { name: 'Curso' }), 'a change of screen leads to the page that it names').toBeFocused();
  await typeInto(page, 'Código', 'TEC-01');
  await typeInto(page, 'Título', 'Curso sin ratón');
  await typeInto(page, 'Descripción', 'Hecho con el teclado');
  await press(page, page.getByRole('button', { name: 'Guardar', exact: true }));
  await expect(page.getByRole('textbox', { name: 'Etiquetas', exact: true }), 'the field that lacks a value').toBeFocused();
  await page.keyboard.type('teclado');
  await page.keyboard.press('Enter');
  await page.waitForURL(at('/curso'));
  await expect(page.getByRole('main'), 'the list has the focus').toBeFocused();

  await open(page, 'Curso sin ratón');
  await typeInto(page, 'Título', 'Curso con teclado');
  await page.keyboard.press('Enter');
  await page.waitForURL(at('/curso'));

  await open(page, 'Curso con teclado');
  const erase = page.getByRole('button', { name: 'Eliminar', exact: true });
  const question = page.getByRole('dialog', { name: '¿Está seguro de Eliminar el Registro?' });
  await press(page, erase);
  await expect(question.getByRole('button', { name: 'Cancelar' }), 'the answer that loses nothing').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(erase).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, question.getByRole('button', { name: 'Eliminar' }));
  await page.waitForURL(at('/curso'));
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Editar Curso con teclado', exact: true })).toHaveCount(0);
});

test('deleting rows of a list leaves the keyboard at the next row, and after the last one at the page', async ({
  page,
  startAs,
  cast,
  client,
}) => {
  const admin = await client.signIn(cast.staff('admin'));
  for (const nombre of ['Teclado uno', 'Teclado dos'])
    await admin.call(reporteApi.guardar, { body: { nombre, ruta: '/reportegralempresa', filtros: {} } as never });
  await startAs(cast.staff('admin'));
  await page.goto('/reporteguardado?buscar=Teclado');
  const erase = (name: string) => page.getByRole('button', { name: `Borrar: ${name}` });
  const accept = page.getByRole('dialog').getByRole('button', { name: 'Borrar' });
  await press(page, erase('Teclado dos'));
  await press(page, accept);
  await expect(erase('Teclado dos')).toHaveCount(0);
  await expect(erase('Teclado uno')).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, accept);
  await expect(erase('Teclado uno')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});
