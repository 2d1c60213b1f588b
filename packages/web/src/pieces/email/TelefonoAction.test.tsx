import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TelefonoAction } from './TelefonoAction.tsx';
import { renderPiece } from '../../testing/render-piece.tsx';
import { t } from '../../testing/text.ts';

const NOMBRE = 'Bruno Paz';
const TEXTO = 'Hola, Bruno: ¿entró al portal? 100 % & listo';
const link = () => screen.queryByRole('link', { name: t('email.sinCorreo.telefono', { nombre: NOMBRE }) });

test.each([
  ['987 654 321', '51987654321'],
  ['51987654321', '51987654321'],
  ['+1 (305) 555-0100', '13055550100'],
])('the number %s opens a message to %s with the whole text, in another tab', (telefono, number) => {
  renderPiece(<TelefonoAction nombre={NOMBRE} telefono={telefono} texto={TEXTO} />);
  const address = new URL(link()!.getAttribute('href')!);
  expect(address.origin + address.pathname).toBe(`https://wa.me/${number}`);
  expect(address.searchParams.get('text')).toBe(TEXTO);
  expect(link()!.getAttribute('target')).toBe('_blank');
  expect(link()!.getAttribute('rel')).toContain('noopener');
});

test.each([[null], [''], ['sin teléfono']])('without a number (%j) nothing is offered', (telefono) => {
  renderPiece(<TelefonoAction nombre={NOMBRE} telefono={telefono} texto={TEXTO} />);
  expect(screen.queryByRole('link')).toBeNull();
});
