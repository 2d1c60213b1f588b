import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Loads a worker of the sources. A thread of Node 20 cannot load TypeScript, whatever the main thread uses (vitest, tsx): it registers
 * tsx itself, which takes a second thread and 0.7 s. The tests build the workers once for their run (testkit/worker-files.ts) and name
 * the folder in PORTAL_WORKERS.
 * @param {string} built file name of the worker in the built server
 * @param {() => Promise<unknown>} importSource
 */
export async function loadWorker(built, importSource) {
  if (process.env.PORTAL_WORKERS) {
    await import(pathToFileURL(join(process.env.PORTAL_WORKERS, built)).href);
    return;
  }
  const { register } = await import('tsx/esm/api');
  register();
  await importSource();
}
