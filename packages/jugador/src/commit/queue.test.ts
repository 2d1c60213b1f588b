import type { GuardarBody, GuardadoJugador } from '@portal/contract/paquete';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommitQueue, type QueueState, type Reply } from './queue.ts';

const SAVED: GuardadoJugador = { guardado: '2026-11-30T15:00:00Z', terminado: false, aprobado: null, nota: null };
const entry = (location: string, more: { leccion?: string; fin?: boolean } = {}) => ({
  leccion: 'a',
  cmi: { location },
  fin: false,
  ...more,
});

/** A queue; its requests are answered by hand, in any order. */
function open(secuencia = 0) {
  const sent: GuardarBody[] = [];
  const answers: ((reply: Reply) => void)[] = [];
  const states: QueueState[] = [];
  const queue = new CommitQueue(
    { lanzamiento: 3, secuencia },
    (body) => {
      sent.push(structuredClone(body));
      return new Promise((resolve) => answers.push(resolve));
    },
    (state) => states.push(state),
  );
  const answer = async (place: number, reply: Reply) => {
    answers[place]?.(reply);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { queue, sent, states, answer };
}

const saved: Reply = { kind: 'saved', saved: SAVED };
const failed: Reply = { kind: 'failed' };
const places = (sent: readonly GuardarBody[]) => sent.map(({ secuencia, cmi, fin }) => [secuencia, cmi['location'], fin]);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('while one is under way the newest of a lesson waits, with the next number', async () => {
  const { queue, sent, states, answer } = open(10);
  for (const place of ['1', '2', '3']) queue.push(entry(place));
  expect(places(sent)).toEqual([[11, '1', false]]);
  await answer(0, saved);
  expect(places(sent)).toEqual([
    [11, '1', false],
    [12, '3', false],
  ]);
  expect(states.map(({ kind }) => kind)).toEqual(['saving', 'saving']);
  await answer(1, saved);
  expect(states.at(-1)).toEqual({ kind: 'saved', saved: SAVED });
  expect(queue.unsaved).toBe(false);
});

test('the end of a session and other lessons are never replaced', async () => {
  const { queue, sent, answer } = open();
  queue.push(entry('1'));
  queue.push(entry('2', { fin: true }));
  queue.push(entry('3'));
  queue.push(entry('4', { leccion: 'b' }));
  for (const place of [0, 1, 2, 3]) await answer(place, saved);
  expect(places(sent)).toEqual([
    [1, '1', false],
    [2, '2', true],
    [3, '3', false],
    [4, '4', false],
  ]);
});

test('a failure is tried again for ever, later and later, with its own state and number', async () => {
  const { queue, sent, states, answer } = open();
  queue.push(entry('1'));
  await answer(0, failed);
  queue.push(entry('2'));
  for (const [place, wait] of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000].entries()) {
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(sent).toHaveLength(place + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(place + 2);
    await answer(place + 1, failed);
  }
  expect(new Set(sent.map(({ secuencia }) => secuencia))).toEqual(new Set([1]));
  expect(states.at(-1)?.kind).toBe('unsaved');
  queue.retry();
  await answer(9, saved);
  expect(places(sent).at(-1)).toEqual([2, '2', false]);
});

test('when the page may end all are sent at once, and one that was overtaken is no other window', async () => {
  const { queue, sent, states, answer } = open();
  queue.push(entry('1'));
  queue.push(entry('2'));
  queue.sendAll();
  expect(places(sent)).toEqual([
    [1, '1', false],
    [2, '2', false],
  ]);
  await answer(1, saved);
  await answer(0, { kind: 'refused', reason: 'anterior' });
  expect(queue.stopped).toBe(false);
  expect(queue.unsaved).toBe(false);
  expect(states.at(-1)?.kind).not.toBe('unsaved');
});

test('another window, an older number than the server has, or the end of the ticket stop everything', async () => {
  for (const [reason, told] of [
    ['otra_ventana', 'otra_ventana'],
    ['anterior', 'otra_ventana'],
    ['vencido', 'vencido'],
  ] as const) {
    const { queue, sent, states, answer } = open();
    queue.push(entry('1'));
    await answer(0, { kind: 'refused', reason });
    queue.push(entry('2'));
    queue.sendAll();
    expect(states.at(-1)).toEqual({ kind: 'stopped', reason: told });
    expect(sent).toHaveLength(1);
    expect(queue.unsaved).toBe(false);
  }
});

test('a state that the server never takes is dropped and said, until a later one is stored', async () => {
  const { queue, sent, states, answer } = open();
  queue.push(entry('1'));
  await answer(0, { kind: 'refused', reason: 'ilegible' });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sent).toHaveLength(1);
  expect(queue.unsaved).toBe(true);
  expect(queue.isAtRisk(() => true)).toBe(true);
  queue.push(entry('2'));
  await answer(1, saved);
  expect(queue.unsaved).toBe(false);
  expect(states.at(-1)?.kind).toBe('saved');
});

test('a page is at risk with a failure, or with a state that cannot outlive it', async () => {
  const { queue, answer } = open();
  queue.push(entry('1'));
  expect(queue.isAtRisk(() => true)).toBe(false);
  expect(queue.isAtRisk(() => false)).toBe(true);
  await answer(0, failed);
  expect(queue.isAtRisk(() => true)).toBe(true);
});
