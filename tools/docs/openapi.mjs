import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/**
 * Writes the OpenAPI document of a tree's contract.
 * @param {string} root
 * @param {string} file relative to the root
 */
export async function writeOpenapi(root, file) {
  const source = pathToFileURL(join(root, 'packages/server/src/core/openapi/openapi.ts')).href;
  const { openapiDocument } = await tsImport(source, import.meta.url);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(openapiDocument(`v${version}`, '/api'), null, 2)}\n`);
}
