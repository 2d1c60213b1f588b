import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ImagenAmpliable } from './ImagenAmpliable.tsx';
import { renderPiece } from '../../../testing/render-piece.tsx';
import { t } from '../../../testing/text.ts';

const imagen = { url: '/api/archivo/imagen/Zm9vYmFyYmF6cXV4Zm9vYg', descripcion: 'Extintor de polvo' };
const opener = () => screen.getByRole('button', { name: t('evaluacion.imagen.ampliarNombre', { descripcion: imagen.descripcion }) });

test('a picture opens large by a press and closes by Escape, which gives the focus back', async () => {
  const { user } = renderPiece(<ImagenAmpliable imagen={imagen} />);
  expect(opener().querySelector('img')?.getAttribute('src')).toBe(imagen.url);
  await user.click(opener());
  const dialog = await screen.findByRole('dialog', { name: imagen.descripcion });
  expect(dialog.querySelector('img')?.getAttribute('alt')).toBe(imagen.descripcion);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

test('a picture that does not come leaves its description, and another address is tried', async () => {
  const { rerender } = renderPiece(<ImagenAmpliable imagen={imagen} />);
  fireEvent.error(opener().querySelector('img')!);
  expect(await screen.findByText(t('evaluacion.imagen.perdida'))).toBeTruthy();
  expect(screen.getByText(imagen.descripcion)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<ImagenAmpliable imagen={{ ...imagen, url: '/api/archivo/imagen/b3RyYW90cmFvdHJhb3RyYQ' }} />);
  expect(opener()).toBeTruthy();
});

test('a picture without description still has a name', () => {
  renderPiece(<ImagenAmpliable imagen={{ ...imagen, descripcion: '' }} opcion />);
  expect(screen.getByRole('button', { name: t('evaluacion.imagen.ampliar') })).toBeTruthy();
});
