import { basePath } from './base-path.ts';

/** Address that the installation announces (PUBLIC_URL), without a final slash; the server writes it into the page. */
const announced = document.querySelector('meta[name="portal-url"]')?.getAttribute('content')?.replace(/\/+$/, '');

/** Full address of a screen, as it is printed: the installation's own, else the one that the browser has. */
export const publicAddress = (path: string): string => `${announced ?? `${window.location.origin}${basePath}`}${path}`;
