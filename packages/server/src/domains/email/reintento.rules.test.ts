import { expect, test } from 'vitest';
import { isStale, MAX_ATTEMPTS, retryDelay } from './reintento.rules.ts';

test('delays grow from a minute to twelve hours; after eight failures there is no retry', () => {
  const minutes = Array.from({ length: MAX_ATTEMPTS }, (_none, index) => retryDelay(index + 1)).map((delay) => delay && delay / 60_000);
  expect(minutes).toEqual([1, 5, 15, 60, 180, 360, 720, null]);
});

test('a message with an expired link, or a reminder of days ago, is stale; other messages never are', () => {
  const now = new Date('2026-11-21T15:00:00Z');
  const stale = (tipo: string, fecha_creacion: string, texto = '') => isStale({ tipo, fecha_creacion, texto }, now);
  expect(stale('restablecer', '2026-11-21T14:00:00.000Z')).toBe(false);
  expect(stale('restablecer', '2026-11-21T13:59:59.999Z')).toBe(true);
  expect(stale('bienvenida', '2026-11-14T15:00:00.000Z')).toBe(false);
  expect(stale('bienvenida', '2026-11-14T14:59:59.999Z')).toBe(true);
  expect(stale('recordatorio', '2026-11-17T15:00:00.000Z')).toBe(false);
  expect(stale('recordatorio', '2026-11-17T14:59:59.999Z')).toBe(true);
  expect(stale('asigna', '2025-11-21T13:59:59.999Z')).toBe(false);
  expect(stale('asigna', '2026-11-14T15:00:00.000Z', 'https://x.pe/#token=abc')).toBe(false);
  expect(stale('asigna', '2026-11-14T14:59:59.999Z', 'https://x.pe/#token=abc')).toBe(true);
});
