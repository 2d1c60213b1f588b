import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bytesOf, filesIn } from './first-visit.mjs';
import { screens } from '../docs/screens.mjs';

/** Bytes that a screen may add to those that its reader has loaded already: two seconds and a half on 400 kbit/s (docs/decisions/062). */
const LIMIT = 122_000;
/** @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk a file of the build, with the chunks that load before it */
/** @typedef {{ path: string, source: string | undefined }} Row a screen; `source` relative to packages/web */
/** @typedef {{ path: string, bytes: number, files: string[] }} Weight */

/**
 * Names of a chunk and of all that it imports; not of what it loads later by itself.
 * @param {Record<string, Chunk>} manifest
 * @param {string} name
 * @param {Set<string>} [found]
 */
function closure(manifest, name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of manifest[name]?.imports ?? []) closure(manifest, imported, found);
  return found;
}

/**
 * Counts for each screen the compressed bytes that opening it adds to the frame of the signed-in screens. Strangers have the frame too: the
 * sign-in loads it when it is idle.
 * @param {string} dist
 * @param {readonly Row[]} rows
 * @returns {Weight[]}
 */
export function weights(dist, rows) {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const frame = new Set(filesIn(readFileSync(join(dist, 'index.html'), 'utf8')));
  return rows.flatMap(({ path, source }) => {
    if (!source) return [];
    const chunks = [...closure(manifest, source)].map((name) => manifest[name]);
    const files = new Set(chunks.flatMap((chunk) => (chunk ? [chunk.file, ...(chunk.css ?? [])] : [])));
    const added = [...files].filter((file) => !frame.has(file));
    return [{ path, files: added, bytes: bytesOf(dist, added) }];
  });
}

/**
 * @param {string} dist folder of the built client
 * @param {readonly Row[]} [rows]
 * @returns {import('./check-stages.mjs').Outcome}
 */
export function checkWeights(dist, rows = screens) {
  const heavy = weights(dist, rows).filter(({ bytes }) => bytes > LIMIT);
  const problems = heavy.map(({ path, bytes, files }) => `${path}: ${bytes} bytes; el límite es ${LIMIT} (${heaviest(dist, files)})`);
  return { ok: problems.length === 0, output: problems.join('\n') };
}

/** The three largest files of a screen, which a reader looks at first. @param {string} dist @param {string[]} files */
const heaviest = (dist, files) =>
  files
    .map((file) => ({ file, bytes: bytesOf(dist, [file]) }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 3)
    .map(({ file, bytes }) => `${file} ${bytes}`)
    .join(', ');
