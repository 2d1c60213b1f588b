import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OPENAPI } from './check/check-stages.mjs';
import { sourceFiles } from './run/fingerprint.mjs';
import { generators } from './docs/generators.mjs';
import { OperatorError, runMain } from './run/operator-error.mjs';
import { writeOpenapi } from './docs/openapi.mjs';
import { inRoot, ROOT } from './root.mjs';
import { runNode } from './run/run.mjs';

/** @typedef {import('./docs/generators.mjs').Generator} Generator */
/** @typedef {{ file: string, content: string | null }} Difference `null`: the file is no longer generated */

/**
 * Compares one generator's files on disk with its current output.
 * @param {Generator} generator
 * @param {string} root
 * @returns {Promise<Difference[]>}
 */
export async function differences({ name, outputs, run }, root) {
  const files = await run();
  const undeclared = Object.keys(files).filter(
    (file) => !outputs.some((output) => file === output || (output.endsWith('/') && file.startsWith(output))),
  );
  if (undeclared.length > 0)
    throw new OperatorError(`El generador «${name}» escribe ${undeclared.join(', ')} sin declararlo en «outputs».`);
  const changed = Object.entries(files)
    .filter(([file, content]) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== content)
    .map(([file, content]) => ({ file, content }));
  const stale = outputs
    .flatMap((output) => sourceFiles(join(root, output)))
    .map((file) => relative(root, file).split(sep).join('/'))
    .filter((file) => !(file in files))
    .map((file) => ({ file, content: null }));
  return [...changed, ...stale];
}

/** @param {Difference} difference */
function write({ file, content }) {
  const path = join(ROOT, file);
  if (content === null) return rmSync(path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Runs with `--update` the server's test that writes docs/sql; in a normal run it fails on a difference. */
async function writeSql() {
  const args = ['run', '--project', 'embebida', 'src/testing/sql', '--update', '--reporter=dot'];
  const { code } = await runNode(inRoot('node_modules/vitest/vitest.mjs'), args);
  if (code !== 0) throw new OperatorError('No se pudo escribir docs/sql.');
}

/** @param {{ check: boolean }} mode */
async function generate({ check }) {
  const found = (await Promise.all(generators.map((generator) => differences(generator, ROOT)))).flat();
  if (!check) found.forEach(write);
  const list = found.map(({ file, content }) => `  ${file}${content === null ? ' (ya no se genera)' : ''}`).join('\n');
  if (check && found.length > 0) throw new OperatorError(`Archivos generados que no están al día:\n${list}\nEjecute «npm run generate».`);
  console.log(found.length > 0 ? `Archivos escritos:\n${list}` : 'Los archivos generados están al día.');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const words = new Set(process.argv.slice(2));
  const check = words.has('--check');
  await runMain(async () => {
    if (!words.has('sql')) await generate({ check });
    if (check) return;
    await writeOpenapi(ROOT, OPENAPI);
    await writeSql();
  });
}
