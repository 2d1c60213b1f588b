import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Headers of one answer, measured with the portal's security headers: the page and the call have 1.3 kB, a file 0.5 kB. */
const HEADERS = 700;
/** Requests besides the files: the page and `GET /api/portal`. */
const OTHERS = 2;

/** Requests and bytes for which a visitor on 400 kbit/s can wait: 50 kB are one second (docs/decisions/022). */
const BUDGETS = {
  ingreso: { requests: 10, bytes: 170_250 },
  verificacion: { requests: 13, bytes: 215_000 },
  panel: { requests: 16, bytes: 292_000 },
};

const ADVICE =
  'Deje fuera los textos que solo lee quien administra (STAFF_TEXTS en packages/messages/src/learner.ts) o cargue más tarde lo nuevo (docs/decisions/022-a-light-first-visit.md).';

/** @typedef {{ name: keyof typeof BUDGETS, language: string, requests: number, bytes: number }} Visit */

/** @param {string} html @returns {string[]} files that the page loads or preloads */
export const filesIn = (html) => [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].flatMap(([, file]) => file ?? []);

/** @param {string} html @param {string} id @returns {string[]} files that a template of the page lists */
const filesInTemplate = (html, id) => filesIn(new RegExp(`<template id="${id}">[^]*?</template>`).exec(html)?.[0] ?? '');

/** @param {string} html @returns {string[]} files of the program itself, without those of the templates */
const programOf = (html) => filesIn(html.replace(/<template [^]*?<\/template>/g, ''));

/** @param {string} html @returns {string[]} codes of the languages of which the page lists texts */
const languagesOf = (html) => [...html.matchAll(/<template id="first-([a-z]+)">/g)].flatMap(([, language]) => language ?? []);

/** @param {string} dist @param {readonly string[]} files @returns {number} bytes that a browser receives for them */
export const bytesOf = (dist, files) => files.reduce((sum, file) => sum + statSync(join(dist, sizeOf(dist, file))).size, 0);

/**
 * Counts for each language what the built page asks for before the sign-in works, before the verification of a certificate does, and before
 * the panel does on a device with a session.
 * @param {string} dist
 * @returns {Visit[]}
 */
export function visits(dist) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  const program = programOf(html);
  const page = brotliCompressSync(html).length;
  return languagesOf(html).flatMap((language) => {
    const signIn = [...program, ...filesInTemplate(html, `first-${language}`)];
    const further = (/** @type {string} */ id) => [...signIn, ...filesInTemplate(html, id), ...filesInTemplate(html, `texts-${language}`)];
    return Object.entries({ ingreso: signIn, verificacion: further('public-files'), panel: further('signed-in-files') }).map(
      ([name, files]) => {
        const requests = files.length + OTHERS;
        return {
          name: /** @type {Visit['name']} */ (name),
          language,
          requests,
          bytes: page + requests * HEADERS + bytesOf(dist, files),
        };
      },
    );
  });
}

/** @param {string} dist @param {string} file the copy that a browser receives */
const sizeOf = (dist, file) => (statSync(join(dist, `${file}.br`), { throwIfNoEntry: false }) ? `${file}.br` : file);

/**
 * @param {string} dist folder of the built client
 * @returns {import('./check-stages.mjs').Outcome}
 */
export function checkFirstVisit(dist) {
  const counted = visits(dist);
  const problems = counted.flatMap(({ name, language, requests, bytes }) => {
    const budget = BUDGETS[name];
    const over = [];
    if (requests > budget.requests) over.push(`${name} (${language}): ${requests} pedidos; el límite es ${budget.requests}`);
    if (bytes > budget.bytes) over.push(`${name} (${language}): ${bytes} bytes; el límite es ${budget.bytes}`);
    return over;
  });
  if (problems.length > 0) problems.push(ADVICE);
  if (counted.length === 0) problems.push('la página no nombra los textos de ningún idioma');
  return { ok: problems.length === 0, output: problems.join('\n') };
}
