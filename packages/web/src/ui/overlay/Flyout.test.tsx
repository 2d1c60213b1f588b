// Escape closes what opened beside a button, also while the keyboard is still on the button.
import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Flyout } from './Flyout.tsx';

test('Escape closes it from the button and from inside, and the keyboard ends on the button', async () => {
  render(
    <MantineProvider env="test">
      <Flyout width={200} trigger={(toggle) => <button onClick={toggle}>Abrir</button>}>
        {() => <button>Dentro</button>}
      </Flyout>
    </MantineProvider>,
  );
  const trigger = screen.getByRole('button', { name: 'Abrir' });
  for (const from of ['Abrir', 'Dentro']) {
    trigger.focus();
    fireEvent.click(trigger);
    await screen.findByRole('dialog', { name: 'Abrir' });
    fireEvent.keyDown(screen.getByRole('button', { name: from }), { key: 'Escape', code: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Dentro' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  }
});
