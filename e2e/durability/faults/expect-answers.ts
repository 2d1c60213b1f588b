import { expect } from '@playwright/test';
import type { Problem } from '@portal/contract/core';

/** Expects a call to be refused as unavailable, with a sentence, its key, and when to try again. */
export async function expectUnavailable(call: () => Promise<Response>, clave: string): Promise<void> {
  // The first calls may still meet a connection that breaks under them, or an answer that was on its way.
  await expect.poll(async () => (await call()).status).toBe(503);
  const response = await call();
  const problem = (await response.json()) as Problem;
  expect([response.status, problem.code, problem.clave]).toEqual([503, 'no_disponible', clave]);
  expect(problem.message).not.toBe('');
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
}
