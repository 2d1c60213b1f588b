import { examples, persona } from '@portal/contract/examples';
import { unionApi } from '@portal/contract/union';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rowsOf } from '../../testing/pieces.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PageOfRows } from '../../testing/replies.ts';
import { t } from '../../testing/text.ts';

const [other] = examples.usuario.parecidas;
const { simular, confirmar } = examples.union;
const facts = {
  documento: '10000003',
  correo: 'alba@empresa.example',
  rol: 'Auditor' as const,
  fecha_ingreso: '2024-03-04',
  fecha_login: null,
  intentos: 3,
  certificados: 1,
};
const sideOf = (id: number, nombre: string) => ({ ...simular.conservado, id, nombre, persona: facts });
const simulated = {
  ...simular,
  conservado: sideOf(other!.id, other!.nombre),
  unido: sideOf(persona.id_usuario, persona.personal),
  efectos: [{ efecto: 'intentos' as const, nombre: null, total: 3 }],
};
const pareja = { clase: 'usuario', id_conservado: other!.id, id_unido: persona.id_usuario, huella: simular.huella };

const calls = (parecidas = examples.usuario.parecidas) => ({
  usuario: { sellst: new PageOfRows([persona], 1), parecidas },
  union: { simular: simulated },
});

async function joinIn(user: Awaited<ReturnType<typeof renderScreen>>['user']) {
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: new RegExp(other!.nombre) }));
  expect(await within(dialog).findByText(t('union.efectos.intentos', { total: 3 }))).toBeTruthy();
  return dialog;
}

test('the row of a person offers who looks the same, with the reasons, and shows the facts of both', async () => {
  const { user, server } = await renderScreen('/usuario', { session: 'admin', calls: calls() });
  await rowsOf(t('usuario.lista.titulo'));
  await user.click(screen.getByRole('button', { name: t('union.unirEste', { nombre: persona.personal }) }));
  const dialog = await joinIn(user);
  const choice = within(dialog).getByRole('button', { name: new RegExp(other!.nombre) });
  expect(choice.getAttribute('aria-pressed')).toBe('true');
  expect(choice.textContent).toContain(t('union.motivo.correo'));
  expect(within(dialog).getAllByText(t('union.datos.rol', { valor: t('comun.opciones.rol.Auditor') }))).toHaveLength(2);
  expect(within(dialog).queryByText(t('union.personas', { total: simular.conservado.personas }))).toBeNull();
  await user.dblClick(within(dialog).getByRole('button', { name: t('union.unir') }));
  await waitFor(() => expect(server.requests(unionApi.confirmar).map(({ body }) => body)).toEqual([pareja]));
  expect(
    within(dialog)
      .getByRole('link', { name: t('union.verConservado') })
      .getAttribute('href'),
  ).toContain(`/usuarioreporte?id=${other!.id}`);
});

test('says that nobody looks the same; another one is found by name', async () => {
  const { user } = await renderScreen('/usuario', { session: 'admin', calls: calls([]) });
  await rowsOf(t('usuario.lista.titulo'));
  await user.click(screen.getByRole('button', { name: t('union.unirEste', { nombre: persona.personal }) }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(t('union.nadieParece'))).toBeTruthy();
  expect(within(dialog).getByRole('combobox', { name: t('union.otro') })).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: t('union.unir') })).toHaveProperty('disabled', true);
});

test('the page of a joined person gives way to that of the one who stays', async () => {
  const { user, server, address } = await renderScreen(`/usuarioreporte?id=${persona.id_usuario}`, { session: 'admin', calls: calls() });
  await user.click(await screen.findByRole('button', { name: t('persona.acto.mas') }));
  await user.click(await screen.findByRole('menuitem', { name: t('union.acto') }));
  const dialog = await joinIn(user);
  await user.click(within(dialog).getByRole('button', { name: t('union.unir') }));
  await waitFor(() => expect(server.requests(unionApi.confirmar)).toHaveLength(1));
  expect(await screen.findByText(confirmar.message)).toBeTruthy();
  await waitFor(() => expect(address()).toContain(`id=${other!.id}`));
});

test('leads from the list to the possible duplicates and back', async () => {
  await renderScreen('/usuario', { session: 'admin', calls: calls() });
  await rowsOf(t('usuario.lista.titulo'));
  expect(screen.getByRole('link', { name: t('usuario.lista.repetidos') }).getAttribute('href')).toContain('repetida');
});
