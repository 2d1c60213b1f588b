import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueryContent } from './QueryContent.tsx';
import { renderPiece } from '../../testing/render-piece.tsx';
import { t } from '../../testing/text.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

test('a slow query can be cancelled, which aborts its call, and asked again', async () => {
  const signals: AbortSignal[] = [];
  const read = (signal: AbortSignal): Promise<string> => {
    signals.push(signal);
    return signals.length === 1 ? new Promise<string>(() => undefined) : Promise.resolve('las filas');
  };
  const Screen = () => (
    <QueryContent query={useQuery<string>({ queryKey: ['lenta'], queryFn: ({ signal }) => read(signal) })}>
      {(data) => <p>{data}</p>}
    </QueryContent>
  );
  const user = userEvent.setup({ delay: null });
  renderPiece(
    <QueryClientProvider client={new QueryClient()}>
      <Screen />
    </QueryClientProvider>,
  );
  expect(screen.queryByRole('button', { name: t('comun.cancelar') })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2100));
  await user.click(screen.getByRole('button', { name: t('comun.cancelar') }));
  expect(await screen.findByText(t('ui.espera.cancelada'))).toBeTruthy();
  expect(signals[0]?.aborted).toBe(true);
  await user.click(screen.getByRole('button', { name: t('ui.espera.deNuevo') }));
  expect(await screen.findByText('las filas')).toBeTruthy();
});
