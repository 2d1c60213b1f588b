import { detalleApi } from '@portal/contract/detalle';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { examples } from '@portal/contract/examples';
import { LONGEST_MS, PAUSE_MS, usePendingChoices } from './use-pending-choices.ts';
import { announceSignOut, storeToken } from '../../../core/session/session.ts';

const fetched = vi.fn<(address: string, init: { readonly body: string; readonly keepalive: boolean }) => Promise<Response>>();
const FECHA = 1_795_000_000_000;
const choice = (pregunta: number, respuesta = 1, fecha = FECHA) => ({ [pregunta]: { respuesta, fecha } });
/** Questions of each call, in order. */
const sent = () =>
  fetched.mock.calls.map(([address, init]) => {
    expect(address).toContain(detalleApi.insVarias.path);
    expect(init.keepalive, 'the request outlives the page').toBe(true);
    const { respuestas } = detalleApi.insVarias.body.parse(JSON.parse(init.body));
    return respuestas.map(({ id_pregunta, respuesta }) => [id_pregunta, respuesta]);
  });

beforeEach(() => {
  vi.useFakeTimers();
  storeToken('a-token');
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(Response.json(examples.detalle.insVarias)));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => void vi.useRealTimers());

const start = () => renderHook(() => usePendingChoices(7));

test('choices go out together once the person pauses', () => {
  const { result } = start();
  result.current.add(choice(1));
  vi.advanceTimersByTime(PAUSE_MS - 1);
  result.current.add(choice(2));
  vi.advanceTimersByTime(PAUSE_MS - 1);
  expect(sent()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent()).toEqual([
    [
      [1, 1],
      [2, 1],
    ],
  ]);
});

test('a person who never pauses does not keep a choice back for longer than a minute', () => {
  const { result } = start();
  for (let time = 0; time < LONGEST_MS; time += PAUSE_MS / 2) {
    result.current.add(choice(time + 1));
    vi.advanceTimersByTime(PAUSE_MS / 2);
  }
  expect(sent()).toHaveLength(1);
});

test.each([
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['the window loses the focus', () => window.dispatchEvent(new Event('blur'))],
  ['the person signs out', announceSignOut],
  [
    'the page is hidden',
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('choices go out when %s', (_what, leave) => {
  const { result } = start();
  result.current.add(choice(1));
  leave();
  expect(sent()).toEqual([[[1, 1]]]);
});

test('choices go out when the questionnaire is left for another screen', () => {
  const { result, unmount } = start();
  result.current.add(choice(1));
  unmount();
  expect(sent()).toEqual([[[1, 1]]]);
});

test('choices that did not arrive go out with the next ones; a later choice of the same question replaces them', async () => {
  fetched.mockImplementationOnce(() => Promise.reject(new TypeError('offline')));
  const { result } = start();
  result.current.add({ ...choice(1), ...choice(2) });
  await act(async () => result.current.flush());
  result.current.add(choice(2, 3, FECHA + 1));
  result.current.flush();
  expect(sent()).toEqual([
    [
      [1, 1],
      [2, 1],
    ],
    [
      [1, 1],
      [2, 3],
    ],
  ]);
});

test('without a session, and after the grading, nothing is sent', () => {
  const { result } = start();
  result.current.add(choice(1));
  localStorage.clear();
  result.current.flush();
  storeToken('a-token');
  result.current.discard();
  result.current.flush();
  expect(sent()).toEqual([]);
});
