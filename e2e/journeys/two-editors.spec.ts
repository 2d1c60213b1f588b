import { api } from '@portal/contract';
import type { Page } from '@playwright/test';
import { signIn } from '../support/actions.ts';
import { DEMO_ADMIN } from '../support/demo.ts';
import { addChildren, fillFields, orderOf, pressSave, saveTo } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

const COURSE = { codigo: 'DOS-ED', titulo: 'Caja y cobros', descripcion: 'Cómo se cobra.', etiquetas: 'caja', codigo_estado: 0 };
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('two administrators edit one course: the second save is refused, shows what changed, and nothing is lost', async ({
  page,
  cast,
  client,
  otherBrowser,
  problems,
}) => {
  problems.expect(/POST \/api\/curso\/upd\/?: 409/);
  const admin = await client.signIn(cast.staff('admin'));
  const { id_curso } = await admin.call(api.curso.ins, { body: COURSE });
  const module = { codigo: 'DOS-MOD', titulo: 'Arqueo de caja', codigo_estado: 1, codigo_categoria: 'general' };
  await admin.call(api.modulo.ins, { body: module });
  const other = await (await otherBrowser()).newPage();
  await Promise.all([signIn(page, cast.staff('admin')), signIn(other, DEMO_ADMIN)]);
  for (const tab of [page, other]) {
    await tab.goto(`/cursoedit?id=${id_curso}`);
    await expect(field(tab, 'Título')).toHaveValue(COURSE.titulo);
  }
  await fillFields(page, { Título: 'Caja, cobros y vueltos', Etiquetas: 'caja, vuelto' });
  await saveTo(page, '/curso');

  await fillFields(other, { Descripción: 'Cómo se cobra y se da el vuelto.', Etiquetas: 'caja, cobro' });
  await addChildren(other, 'Agregar módulos', ['Arqueo de caja']);
  await pressSave(other);
  const dialog = other.getByRole('dialog', { name: 'Otra persona guardó cambios en este registro' });
  const shown = ['Título', 'Caja y cobros', 'Caja, cobros y vueltos', 'Descripción', 'Cómo se cobra.', 'Cómo se cobra y se da el vuelto.'];
  for (const text of [...shown, 'Etiquetas', 'caja, vuelto', 'caja, cobro', '1. Arqueo de caja'])
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  const stored = await admin.call(api.curso.sel, { params: { id: id_curso } });
  expect(stored).toMatchObject({ titulo: 'Caja, cobros y vueltos', descripcion: COURSE.descripcion, modulo: 0 });

  await dialog.getByRole('button', { name: 'Conservar lo mío' }).click();
  await expect(field(other, 'Título'), 'what only the first changed').toHaveValue('Caja, cobros y vueltos');
  await expect(field(other, 'Descripción')).toHaveValue('Cómo se cobra y se da el vuelto.');
  await expect(field(other, 'Etiquetas'), 'what both changed').toHaveValue('caja, cobro');
  await expect.poll(() => orderOf(other, /^Módulos del curso/)).toEqual(['Arqueo de caja']);
  await saveTo(other, '/curso');
  const both = await admin.call(api.curso.sel, { params: { id: id_curso } });
  expect(both).toMatchObject({
    titulo: 'Caja, cobros y vueltos',
    descripcion: 'Cómo se cobra y se da el vuelto.',
    etiquetas: 'caja, cobro',
    modulo: 1,
  });
});
