import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteUse } from './last-use.ts';
import { useSessionEnd } from './use-session-end.ts';

const MINUTE = 60_000;
const beat = vi.fn(() => Promise.resolve(noteUse()));
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE));
const press = () => act(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' })));

beforeEach(() => {
  vi.useFakeTimers();
  noteUse();
  beat.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  noteUse();
});

const watch = (hours: number | undefined) => renderHook(() => useSessionEnd({ hours, beat })).result;

test('fifteen minutes before the end of an hour without use it warns, minute by minute', async () => {
  const session = watch(1);
  await pass(44);
  expect(session.current.left).toBeUndefined();
  await pass(2);
  expect(session.current.left).toBe(14);
  await pass(10);
  expect(session.current.left).toBe(4);
  expect(beat).not.toHaveBeenCalled();
});

test('going on calls the server, and the hours begin again', async () => {
  const session = watch(1);
  await pass(50);
  await act(async () => session.current.goOn());
  expect(beat).toHaveBeenCalledTimes(1);
  expect(session.current.left).toBeUndefined();
  await pass(44);
  expect(session.current.left).toBeUndefined();
  await pass(2);
  expect(session.current.left).toBe(14);
});

test('a person who types without calling anything keeps the session, with few calls', async () => {
  const session = watch(1);
  for (let minute = 0; minute < 120; minute += 1) {
    await pass(1);
    await press();
  }
  expect(session.current.left).toBeUndefined();
  expect(beat.mock.calls.length).toBeGreaterThan(8);
  expect(beat.mock.calls.length).toBeLessThan(13);
});

test('while it warns a key alone does not answer for the person', async () => {
  const session = watch(1);
  await pass(50);
  await press();
  expect(beat).not.toHaveBeenCalled();
  expect(session.current.left).toBe(10);
});

test('a failed call is tried again by a later key, not by each one', async () => {
  beat.mockImplementation(() => Promise.reject(new Error('sin conexión')));
  watch(12);
  await pass(11);
  await press();
  await press();
  expect(beat).toHaveBeenCalledTimes(1);
  await pass(11);
  await press();
  expect(beat).toHaveBeenCalledTimes(2);
  beat.mockImplementation(() => Promise.resolve(noteUse()));
});

test('until the hours are known it watches nothing', async () => {
  const session = watch(undefined);
  await pass(600);
  expect(session.current.left).toBeUndefined();
});
