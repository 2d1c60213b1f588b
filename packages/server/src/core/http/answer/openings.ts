import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Title of a screen and what it is for, by language. */
type Words = Readonly<Record<string, readonly string[]>>;

/** Returns the meta element that names the screen at an address without base path; empty for an address that shows no screen behind the sign-in. */
export type Opening = (path: string) => string;

/** Reads the words that the build wrote (packages/web/build/openings.ts). start/opening.js shows those of the page while the program loads. */
export async function readOpenings(folder: string): Promise<Opening> {
  const words = new Map(Object.entries(JSON.parse(await readFile(join(folder, '.vite/openings.json'), 'utf8')) as Record<string, Words>));
  return (path) => {
    const found = words.get(path);
    return found ? `<meta name="portal-opening" content="${escaped(JSON.stringify(found))}">` : '';
  };
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
