/**
 * Returns whether this page can use passkeys of the portal's site (`llaves` of `GET /portal`, P167): the browser knows them, and would refuse them under
 * another name.
 */
export const admitsLlaves = (sitio: string | null | undefined): boolean =>
  sitio === window.location.hostname && 'PublicKeyCredential' in window;
