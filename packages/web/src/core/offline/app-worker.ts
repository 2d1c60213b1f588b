import type { Workbox } from 'workbox-window';
import { basePath } from '../router/base-path.ts';
import { spokenLanguage } from '../i18n/spoken.ts';

/** Shared by every tab with an open questionnaire; a new version waits until nobody holds it. */
const ANSWERING = `UCJ${basePath}-cuestionario`;

/** State of a new version: it is there, or it waits for an open questionnaire of some tab. */
export type NewVersion = 'lista' | 'en_espera' | undefined;

let worker: Workbox | undefined;
let started = false;
let state: NewVersion;
const listeners = new Set<() => void>();

function set(next: NewVersion): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Returns whether there is a new version. */
export const newVersion = (): NewVersion => state;

/** Calls `listener` when that changes; returns the function that unsubscribes. */
export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers the service worker, which keeps the learner's part of the program on the device. Only the built portal has one. */
export async function startAppWorker(): Promise<void> {
  if (started || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  started = true;
  const { Workbox: Registration } = await import('workbox-window');
  worker = new Registration(`${basePath}/sw.js?idioma=${spokenLanguage()}`, { scope: `${basePath}/` });
  const others = (await navigator.serviceWorker.getRegistration(`${basePath}/`))?.active?.scriptURL;
  const own = new URL(`${basePath}/sw.js?idioma=${spokenLanguage()}`, window.location.href).href;
  worker.addEventListener('waiting', () => {
    // Another language on this device is no new version.
    if (others && others !== own) worker?.messageSkipWaiting();
    else set('lista');
  });
  // Another tab has installed the new version: every tab shows the same one.
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controlled && state) window.location.reload();
    controlled = true;
  });
  await worker.register();
  keepLoaded((await navigator.serviceWorker.ready).active);
}

/** Has the worker keep what this page loaded before the worker served it. */
function keepLoaded(active: ServiceWorker | null): void {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ type: 'CONSERVAR', urls }, []);
}

const install = (): void => worker?.messageSkipWaiting();

/** Installs the new version once no tab has a questionnaire open; every tab then reloads. Answers are on the device. */
export async function installNewVersion(): Promise<void> {
  const { locks } = navigator as { readonly locks?: LockManager };
  if (!locks) return install();
  const free = await locks.request(ANSWERING, { ifAvailable: true }, (lock) => {
    if (lock) install();
    return lock !== null;
  });
  if (free) return;
  set('en_espera');
  await locks.request(ANSWERING, install);
}

/** Holds off a new version while a questionnaire is open; returns the function that ends it. */
export function holdVersion(): () => void {
  const leaving = new AbortController();
  const held = new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()));
  const { locks } = navigator as { readonly locks?: LockManager };
  locks?.request(ANSWERING, { mode: 'shared' }, () => held).catch(() => undefined);
  return () => leaving.abort();
}
