import { usuarioApi } from '@portal/contract/usuario';
import { people, persona } from '@portal/contract/examples';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { UsuarioField } from './UsuarioField.tsx';
import { createQueryClient } from '../../core/query-client.ts';
import { storeToken } from '../../core/session/session.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { type Reply, slow } from '../../testing/replies.ts';
import { renderPiece } from '../../testing/render-piece.tsx';
import { t } from '../../testing/text.ts';

const otra = { ...persona, id_usuario: 8, codigo_usuario: 'JEF001', personal: 'Bruno Quispe', numero_documento: '44556677' };

function Jefe({ stored = null, excepto }: { stored?: string | null; excepto?: string }) {
  const [value, setValue] = useState(stored);
  return (
    <>
      <UsuarioField label="Jefe inmediato" nombre="Bruno Quispe Ñahui" {...{ value, excepto }} onChange={setValue} />
      <output>{value ?? 'nadie'}</output>
    </>
  );
}

type Search = Reply<typeof usuarioApi.sellst>;

function open(piece: React.ReactNode, sellst: Search = [persona, otra]) {
  const server = fakeServer({ calls: { usuario: { sellst } }, user: people.admin });
  vi.stubGlobal('fetch', server.fetch);
  storeToken('llave-de-la-prueba');
  const { user } = renderPiece(<QueryClientProvider client={createQueryClient()}>{piece}</QueryClientProvider>);
  return { server, user, field: screen.getByRole('combobox', { name: 'Jefe inmediato' }) };
}

test('searches on the server by what is typed, shows code, document and company, and keeps the chosen code', async () => {
  const { server, user, field } = open(<Jefe />);
  expect(server.requests(usuarioApi.sellst)).toHaveLength(0);
  await user.click(field);
  await user.keyboard('44556677');
  const option = await screen.findByRole('option', { name: /Bruno Quispe JEF001 · 44556677/ });
  await waitFor(() => expect(server.requests(usuarioApi.sellst).at(-1)?.query).toMatchObject({ buscar: '44556677', pagina: 1 }));
  await user.click(option);
  expect(screen.getByRole('status').textContent).toBe('JEF001');
  expect(field).toHaveProperty('value', 'Bruno Quispe');
});

test('shows the stored name without asking the server, and can be emptied', async () => {
  const { server, user, field } = open(<Jefe stored="JEF009" />);
  expect(field).toHaveProperty('value', 'Bruno Quispe Ñahui');
  expect(server.requests(usuarioApi.sellst)).toHaveLength(0);
  await user.click(screen.getByLabelText(t('ui.campo.limpiar')));
  expect(screen.getByRole('status').textContent).toBe('nadie');
});

test('does not offer the person for whom a boss is chosen', async () => {
  const { user, field } = open(<Jefe excepto={persona.codigo_usuario} />);
  await user.click(field);
  expect(await screen.findByRole('option', { name: /JEF001/ })).toBeTruthy();
  expect(screen.queryByRole('option', { name: new RegExp(persona.codigo_usuario) })).toBeNull();
});

const zoila = { ...persona, id_usuario: 9, codigo_usuario: 'ZOI001', personal: 'Zoila Ramos' };
const chosen = () => screen.getByRole('status').textContent;

/** Server that knows everybody at once and each search only when the test says so. */
function searches() {
  const late = { zo: slow([otra, zoila]), zoila: slow([zoila]), nadie: slow([]) };
  const reply: Search = ({ query }) => {
    const text = query.buscar as keyof typeof late | undefined;
    return text ? late[text].reply : [persona, otra];
  };
  return { late, reply };
}

test('Enter before the answer waits for it and takes the person who was typed', async () => {
  const { late, reply } = searches();
  const { server, user, field } = open(<Jefe />, reply);
  await user.click(field);
  await screen.findByRole('option', { name: /Bruno Quispe/ });
  await user.keyboard('zoila');
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByText(t('usuario.buscar.buscando'))).toBeTruthy();
  await user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(server.requests(usuarioApi.sellst).at(-1)?.query).toMatchObject({ buscar: 'zoila' }));
  expect(chosen()).toBe('nadie');
  late.zoila.release();
  await waitFor(() => expect(chosen()).toBe('ZOI001'));
  expect(field).toHaveProperty('value', 'Zoila Ramos');
  expect(screen.queryByRole('option')).toBeNull();
});

test('a late answer to an earlier text offers and chooses nobody', async () => {
  const { late, reply } = searches();
  const { server, user, field } = open(<Jefe />, reply);
  await user.click(field);
  await user.keyboard('zo');
  await waitFor(() => expect(server.requests(usuarioApi.sellst).at(-1)?.query).toMatchObject({ buscar: 'zo' }));
  await user.keyboard('ila{Enter}');
  await waitFor(() => expect(server.requests(usuarioApi.sellst).at(-1)?.query).toMatchObject({ buscar: 'zoila' }));
  late.zo.release();
  expect(chosen()).toBe('nadie');
  expect(screen.queryByRole('option')).toBeNull();
  late.zoila.release();
  await waitFor(() => expect(chosen()).toBe('ZOI001'));
});

test('an answer without people chooses nobody, not even the person chosen before', async () => {
  const { late, reply } = searches();
  const { user, field } = open(<Jefe stored="JEF009" />, reply);
  await user.click(field);
  await user.keyboard('nadie{Enter}');
  late.nadie.release();
  expect(await screen.findByText(t('usuario.buscar.vacio'))).toBeTruthy();
  expect(screen.queryByRole('option')).toBeNull();
  await user.keyboard('{Enter}');
  expect(chosen()).toBe('JEF009');
});

test('another key after Enter, an emptied text or leaving the field ends the waiting', async () => {
  const { late, reply } = searches();
  const { user, field } = open(<Jefe />, reply);
  await user.click(field);
  await user.keyboard('zoila{Enter}{ArrowDown}');
  late.zoila.release();
  expect(await screen.findByRole('option', { name: /Zoila/ })).toBeTruthy();
  expect(chosen()).toBe('nadie');
  await user.clear(field);
  await screen.findByRole('option', { name: /Bruno/ });
  await user.keyboard('{Enter}');
  expect(chosen()).toBe('nadie');
  await user.keyboard('zo{Enter}');
  await user.tab();
  late.zo.release();
  await waitFor(() => expect(field).toHaveProperty('value', ''));
  expect(chosen()).toBe('nadie');
});
