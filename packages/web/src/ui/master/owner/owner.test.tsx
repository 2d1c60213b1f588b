import { cursoApi } from '@portal/contract/curso';
import { examples, people } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../testing/pieces.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { t } from '../../../testing/text.ts';

const limited = { ...people.admin, indicador_alcance: 1 };
const { sel, sellst } = examples.curso;
const [empresa] = examples.usuario.empresas;
const button = (name: string | RegExp) => screen.queryByRole('button', { name });
const own = { ...sel, id_empresa: empresa!.id_empresa, empresa: empresa!.empresa };

test('the form of a content of the whole portal only shows it to a limited access, which may copy it', async () => {
  await renderScreen('/cursoedit?id=31', { session: limited });
  expect(await screen.findByText(t('pertenencia.soloLectura'))).toBeTruthy();
  expect(screen.getByRole('textbox', { name: t('comun.campos.titulo') }).closest('fieldset[disabled]')).toBeTruthy();
  for (const name of [t('comun.guardar'), t('ui.maestro.eliminar'), t('ui.ordenados.agregar', { nombre: t('curso.edicion.modulos') })])
    expect(button(name), name).toBeNull();
  expect(button(/^Arrastrar|^Quitar|^Subir/)).toBeNull();
  expect(button(t('ui.maestro.duplicar'))).toBeTruthy();
});

test('its company’s content is saved, ordered and deleted, and keeps its owner', async () => {
  const { user, server } = await renderScreen('/cursoedit?id=31', { session: limited, calls: { curso: { sel: own } } });
  expect(await screen.findByRole('button', { name: t('ui.maestro.eliminar') })).toBeTruthy();
  expect(screen.queryByText(t('pertenencia.soloLectura'))).toBeNull();
  const owner = await screen.findByRole('textbox', { name: t('comun.campos.id_empresa') });
  await waitFor(() => expect(owner).toHaveProperty('value', empresa!.empresa));
  expect(owner).toHaveProperty('readOnly', true);
  await user.click(screen.getByRole('button', { name: t('comun.guardar') }));
  await waitFor(() => expect(server.requests(cursoApi.upd)[0]?.body).toMatchObject({ id_empresa: own.id_empresa }));
});

test('the list says to whom each belongs, and offers a limited access to edit its own alone', async () => {
  await renderScreen('/curso', { session: limited, calls: { curso: { sellst: [own, { ...sellst[1]! }] } } });
  const rows = await rowsOf(t('pantallas.cursos'));
  const edits = rows.map((row) => within(row).queryByRole('link', { name: /^Editar / }) !== null);
  expect(edits).toEqual(rows.map((row) => within(row).queryByText(own.titulo) !== null));
  expect(screen.getAllByText(t('pertenencia.portal')).length).toBeGreaterThan(0);
});

test('the menu of a limited access leaves out what only an access without limit may use, and its address says why', async () => {
  const { address } = await renderScreen('/scim', { session: limited });
  expect(await screen.findByText(t('llamada.alcance'))).toBeTruthy();
  expect(address()).toBe('/scim');
  const menu = within(await screen.findByRole('navigation', { name: t('ui.marco.menu') }));
  const paths = menu.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const path of ['/scim', '/webhook', '/estado']) expect(paths).not.toContain(path);
  expect(paths).toContain('/empresa');
});

test('nobody with a limited access is offered to freeze the reports', async () => {
  await renderScreen('/reportecuadro', { session: limited });
  expect(await screen.findByRole('heading', { name: t('pantallas.reporteCuadro') })).toBeTruthy();
  expect(button(t('reporte.cuadro.congelar'))).toBeNull();
});
