import { sesionApi } from '@portal/contract/sesion';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { noteUse } from '../../core/session/last-use.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { t } from '../../testing/text.ts';

/** The portal of the examples ends a session after twelve hours without use. */
const LATE_MS = (11 * 60 + 50) * 60_000;

afterEach(() => {
  vi.useRealTimers();
  noteUse();
});

/** Opens a screen that nobody used for long: the clock alone is set forward, and the watch looks at it. */
async function openIdle() {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
  const opened = await renderScreen('/certificado', { session: 'alumno' });
  await screen.findByRole('heading', { level: 1 });
  await act(() => vi.advanceTimersByTimeAsync(LATE_MS));
  // The watch begins when the hours are known, and looks every thirty seconds.
  for (let look = 0; look < 6 && !screen.queryByRole('dialog'); look += 1) await act(() => vi.advanceTimersByTimeAsync(30_000));
  return opened;
}

test('the warning says the minutes left, has the focus on going on, and goes away with a call', async () => {
  const { user, server } = await openIdle();
  const dialog = await screen.findByRole('dialog', { name: t('sesion.termina.titulo') });
  expect(dialog.textContent).toMatch(/Termina en (7|8|9|10) minutos/);
  const goOn = screen.getByRole('button', { name: t('sesion.termina.seguir') });
  await waitFor(() => expect(document.activeElement).toBe(goOn));
  const before = server.requests(sesionApi.verifyToken).length;
  await user.click(goOn);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(server.requests(sesionApi.verifyToken).length).toBe(before + 1));
});

test('the warning offers to sign out', async () => {
  const { user, server } = await openIdle();
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: t('ui.marco.cerrarSesion') }));
  await waitFor(() => expect(server.requests(sesionApi.logout)).toHaveLength(1));
});
