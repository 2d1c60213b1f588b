import { screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** Waits for the rows of a list and returns them without those of its head. */
export async function rowsOf(caption: string): Promise<HTMLElement[]> {
  const table = await screen.findByRole('table', { name: caption });
  await within(table).findAllByRole('cell');
  // React draws arrived rows in slices; until then the skeleton is there.
  await waitFor(() => expect(table.querySelector('[data-skeleton]')).toBeNull());
  return within(table)
    .getAllByRole('row')
    .filter((row) => row.closest('tbody')?.parentElement === table);
}

/** Waits for the card of a figure and returns it. */
export const cardOf = async (label: string): Promise<HTMLElement> =>
  (await screen.findByText(label, { selector: 'span' })).closest<HTMLElement>('[data-tone]')!;

/** Returns the text of a figure's card, from label to hint. */
export async function figureOf(label: string): Promise<string> {
  const shown = await screen.findByText(label);
  return shown.parentElement?.parentElement?.textContent ?? '';
}

/** Gives every element a height, without which happy-dom leaves virtualized lists empty; until the test ends. */
export function giveRoom(): void {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
}
