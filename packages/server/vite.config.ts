import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds the server as plain JavaScript. Bundles our own packages but not node_modules, because PGlite finds its wasm beside its own
 * code. The threads (embedded database, spreadsheets) are entries of their own, in the same folder.
 */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  ssr: { noExternal: ['@portal/contract', '@portal/messages'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        server: here('src/server.ts'),
        'embedded-worker': here('src/db/embedded/worker.ts'),
        'spreadsheet-worker': here('src/core/spreadsheet/worker.ts'),
      },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
