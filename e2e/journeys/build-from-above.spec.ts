import type { Page } from '@playwright/test';
import { preguntaSheet } from '@portal/testkit/files/spreadsheet.ts';
import { at } from '../support/address.ts';
import { XLSX } from '../support/authoring.ts';
import { countClicks } from '../support/clicks.ts';
import { choose, fillFields, pressSave } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

const PLAN = 'Plan armado desde arriba';
const titles = (page: Page) => page.getByRole('treeitem').locator('[data-level]');
const add = (page: Page, name: string) => page.getByRole('button', { name: `Agregar ${name}`, exact: true }).click();

/** Types titles into the open row, or pastes them as lines. */
async function write(page: Page, field: string, lines: readonly string[]): Promise<void> {
  const box = page.getByRole('textbox', { name: field });
  if (lines.length === 1) {
    await box.fill(lines[0] ?? '');
    await box.press('Enter');
  } else
    await box.evaluate(
      (input, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      `${lines.join('\n')}\n`,
    );
  for (const line of lines) await expect(titles(page).filter({ hasText: line })).toHaveCount(1);
  await box.press('Escape');
}

/** Writes the plan in the tree: one program, two courses, three modules and six topics, pasted as lines. */
async function build(page: Page): Promise<void> {
  const first = page.getByRole('textbox', { name: `Nuevo programa en ${PLAN}` });
  await first.fill('Ventas');
  await first.press('Enter');
  await expect(titles(page)).toHaveText([PLAN, 'Ventas']);
  await first.press('Escape');
  await add(page, 'curso en Ventas');
  await write(page, 'Nuevo curso en Ventas', ['Tienda', 'Almacén']);
  await add(page, 'módulo en Tienda');
  await write(page, 'Nuevo módulo en Tienda', ['Caja', "Atención al 'cliente'"]);
  await add(page, 'módulo en Almacén');
  await write(page, 'Nuevo módulo en Almacén', ['Orden']);
  await add(page, 'tema en Caja');
  await write(page, 'Nuevo tema en Caja', ['Abrir la caja ☕', 'Cerrar la caja']);
  await add(page, "tema en Atención al 'cliente'");
  await write(page, "Nuevo tema en Atención al 'cliente'", ['Saludar', 'El reclamo de Ñusta']);
  await add(page, 'tema en Orden');
  await write(page, 'Nuevo tema en Orden', ['Pasillos', 'Señales de salida']);
}

test('a plan is built in its tree: pasted titles, questions by their topic, a move by keyboard, one activation, and its undoing', async ({
  page,
  startAs,
  cast,
}) => {
  const clicks = await countClicks(page);
  await startAs(cast.staff('admin'));
  await page.goto('/planestudioedit');
  await fillFields(page, { Denominación: PLAN, 'Fecha de inicio': '01/11/2026', 'Fecha de fin': '31/12/2027' });
  await choose(page, 'Estado', 'Inactivo');
  await pressSave(page);
  await page.waitForURL(at('/planestudio'));
  await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill(PLAN);
  await page.getByRole('link', { name: `Flujo de ${PLAN}` }).click();
  await page.waitForURL(at('/planestudioflujo'));
  await build(page);

  const topic = page.getByRole('treeitem').filter({ hasText: 'Pasillos' });
  await topic.focus();
  await topic.press('Alt+ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: '«Pasillos» está ahora en «Orden», en el lugar 2' }).first()).toBeAttached();
  await expect(titles(page)).toHaveText([
    PLAN,
    'Ventas',
    'Tienda',
    'Caja',
    'Abrir la caja ☕',
    'Cerrar la caja',
    "Atención al 'cliente'",
    'Saludar',
    'El reclamo de Ñusta',
    'Almacén',
    'Orden',
    'Señales de salida',
    'Pasillos',
  ]);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(titles(page).last()).toHaveText('Señales de salida');

  const tree = page.url();
  await page.goto('/preguntaimportar');
  const topics = ['Abrir la caja ☕', 'Cerrar la caja', 'Saludar', 'El reclamo de Ñusta', 'Pasillos'];
  const rows = topics.flatMap((tema) =>
    [1, 2, 3, 4, 5].map((n) => [`¿Paso ${n} de ${tema}?`, 'Sí', 'No', 'A veces', 'Nunca', 1, '', tema]),
  );
  const file = { name: 'preguntas.xlsx', mimeType: XLSX, buffer: Buffer.from(await preguntaSheet(...rows)) };
  await page.getByRole('button', { name: 'Planilla de preguntas' }).setInputFiles(file);
  clicks.add(1);
  await page.getByRole('button', { name: 'Importar 25 preguntas' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Aceptar|Importar)/ })
    .click();
  await expect(page.getByText('Se importaron 25 preguntas.').first()).toBeVisible();

  await page.goto(tree);
  const activate = async () => {
    await page.getByRole('button', { name: `Más acciones de ${PLAN}` }).click();
    await page.getByRole('menuitem', { name: 'Activar todo', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Señales de salida: Sin preguntas; pide 5');
    await dialog.getByRole('button', { name: 'Activar', exact: true }).click();
  };
  await activate();
  await expect(page.getByRole('treeitem').getByText('Activo', { exact: true })).toHaveCount(12);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('treeitem').getByText('Activo', { exact: true })).toHaveCount(0);
  await activate();
  await expect(page.getByRole('treeitem').getByText('Activo', { exact: true })).toHaveCount(12);
  clicks.expect('Armar un plan de 6 temas con 25 preguntas en el árbol');
});
