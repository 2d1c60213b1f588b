import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { OrderedItems } from './OrderedItems.tsx';
import type { Item } from '../../../core/master/item.ts';
import { renderPiece } from '../../../testing/render-piece.tsx';
import { t } from '../../../testing/text.ts';
import type { SourceComponent } from '../../pick/item-source.ts';
import { useLocalSource } from '../../pick/use-local-source.ts';

const DATA: Item[] = [1, 2].map((id) => ({ id, codigo: `P-${id}`, titulo: `Pregunta ${id}`, codigo_estado: 1 }));
const Source: SourceComponent = ({ children }) =>
  children({ ...useLocalSource({ data: DATA, error: null, refetch: () => undefined }), genero: 'f' });

function Preguntas() {
  const [value, setValue] = useState<Item[]>([]);
  return <OrderedItems label="Preguntas" noun="preguntas" value={value} onChange={setValue} Source={Source} />;
}

test('the dialog opens on its search and gives the focus back to the button that opened it', async () => {
  const { user } = renderPiece(<Preguntas />);
  const opener = screen.getByRole('button', { name: 'Agregar preguntas' });
  opener.focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('searchbox')));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
});

test('the button counts the chosen records in the gender of their noun', async () => {
  const { user } = renderPiece(<Preguntas />);
  await user.click(screen.getByRole('button', { name: 'Agregar preguntas' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: t('ui.ordenados.agregarElegidos', { total: 0, genero: 'f' }) })).toBeTruthy();
});
