import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The player of packages: one entry, its style, and a file per run time, of which a page loads one. */
export default defineConfig({
  root: here('.'),
  base: './',
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    modulePreload: { polyfill: false },
    // No data: URLs: the content security policy of the page names 'self' alone.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { jugador: here('src/main.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', assetFileNames: 'jugador[extname]' },
    },
  },
});
