import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

export type AllTexts = typeof import('./all-texts.ts');

/**
 * Loads the current texts with every call. A plain import would make them a part of Vite's configuration, and each change of a text would
 * restart Vite.
 */
export async function loadMessages(): Promise<AllTexts> {
  const { module } = await runnerImport<AllTexts>(fileURLToPath(new URL('./all-texts.ts', import.meta.url)), { logLevel: 'error' });
  return module;
}
