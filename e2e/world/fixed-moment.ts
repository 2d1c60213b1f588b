import { pathToFileURL } from 'node:url';
import { inRoot } from '../../tools/root.mjs';

/** Moment of the pictures of the screens (e2e/visual), at which their data is made too: a Tuesday morning in Lima. */
export const PICTURED_AT = '2026-11-17T15:00:00.000Z';

/** Stops the clock of a Node process at that moment. */
export const STOPPED_CLOCK: Readonly<Record<string, string>> = {
  NODE_OPTIONS: `--import=${pathToFileURL(inRoot('e2e/world/fixed-clock.mjs')).href}`,
  PORTAL_CLOCK: PICTURED_AT,
};
