import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { type Bundle, collect, filesOf, SIGNED_IN } from './first-files.ts';
import { TEXT_MODULE } from './text-modules.ts';

/** Screens of a learner: with the first files they are what a device keeps of the program. The others come as they are used. */
const LEARNER = [
  'programa/logros/MisLogrosScreen.tsx',
  'tablero/temas/TemasScreen.tsx',
  'certificado/lista/MisCertificadosScreen.tsx',
  'programa/seguimiento/ProgramaSeguimientoScreen.tsx',
  'planestudio/fin/PlanFinScreen.tsx',
  'evaluacion/cuestionario/CuestionarioScreen.tsx',
  'evaluacion/cuestionario/EvaluacionSimpleScreen.tsx',
  'evaluacion/resultado/ResultadoScreen.tsx',
  'pieces/pregunta/tipos/ordenar/Responder.tsx',
  'feedback/FeedbackScreen.tsx',
  'pieces/consulta/PreguntarDialog.tsx',
  'pieces/consulta/TemaConsultas.tsx',
  'consulta/MisConsultasScreen.tsx',
  'core/client/endpoint-at.ts',
  'core/offline/kept-session.ts',
  'core/offline/app-worker.ts',
  'portal/conexion/SinConexionScreen.tsx',
];

interface Entry {
  readonly url: string;
  readonly revision: string | null;
}

/** Returns the language of a module with texts that a device keeps: those of the sign-in and the learner's. */
const languageKept = (id: string): string | undefined => {
  const [, language, part] = TEXT_MODULE.exec(id) ?? [];
  return part === 'first' || part === 'learner' ? language : undefined;
};

const named = (files: Iterable<string>): Entry[] => [...files].map((url) => ({ url, revision: null }));

/** Returns what the service worker keeps from its installation on: the page by its hash, files that carry theirs in the name, the icon. */
function entriesOf(bundle: Bundle, page: string, files: Set<string>): Entry[] {
  for (const [name, { isEntry }] of Object.entries(bundle)) if (isEntry) collect(bundle, name, files);
  filesOf(bundle, [...SIGNED_IN, ...LEARNER], files);
  const revision = createHash('sha256').update(page).digest('hex').slice(0, 16);
  return [{ url: './', revision }, { url: 'favicon.svg', revision }, ...named(files)];
}

/** Returns the files of the texts by language: a device keeps those of its own. */
function textsOf(bundle: Bundle, known: ReadonlySet<string>): Record<string, Entry[]> {
  const texts: Record<string, Set<string>> = {};
  for (const [name, { moduleIds = [] }] of Object.entries(bundle)) {
    const language = moduleIds.map(languageKept).find(Boolean);
    if (language) collect(bundle, name, (texts[language] ??= new Set()));
  }
  return Object.fromEntries(
    Object.entries(texts).map(([language, files]) => [language, named([...files].filter((file) => !known.has(file)))]),
  );
}

/** Builds the service worker with the list of the files of this build. It lies beside the page, so that it serves all below it. */
export const serviceWorker: Plugin = {
  name: 'portal:service-worker',
  apply: 'build',
  writeBundle: {
    sequential: true,
    handler: async ({ dir = '' }, bundle) => {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the page is no part of the build');
      const known = new Set<string>();
      const entries = entriesOf(bundle, String(page.source), known);
      const texts = textsOf(bundle, known);
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        root: fileURLToPath(new URL('..', import.meta.url)),
        define: { PRECACHE: JSON.stringify(entries), TEXTS: JSON.stringify(texts) },
        build: {
          write: false,
          target: 'es2022',
          copyPublicDir: false,
          rolldownOptions: {
            input: fileURLToPath(new URL('../src/worker/service-worker.ts', import.meta.url)),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
      const { output } = Array.isArray(built) ? built[0]! : (built as Extract<typeof built, { output: unknown }>);
      await writeFile(join(dir, 'sw.js'), output[0].code);
    },
  },
};
