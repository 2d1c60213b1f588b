import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|mjs|css|svg|json|ttf)$/;
const MIN_BYTES = 1024;
const LARGE_BYTES = 400_000;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  // The best quality takes seconds for a megabyte; the large files are none of the first visit's.
  const quality = bytes.length > LARGE_BYTES ? 9 : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await brotli(bytes, { params }));
  await writeFile(`${file}.gz`, await zip(bytes, { level: constants.Z_BEST_COMPRESSION }));
}

/** Writes a Brotli and a gzip copy beside every text file of the build; the server sends them as they are. */
export const compressFiles: Plugin = {
  name: 'portal:compress',
  apply: 'build',
  writeBundle: {
    sequential: true,
    handler: async ({ dir = '' }) => {
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => TEXT.test(name));
      await Promise.all(files.map((name) => compress(join(dir, name))));
    },
  },
};
