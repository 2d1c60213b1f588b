import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Version label (P53), the specification's. */
export const VERSION = 'v1.0.91';

/** Commit that a build was made from, and its day; null where the build knew none. */
interface Compilacion {
  readonly revision: string | null;
  readonly fecha: string | null;
}

const written = z.object({ revision: z.string().nullable(), fecha: z.string().nullable() });

/** Places of the file that tools/build.mjs writes: beside the built programs; from the sources, those of the last build. */
const PLACES = ['./version.json', '../../dist/version.json'];

function readCompilacion(): Compilacion {
  for (const place of PLACES) {
    try {
      return written.parse(JSON.parse(readFileSync(fileURLToPath(new URL(place, import.meta.url)), 'utf8')));
    } catch {
      // The next place, or none: sources that were never built.
    }
  }
  return { revision: null, fecha: null };
}

/** The commit of this program. */
export const COMPILACION = readCompilacion();

/** Words a version for people: `v1.0.91 (0f3c5a1b2d4e, 2026-11-27)`; the label alone without a commit. */
export function versionText({ revision, fecha }: Compilacion = COMPILACION): string {
  const facts = [revision, fecha].filter((fact) => fact !== null);
  return facts.length > 0 ? `${VERSION} (${facts.join(', ')})` : VERSION;
}
