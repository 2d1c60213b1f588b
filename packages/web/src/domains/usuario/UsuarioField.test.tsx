import { api } from '@portal/contract';
import { people, persona } from '@portal/contract/examples';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { UsuarioField } from './UsuarioField.tsx';
import { createQueryClient } from '../../core/query-client.ts';
import { storeToken } from '../../core/session/session.ts';
import { fakeServer } from '../../testing/fake-server.ts';
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

function open(piece: React.ReactNode) {
  const server = fakeServer({ calls: { usuario: { sellst: [persona, otra] } }, user: people.admin });
  vi.stubGlobal('fetch', server.fetch);
  storeToken('llave-de-la-prueba');
  const { user } = renderPiece(<QueryClientProvider client={createQueryClient()}>{piece}</QueryClientProvider>);
  return { server, user, field: screen.getByRole('combobox', { name: 'Jefe inmediato' }) };
}

test('searches on the server by what is typed, shows code, document and company, and keeps the chosen code', async () => {
  const { server, user, field } = open(<Jefe />);
  expect(server.requests(api.usuario.sellst)).toHaveLength(0);
  await user.click(field);
  await user.keyboard('44556677');
  const option = await screen.findByRole('option', { name: /Bruno Quispe JEF001 · 44556677/ });
  await waitFor(() => expect(server.requests(api.usuario.sellst).at(-1)?.query).toMatchObject({ buscar: '44556677', pagina: 1 }));
  await user.click(option);
  expect(screen.getByRole('status').textContent).toBe('JEF001');
  expect(field).toHaveProperty('value', 'Bruno Quispe');
});

test('shows the stored name without asking the server, and can be emptied', async () => {
  const { server, user, field } = open(<Jefe stored="JEF009" />);
  expect(field).toHaveProperty('value', 'Bruno Quispe Ñahui');
  expect(server.requests(api.usuario.sellst)).toHaveLength(0);
  await user.click(screen.getByLabelText(t('ui.campo.limpiar')));
  expect(screen.getByRole('status').textContent).toBe('nadie');
});

test('does not offer the person whose boss is chosen', async () => {
  const { user, field } = open(<Jefe excepto={persona.codigo_usuario} />);
  await user.click(field);
  expect(await screen.findByRole('option', { name: /JEF001/ })).toBeTruthy();
  expect(screen.queryByRole('option', { name: new RegExp(persona.codigo_usuario) })).toBeNull();
});
