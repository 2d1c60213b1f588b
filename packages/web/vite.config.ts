import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { compileTexts, draftTexts } from './build/compile-texts.ts';
import { compressFiles } from './build/compress.ts';
import { firstFiles } from './build/first-files.ts';
import { inlineStart } from './build/inline-start.ts';
import { laterStyles } from './build/later-styles.ts';
import { openingWords } from './build/openings.ts';
import { noJsonSchema } from './build/no-json-schema.ts';
import { serviceWorker } from './build/service-worker.ts';
import { languageOfFirst, textModules } from './build/text-modules.ts';

const empty = fileURLToPath(new URL('./vite-empty-module.ts', import.meta.url));
const lateZod = fileURLToPath(new URL('./src/core/late-zod.ts', import.meta.url));

// With small modules that topics and lists share: lists would wait for the topic's file.
const PANEL =
  /((SignedInArea|TableroAlumnoScreen|FormActions)\.tsx|use-way-back\.ts|contract[\\/]src[\\/].*(limites|letras)\.ts|@mantine[\\/]core[\\/]esm[\\/]core[\\/].*)$/;

/** Files of several modules; those with the highest priority choose theirs first. */
const GROUPS: Rolldown.CodeSplittingGroup[] = [
  // The first visit: react and the other libraries, which change seldom, the entry, and the texts of the sign-in.
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 40 },
  { name: 'libraries', tags: ['$initial'], test: /node_modules.*\.m?js$/, priority: 30 },
  // The first texts of one language, of which a visitor loads one file.
  {
    name: (id) => `first-${languageOfFirst(id) ?? ''}`,
    debugName: 'first',
    test: (id) => languageOfFirst(id) !== undefined,
    priority: 30,
  },
  { name: 'portal', tags: ['$initial'], priority: 25 },
  // Modules that the signed-in screens share with the verification of a certificate, which strangers open by a printed code.
  { name: 'public', test: /(PublicArea|VerificarScreen)\.tsx$/, priority: 22 },
  { name: 'icons', test: /node_modules[\\/]@tabler[\\/]/, minShareCount: 8, priority: 21 },
  // The frame of the signed-in screens and the learner's panel with all that they use: one request, not fifty round trips.
  { name: 'panel', test: PANEL, priority: 20 },
  { name: 'zod', test: /node_modules[\\/]zod[\\/]|late-zod\.ts$/, priority: 19 },
  // The rules of the kinds of questions, which a questionnaire shares with the calls and their schemas.
  {
    name: 'tipos',
    test: /packages[\\/]contract[\\/]src[\\/](pregunta[\\/]tipos[\\/]|evaluacion[\\/]pregunta-alumno)/,
    priority: 18.5,
  },
  // A topic, its questionnaire and its result.
  { name: 'study', test: /(CuestionarioScreen|EvaluacionSimpleScreen|ResultadoScreen)\.tsx$|ask-ahead\.ts$/, priority: 18 },
  // The calls and their schemas: forms and lists need them, the learner's panel and topics do not (docs/decisions/022).
  { name: 'contract', test: /packages[\\/]contract[\\/]src/, priority: 15 },
  // Each file has its name in the first one: those of single icons are too many.
  { name: 'further-icons', test: /node_modules[\\/]@tabler[\\/]/, minShareCount: 2, priority: 12 },
  // Modules of many further screens.
  { name: 'base', minShareCount: 6, priority: 10 },
];

/** Returns whether a file of the first visits, or of several screens, keeps its name. */
const isNamed = (name: string): boolean => name === 'index' || GROUPS.some((group) => group.name === name);

/** `base` is relative: the server serves the same build under any base path. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [
    react(),
    textModules,
    compileTexts,
    draftTexts,
    inlineStart,
    firstFiles,
    laterStyles,
    noJsonSchema,
    openingWords,
    serviceWorker,
    compressFiles,
  ],
  resolve: {
    // jspdf's optional peers: the certificate is drawn with its own calls, so HTML and SVG rendering never runs.
    alias: [
      { find: /^(html2canvas|canvg|dompurify)$/, replacement: empty },
      { find: /^zod$/, replacement: lateZod },
    ],
  },
  // The server's own setting moves both.
  server: { port: 5173, proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? 3000}` } },
  build: {
    target: 'es2022',
    sourcemap: false,
    // Browsers without modulepreload load the files a wave later.
    modulePreload: { polyfill: false },
    // Which files a source becomes, for the weights of the screens (tools/check/route-weights.mjs).
    manifest: true,
    // No data: URLs, so the content security policy can name 'self' alone for images and fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The first visit receives the names of all files: the hash suffices for screens, and `manifest` says which source each is.
        chunkFileNames: ({ name }) => (isNamed(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') && !isNamed(name.replace('.css', '')) ? 'assets/[hash].css' : 'assets/[name]-[hash][extname]',
        // No names that differ by capitals alone or begin with a hyphen.
        hashCharacters: 'base36',
        codeSplitting: { groups: GROUPS },
      },
    },
  },
});
