import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

export type AllTexts = typeof import('./all-texts.ts');

/**
 * Loads the texts with every call, as they are now. A plain import would make them a part of Vite's configuration, and each change of a text
 * would start Vite anew.
 */
export async function loadMessages(): Promise<AllTexts> {
  const { module } = await runnerImport<AllTexts>(fileURLToPath(new URL('./all-texts.ts', import.meta.url)), { logLevel: 'error' });
  return module;
}
