/** Path under which the portal is served, without a final slash; the server writes it into the page. */
export const basePath = (document.querySelector('meta[name="portal-base"]')?.getAttribute('content') ?? '/').replace(/(?<!\/)\/+$/, '');
