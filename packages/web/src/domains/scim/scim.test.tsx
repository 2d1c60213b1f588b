import { scimApi } from '@portal/contract/scim';
import { examples } from '@portal/contract/examples';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { rowsOf } from '../../testing/pieces.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PageOfRows } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const [entra, okta] = examples.scim.sellst;
const lists = { scim: { sellst: new PageOfRows(examples.scim.sellst, examples.scim.sellst.length) } };

async function choose(user: UserEvent, label: string, option: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
}

test('the list says where the service is, whom a token reaches and what became of it', async () => {
  await renderScreen('/scim', { session: 'admin', calls: lists });
  const [first, second] = await rowsOf(t('pantallas.scim'));
  expect(first!.textContent).toContain(t('comun.opciones.alcance.0'));
  expect(second!.textContent).toContain(t('comun.opciones.tokenScim.revocado'));
  expect(second!.textContent).toContain(okta!.empresas);
  expect(screen.getByText(/\/api\/scim\/v2$/)).toBeTruthy();
});

test('a token is made for some companies and shown once', async () => {
  const { user, server } = await renderScreen('/scim', { session: 'admin', calls: lists });
  await rowsOf(t('pantallas.scim'));
  await user.click(screen.getByRole('button', { name: t('scim.lista.nuevo') }));
  const dialog = await screen.findByRole('dialog', { name: t('scim.nuevo.titulo') });
  await user.click(within(dialog).getByRole('button', { name: t('scim.nuevo.crear') }));
  expect(server.requests(scimApi.ins)).toEqual([]);
  await user.type(within(dialog).getByRole('textbox', { name: new RegExp(t('scim.campos.nombre')) }), 'Entra ID');
  await choose(user, t('scim.campos.indicador_alcance'), t('comun.opciones.alcance.1'));
  const [norte] = examples.usuario.empresas;
  await choose(user, t('scim.campos.empresas'), norte!.empresa);
  await user.click(within(dialog).getByRole('button', { name: t('scim.nuevo.crear') }));
  expect((await screen.findByTestId('secreto')).textContent).toBe(examples.scim.ins.token);
  expect(server.requests(scimApi.ins)[0]?.body).toMatchObject({ nombre: 'Entra ID', indicador_alcance: 1, empresas: [norte!.id_empresa] });
});

test('a token is revoked after a question; a revoked one has no button', async () => {
  const { user, server } = await renderScreen('/scim', { session: 'admin', calls: lists });
  await rowsOf(t('pantallas.scim'));
  expect(screen.queryByRole('button', { name: t('scim.lista.revocar', { nombre: okta!.nombre }) })).toBeNull();
  await user.click(screen.getByRole('button', { name: t('scim.lista.revocar', { nombre: entra!.nombre }) }));
  const question = await screen.findByRole('dialog', { name: t('scim.revocar.titulo', { nombre: entra!.nombre }) });
  expect(server.requests(scimApi.revocar)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: t('scim.revocar.confirmar') }));
  await waitFor(() => expect(server.requests(scimApi.revocar)[0]?.body).toEqual({ id_scim_token: entra!.id_scim_token }));
});
