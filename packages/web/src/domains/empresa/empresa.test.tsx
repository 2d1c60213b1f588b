import { empresaApi } from '@portal/contract/empresa';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../testing/pieces.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

const { sel } = examples.empresa;
const field = (name: 'codigo_empresa' | 'ruc') => screen.findByRole('textbox', { name: new RegExp(t(`empresa.campos.${name}`)) });
const save = () => screen.findByRole('button', { name: t('comun.guardar') });

test('the list shows each company with its leaders, active people and cost centres, linked to its form', async () => {
  const { user, address } = await renderScreen('/empresa', { session: 'admin' });
  const rows = await rowsOf(t('pantallas.empresas'));
  expect(rows).toHaveLength(examples.empresa.sellst.length);
  const first = rows.find((row) => within(row).queryByText(sel.empresa));
  for (const text of [sel.codigo_empresa, sel.ruc!, sel.gerente!, String(sel.usuarios), String(sel.centros_costo)])
    expect(within(first!).getAllByText(text).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('link', { name: sel.empresa }));
  expect(address()).toBe(`/empresaedit?id=${sel.id_empresa}`);
});

test('the form refuses a wrong RUC before it sends anything, and names its manager', async () => {
  const { user, server } = await renderScreen(`/empresaedit?id=${sel.id_empresa}`, { session: 'admin' });
  expect(await screen.findByRole('combobox', { name: t('empresa.edicion.gerente') })).toHaveProperty('value', sel.gerente);
  const ruc = await field('ruc');
  await user.clear(ruc);
  await user.type(ruc, '20100070971');
  await user.click(await save());
  expect(await screen.findByText(t('validacion.ruc'))).toBeTruthy();
  expect(server.requests(empresaApi.upd)).toEqual([]);
  await user.clear(ruc);
  await user.click(await save());
  await waitFor(() => expect(server.requests(empresaApi.upd)).toHaveLength(1));
  expect(server.requests(empresaApi.upd)[0]?.body).toMatchObject({
    id_empresa: sel.id_empresa,
    version: 1,
    codigo_gerente: sel.codigo_gerente,
  });
  expect(server.requests(empresaApi.upd)[0]?.body.ruc || null).toBeNull();
});

test('support does not open the companies', async () => {
  const { server } = await renderScreen('/empresa', { session: 'soporte' });
  expect(await screen.findByRole('heading', { name: t('errores.sinPermiso') })).toBeTruthy();
  expect(server.requests(empresaApi.sellst)).toEqual([]);
});
