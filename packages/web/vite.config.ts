import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const empty = fileURLToPath(new URL('./vite-empty-module.ts', import.meta.url));

/** Files to preload, which the browser would discover late: the font's Latin letters and the Spanish catalogue. */
const FIRST_NEEDED = [
  { file: /inter-latin-wght-normal.*\.woff2$/, attrs: { rel: 'preload', as: 'font', type: 'font/woff2' } },
  { file: /\/es-[^/]*\.js$/, attrs: { rel: 'modulepreload' } },
];

const preloadFirstNeeded: Plugin = {
  name: 'portal:preload-first-needed',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {}).flatMap((name) =>
        FIRST_NEEDED.filter(({ file }) => file.test(name)).map(({ attrs }) => ({
          tag: 'link',
          attrs: { ...attrs, href: `./${name}`, crossorigin: true },
          injectTo: 'head' as const,
        })),
      ),
  },
};

/** `base` is relative: the server serves the same build under any base path. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react(), preloadFirstNeeded],
  resolve: {
    // jspdf's optional peers: the certificate is drawn with its own calls, so HTML and SVG rendering never runs.
    alias: { html2canvas: empty, canvg: empty, dompurify: empty },
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    target: 'es2022',
    sourcemap: false,
    // No data: URLs, so the content security policy can name 'self' alone for images and fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 20 },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 30 },
            {
              name: 'tanstack',
              test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|react-query|query-core|react-store|store)[\\/]/,
              priority: 20,
            },
            {
              name: 'table',
              test: /node_modules[\\/]@tanstack[\\/](react-virtual|virtual-core)[\\/]/,
              priority: 20,
            },
            // Bundles modules of nearly every screen: one request instead of thirty, each of which is a round trip.
            { name: 'base', minShareCount: 20, priority: 10 },
            { name: 'intl', test: /node_modules[\\/](use-intl|intl-messageformat|@formatjs|icu-minify)[\\/]/, priority: 20 },
          ],
        },
      },
    },
  },
});
