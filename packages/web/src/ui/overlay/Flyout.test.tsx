import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';
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

test('Escape inside it leaves a dialog around it open, and the next one closes the dialog', async () => {
  const onClose = vi.fn();
  const { user } = renderPiece(
    <Dialog title="Lista" onClose={onClose}>
      <Flyout width={200} trigger={(toggle) => <button onClick={toggle}>Abrir</button>}>
        {() => <button>Dentro</button>}
      </Flyout>
    </Dialog>,
  );
  await user.click(await screen.findByRole('button', { name: 'Abrir' }));
  const inside = await screen.findByRole('button', { name: 'Dentro' });
  inside.focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Dentro' })).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir' })));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
