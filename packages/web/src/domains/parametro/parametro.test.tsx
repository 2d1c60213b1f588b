import { dominioApi } from '@portal/contract/dominio';
import { parametroApi } from '@portal/contract/parametro';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../testing/pieces.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

const { sel } = examples.parametro;
const centros = examples.dominio.sel;
const categorias = { ...centros, id_dominio: 3, dominio: 'Categorías', clave: 'categoria' };
const text = (name: 'codigo_parametro' | 'parametro') => screen.findByRole('textbox', { name: new RegExp(t(`parametro.campos.${name}`)) });
const empresaField = () => screen.queryByRole('combobox', { name: t('parametro.campos.id_empresa') });

test('each table leads to its parameters, and its pencil to its form', async () => {
  const { user, address } = await renderScreen('/dominio', { session: 'admin' });
  expect(await rowsOf(t('pantallas.dominios'))).toHaveLength(3);
  expect(screen.getByRole('link', { name: t('ui.maestro.editar', { nombre: centros.dominio }) })).toBeTruthy();
  await user.click(screen.getByRole('link', { name: centros.dominio }));
  expect(address()).toBe(`/parametro?id=${centros.id_dominio}`);
});

test('a table of the portal keeps its key, another one gets it from its name', async () => {
  await renderScreen(`/dominioedit?id=${centros.id_dominio}`, { session: 'admin' });
  const clave = await screen.findByRole('textbox', { name: t('dominio.campos.clave') });
  await waitFor(() => expect(clave).toHaveProperty('readOnly', true));
  expect(screen.getByText(t('dominio.edicion.claveFija'))).toBeTruthy();
});

test('a new table is saved by its name alone', async () => {
  const { user, server } = await renderScreen('/dominioedit', { session: 'admin' });
  await user.type(await screen.findByRole('textbox', { name: new RegExp(t('dominio.campos.dominio')) }), 'Turnos');
  await user.click(screen.getByRole('button', { name: t('comun.guardar') }));
  await waitFor(() => expect(server.requests(dominioApi.ins)).toHaveLength(1));
  expect(server.requests(dominioApi.ins)[0]?.body.dominio).toBe('Turnos');
});

test('the parameters of a table show their company and uses, and lead to their forms', async () => {
  const { user, address, server } = await renderScreen(`/parametro?id=${centros.id_dominio}`, { session: 'admin' });
  expect(await screen.findByRole('heading', { name: centros.dominio })).toBeTruthy();
  const rows = await rowsOf(centros.dominio);
  expect(rows).toHaveLength(3);
  expect(within(rows[0]!).getByText(sel.empresa!)).toBeTruthy();
  expect(within(rows[2]!).getByText(t('parametro.lista.todas'))).toBeTruthy();
  expect(server.requests(parametroApi.sellst)[0]?.params).toEqual({ id: centros.id_dominio });
  await user.click(screen.getByRole('link', { name: sel.parametro }));
  expect(address()).toBe(`/parametroedit?id=${sel.id_parametro}`);
});

test.each(['idd', 'id'])('a form opened by ?%s leads back to the list of its table', async (name) => {
  const { user, address } = await renderScreen(`/parametroedit?${name}=${name === 'id' ? sel.id_parametro : centros.id_dominio}`, {
    session: 'admin',
  });
  await user.click(await screen.findByRole('link', { name: t('comun.cancelar') }));
  await waitFor(() => expect(address()).toBe(`/parametro?id=${sel.id_dominio}`));
});

test('an address without a table leads to the tables', async () => {
  await renderScreen('/parametro', { session: 'admin' });
  expect(await screen.findByRole('link', { name: t('parametro.lista.verTablas') })).toBeTruthy();
});

test('a new parameter names its table, offers a company, and may leave its code to the server', async () => {
  const { user, server } = await renderScreen(`/parametroedit?idd=${centros.id_dominio}`, { session: 'admin' });
  await user.type(await text('parametro'), 'Tienda Puno');
  expect(empresaField()).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: new RegExp(t('parametro.campos.id_dominio')) })).toHaveProperty('value', centros.dominio),
  );
  await user.click(screen.getByRole('button', { name: t('comun.guardar') }));
  await waitFor(() => expect(server.requests(parametroApi.ins)).toHaveLength(1));
  expect(server.requests(parametroApi.ins)[0]?.body).toMatchObject({ id_dominio: 6, parametro: 'Tienda Puno', codigo_estado: 1 });
});

test('a category is of all companies: its form asks for none', async () => {
  await renderScreen('/parametroedit?id=61', {
    session: 'admin',
    calls: { parametro: { sel: { ...sel, id_dominio: 3 } }, dominio: { sel: categorias } },
  });
  expect(await text('codigo_parametro')).toHaveProperty('value', sel.codigo_parametro);
  expect(empresaField()).toBeNull();
});
