import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

/**
 * Serves the built web client under the base path (P59): hashed assets cached for a year, other files revalidated, and index.html for
 * every other address. Replaces the page's relative addresses by the base path and adds it and PUBLIC_URL as meta elements.
 */
export async function serveClient(app: FastifyInstance, folder: string, { basePath, announcedUrl }: Config): Promise<void> {
  const announced = announcedUrl ? `<meta name="portal-url" content="${new URL(announcedUrl).href.replaceAll('"', '%22')}">` : '';
  const page = (await readFile(join(folder, 'index.html'), 'utf8'))
    .replaceAll('="./', `="${basePath}/`)
    .replace('<head>', `<head><meta name="portal-base" content="${basePath}/">${announced}`);
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  await app.register(staticFiles, {
    root: folder,
    prefix: `${basePath}/`,
    index: false,
    wildcard: false,
    globIgnore: ['index.html'],
    setHeaders: (reply, path) => {
      if (path.includes('/assets/')) reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`);
      else reply.header('cache-control', 'no-cache');
    },
  });
  // With `ignoreTrailingSlash` the wildcard does not match the folder itself.
  const show = (_request: FastifyRequest, reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  app.get(`${basePath}/`, show);
  app.get(`${basePath}/*`, show);
  if (basePath) app.get('/', (_request, reply) => reply.redirect(`${basePath}/`));
}
