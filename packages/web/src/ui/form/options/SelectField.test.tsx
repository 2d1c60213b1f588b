import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SelectField } from './SelectField.tsx';
import { renderPiece } from '../../../testing/render-piece.tsx';
import { t } from '../../../testing/text.ts';

const DATA = ['En Desarrollo', 'Activo', 'Inactivo'].map((label, value) => ({ value: String(value), label }));

function Estado({ late = false, initial = '0' }: { late?: boolean; initial?: string | null }) {
  const [value, setValue] = useState<string | null>(initial);
  return <SelectField label="Estado" data={late ? undefined : DATA} value={value} onChange={setValue} />;
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

test('an emptied text takes no option by Enter', async () => {
  const { user } = renderPiece(<Estado />);
  const field = screen.getByRole('combobox', { name: 'Estado' });
  await user.click(field);
  await user.keyboard('inac{Enter}');
  await user.click(field);
  await user.clear(field);
  await user.keyboard('{Enter}');
  await user.tab();
  expect(field).toHaveProperty('value', 'Inactivo');
});

test('Enter waits for options that have not come', async () => {
  const { user, rerender } = renderPiece(<Estado late initial={null} />);
  const field = screen.getByRole('combobox', { name: 'Estado' });
  await user.click(field);
  await user.keyboard('inac{Enter}');
  expect(await screen.findByText(t('comun.cargando'))).toBeTruthy();
  rerender(<Estado initial={null} />);
  await waitFor(() => expect(field).toHaveProperty('value', 'Inactivo'));
});
