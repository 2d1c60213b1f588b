import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SelectField } from './SelectField.tsx';
import { renderPiece } from '../../testing/render-piece.tsx';

const DATA = ['En Desarrollo', 'Activo', 'Inactivo'].map((label, value) => ({ value: String(value), label }));

function Estado() {
  const [value, setValue] = useState<string | null>('0');
  return <SelectField label="Estado" data={DATA} value={value} onChange={setValue} />;
}

test('typing replaces the chosen option, and Enter takes the first match', async () => {
  const { user } = renderPiece(<Estado />);
  const field = screen.getByRole('combobox', { name: 'Estado' });
  await user.tab();
  expect(document.activeElement).toBe(field);
  await user.keyboard('act{Enter}');
  expect(field).toHaveProperty('value', 'Activo');
});

test('the focus opens no list, an arrow does', async () => {
  const { user } = renderPiece(<Estado />);
  await user.tab();
  expect(screen.getByRole('combobox', { name: 'Estado' }).getAttribute('aria-expanded')).not.toBe('true');
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('option', { name: 'Inactivo' })).toBeTruthy();
});
