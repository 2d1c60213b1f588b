import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const standIn = fileURLToPath(new URL('../vite-no-json-schema.ts', import.meta.url));

/**
 * Leaves zod's writer of JSON Schema out of the client, a tenth of the panel's file. Each schema carries a method that calls it, so the
 * build cannot see that only the server's description of the API does.
 */
export const noJsonSchema: Plugin = {
  name: 'portal:no-json-schema',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/(to-json-schema|json-schema-processors)\.js$/ },
    handler: (_id, importer) => (importer && /[\\/]zod[\\/]v4[\\/]/.test(importer) ? standIn : null),
  },
};
