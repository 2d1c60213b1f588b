import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { MultiSelectField } from './MultiSelectField.tsx';
import { renderPiece } from '../../../testing/render-piece.tsx';

const DATA = [
  { group: 'Norte', items: [{ value: '1', label: 'Cajero' }] },
  {
    group: 'Sur',
    items: [
      { value: '2', label: 'Cajéro mayor' },
      { value: '3', label: 'Jefe' },
    ],
  },
];

function Cargo() {
  const [value, setValue] = useState<string[]>([]);
  return <MultiSelectField label="Cargo" data={DATA} value={value} onChange={setValue} />;
}

test('options in groups are searched by words without accents, and Enter takes the match', async () => {
  const { user } = renderPiece(<Cargo />);
  await user.click(screen.getByRole('combobox', { name: 'Cargo' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Cajero', 'Cajéro mayor', 'Jefe']);
  await user.keyboard('mayor cajero');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Cajéro mayor']);
  await user.keyboard('{Enter}');
  expect(screen.getByText('Cajéro mayor', { ignore: '[role=option] *' })).toBeTruthy();
});

test('a second Enter after a choice adds nothing, an option that the arrows reach is taken', async () => {
  const { user } = renderPiece(<Cargo />);
  const checked = () => screen.getAllByRole('option').filter((one) => one.getAttribute('aria-selected') === 'true').length;
  await user.click(screen.getByRole('combobox', { name: 'Cargo' }));
  await user.keyboard('jefe{Enter}{Enter}');
  expect(checked()).toBe(1);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(checked()).toBe(2);
});
