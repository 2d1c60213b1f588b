import { basePath } from './base-path.ts';

/** Public address of the installation (PUBLIC_URL), without a final slash; the server writes it into the page. */
const announced = document
  .querySelector('meta[name="portal-url"]')
  ?.getAttribute('content')
  ?.replace(/(?<!\/)\/+$/, '');

/** Absolute address of a screen, for printing: below PUBLIC_URL, else below the browser's origin. */
export const publicAddress = (path: string): string => `${announced ?? `${window.location.origin}${basePath}`}${path}`;
