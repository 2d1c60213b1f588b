import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Flyout } from './Flyout.tsx';
import { renderPiece } from '../../testing/render-piece.tsx';

test('Escape closes it from the button and from inside, and the focus returns to the button', async () => {
  const { user } = renderPiece(
    <Flyout width={200} trigger={(toggle) => <button onClick={toggle}>Abrir</button>}>
      {() => <button>Dentro</button>}
    </Flyout>,
  );
  const trigger = screen.getByRole('button', { name: 'Abrir' });
  for (const from of ['Abrir', 'Dentro']) {
    await user.click(trigger);
    await screen.findByRole('dialog', { name: 'Abrir' });
    screen.getByRole('button', { name: from }).focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Dentro' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  }
});
