import { screen, within } from '@testing-library/react';

/** Rows of a list, without those of its head. Waits until there is at least one. */
export async function rowsOf(caption: string): Promise<HTMLElement[]> {
  const table = await screen.findByRole('table', { name: caption });
  await within(table).findAllByRole('cell');
  return within(table)
    .getAllByRole('row')
    .filter((row) => row.closest('tbody')?.parentElement === table);
}

/** What the card of a figure says, from its label to its hint. */
export async function figureOf(label: string): Promise<string> {
  const shown = await screen.findByText(label);
  return shown.parentElement?.parentElement?.textContent ?? '';
}
