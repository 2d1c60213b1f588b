import { examples, people } from '@portal/contract/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../testing/pieces.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

const session = { ...people.admin, indicador_alcance: 1 };
const open = (address: string, calls = {}) => renderScreen(address, { session, calls });
const button = (name: string) => screen.queryByRole('button', { name });
const link = (name: string) => screen.queryByRole('link', { name });
const { empresa, dominio, parametro } = examples;

test('an access limited to companies changes a company, and reads why it neither creates nor deletes one', async () => {
  await open('/empresa');
  expect(await screen.findByText(t('ui.maestro.limitadoAltas'))).toBeTruthy();
  expect(link(t('empresa.lista.nueva'))).toBeNull();
  const [row] = await rowsOf(t('pantallas.empresas'));
  expect(within(row!).getByRole('link', { name: t('ui.maestro.editar', { nombre: empresa.sel.empresa }) })).toBeTruthy();
});

test('the form of a company then saves and does not delete', async () => {
  await open(`/empresaedit?id=${empresa.sel.id_empresa}`);
  expect(await screen.findByRole('button', { name: t('comun.guardar') })).toBeTruthy();
  expect(button(t('ui.maestro.eliminar'))).toBeNull();
  expect(screen.getByText(t('ui.maestro.limitadoAltas'))).toBeTruthy();
});

test('the tables of parameters only lead to their parameters', async () => {
  await open('/dominio');
  expect(await screen.findByText(t('ui.maestro.limitadoTodo'))).toBeTruthy();
  expect(await rowsOf(t('pantallas.dominios'))).toHaveLength(3);
  expect(link(t('dominio.lista.nuevo'))).toBeNull();
  expect(link(t('ui.maestro.editar', { nombre: dominio.sel.dominio }))).toBeNull();
  expect(link(dominio.sel.dominio)).toBeTruthy();
});

test.each([
  ['a table of parameters', { address: `/dominioedit?id=${dominio.sel.id_dominio}`, calls: {}, label: t('dominio.campos.dominio') }],
  ['the settings', { address: '/configuracion', calls: {}, label: t('configuracion.campos.nombre_empresa') }],
  [
    'a parameter of all companies',
    {
      address: `/parametroedit?id=${parametro.sel.id_parametro}`,
      calls: { parametro: { sel: { ...parametro.sel, id_empresa: null, empresa: null } } },
      label: t('parametro.campos.parametro'),
    },
  ],
])('the form of %s shows its values, without a save', async (_what, { address, calls, label }) => {
  await open(address, calls);
  expect(await screen.findByText(t('ui.maestro.limitadoTodo'))).toBeTruthy();
  const field = screen.getByRole('textbox', { name: new RegExp(label) });
  expect(field.closest('fieldset[disabled]')).toBeTruthy();
  for (const name of [t('comun.guardar'), t('ui.maestro.eliminar')]) expect(button(name)).toBeNull();
});

test('a parameter of one company is saved and deleted', async () => {
  await open(`/parametroedit?id=${parametro.sel.id_parametro}`);
  expect(await screen.findByRole('button', { name: t('comun.guardar') })).toBeTruthy();
  expect(button(t('ui.maestro.eliminar'))).toBeTruthy();
  expect(screen.queryByText(t('ui.maestro.limitadoTodo'))).toBeNull();
});

test('an access without limit reads no reason', async () => {
  await renderScreen('/empresa', { session: 'admin' });
  expect(await screen.findByRole('link', { name: t('empresa.lista.nueva') })).toBeTruthy();
  expect(screen.queryByText(t('ui.maestro.limitadoAltas'))).toBeNull();
});

test.each([
  ['auditor', `${t('ui.maestro.ver')}: ${empresa.sel.empresa}`],
  ['admin', `${t('empresa.edicion.editar')}: ${empresa.sel.empresa}`],
] as const)('the title of a form says what %s does with the record', async (who, name) => {
  await renderScreen(`/empresaedit?id=${empresa.sel.id_empresa}`, { session: who });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
});
