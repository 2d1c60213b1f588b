import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The threads (embedded database, spreadsheets): entries of their own, in the server's folder. */
export const WORKERS = {
  'embedded-worker': here('src/db/embedded/worker.ts'),
  'spreadsheet-worker': here('src/core/spreadsheet/worker.ts'),
  'json-worker': here('src/core/json/worker.ts'),
  'bank-worker': here('src/domains/pregunta/banco/gateways/worker.ts'),
  'package-worker': here('src/domains/paquete/lectura/gateways/worker.ts'),
};

/** Programs beside the server, as the image of Docker runs them. */
const COMMANDS = {
  'demo-cerrar': here('src/commands/close-demo.ts'),
  respaldo: here('src/commands/backup.ts'),
  restaurar: here('src/commands/restore.ts'),
  mudar: here('src/commands/move.ts'),
  'correo-probar': here('src/commands/send-test-letter.ts'),
  'administrador-crear': here('src/commands/create-administrator.ts'),
  'administrador-recuperar': here('src/commands/recover-administrator.ts'),
  'progreso-reconstruir': here('src/commands/rebuild-progress.ts'),
};

/**
 * Libraries of many ES modules, and what they import: bundled, the server reads less at its start (record 085). One of them that imports a package of
 * CommonJS stays outside, where its own version of it lies.
 */
const BUNDLED = ['zod', 'kysely', 'hucre', 'openid-client', 'oauth4webapi', 'jose'];

/**
 * Builds the server as plain JavaScript. Bundles our own packages and a few others: PGlite finds its wasm beside its own code, and others
 * load parts of themselves by name.
 */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  ssr: { noExternal: ['@portal/contract', '@portal/messages', ...BUNDLED] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: { server: here('src/server.ts'), ...COMMANDS, ...WORKERS },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
