import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readOpenings } from './openings.ts';
import { compressedPage, type Page } from './page.ts';
import type { Config } from '../../../config/config.ts';

/** Files that a page loads and that are no documents themselves. */
const PARTS = /\.(js|css|woff2)(\.br|\.gz)?$/;
const YEAR_SECONDS = 365 * 24 * 3600;

/**
 * Serves the built web client under the base path (P59): hashed assets cached for a year, other files revalidated, and index.html for
 * every other address, with the name of its screen. The build has compressed the files (packages/web/build); the server compresses nothing but
 * the page, once for each screen.
 */
export async function serveClient(app: FastifyInstance, folder: string, config: Config): Promise<void> {
  const { basePath } = config;
  const html = addressed(await readFile(join(folder, 'index.html'), 'utf8'), config);
  const openings = await readOpenings(folder);
  const pages = new Map<string, Page>();
  const pageAt = (path: string): Page => {
    const opening = openings(path);
    const known = pages.get(opening);
    if (known) return known;
    const page = compressedPage(html.replace('<head>', () => `<head>${opening}`));
    pages.set(opening, page);
    return page;
  };
  const scripts = inlineHashes(html);
  await app.register(staticFiles, {
    root: folder,
    prefix: `${basePath}/`,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['index.html', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      if (path.includes('/assets/')) reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
      else reply.header('cache-control', 'no-cache');
      // The policy of the page governs them; 700 bytes for each would be a file more of the first visit. A worker (.mjs) keeps its own.
      if (PARTS.test(path)) reply.removeHeader('content-security-policy');
    },
  });
  const show = (request: FastifyRequest, reply: FastifyReply) =>
    sendPage(pageAt(screenPath(request.url, basePath)), scripts, { request, reply });
  // A part of another version: its page must learn that it is gone, and a proxy asks the process that has it.
  app.get(`${basePath}/assets/*`, (_request, reply) => reply.code(404).header('cache-control', 'no-store').send());
  // With `ignoreTrailingSlash` the wildcard does not match the folder itself.
  app.get(`${basePath}/`, show);
  app.get(`${basePath}/*`, show);
  if (basePath) app.get('/', (_request, reply) => reply.redirect(`${basePath}/`));
}

/** Returns the address of a screen, without base path, query and final slash. */
function screenPath(url: string, basePath: string): string {
  const [path = ''] = url.slice(basePath.length).split('?', 1);
  return path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Replaces the page's relative addresses by the base path and adds it and PUBLIC_URL as meta elements. */
function addressed(page: string, { basePath, announcedUrl }: Config): string {
  const announced = announcedUrl ? `<meta name="portal-url" content="${new URL(announcedUrl).href.replaceAll('"', '%22')}">` : '';
  return page.replaceAll('="./', `="${basePath}/`).replace('<head>', `<head><meta name="portal-base" content="${basePath}/">${announced}`);
}

/** Returns the CSP source of each inline script of the page. */
const inlineHashes = (page: string): string =>
  page
    .split('<script>')
    .slice(1)
    .map((rest) =>
      createHash('sha256')
        .update(rest.slice(0, rest.indexOf('</script>')))
        .digest('base64'),
    )
    .map((hash) => ` 'sha256-${hash}'`)
    .join('');

function sendPage(page: Page, scripts: string, { request, reply }: { request: FastifyRequest; reply: FastifyReply }): FastifyReply {
  const policy = String(reply.getHeader('content-security-policy')).replace("script-src 'self'", `script-src 'self'${scripts}`);
  const { encoding, body } = page(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', 'content-security-policy': policy })
    .send(body);
}
