import type { HtmlTagDescriptor, Plugin } from 'vite';
import { languageOfFirst, textModule } from './text-modules.ts';

/** Files of a build by name, as far as the plugins read them. */
export type Bundle = Readonly<Record<string, Output>>;
interface Output {
  readonly type: 'chunk' | 'asset';
  readonly isEntry?: boolean;
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/** Modules with files that the page names, so that the browser requests them before the program does. */
export const SIGNED_IN = ['layout/frame/SignedInArea.tsx', 'tablero/alumno/TableroAlumnoScreen.tsx'];
/** The same for the topic that a sign-in opens. */
const TOPIC = ['evaluacion/cuestionario/CuestionarioScreen.tsx'];
/** The same for the verification of a certificate. */
const PUBLIC = ['layout/frame/PublicArea.tsx', 'certificado/verificar/VerificarScreen.tsx'];
/** The same for the calls with their schemas. */
const CONTRACT = ['core/client/endpoint-at.ts'];

/** Adds the files of a chunk and of all chunks that it imports. */
export function collect(bundle: Bundle, name: string, files: Set<string>): void {
  if (files.has(name)) return;
  files.add(name);
  const { imports = [], viteMetadata } = bundle[name] ?? {};
  for (const css of viteMetadata?.importedCss ?? []) files.add(css);
  for (const imported of imports) collect(bundle, imported, files);
}

/** Files of some modules that are not known yet; adds them to the known ones. */
export function filesOf(bundle: Bundle, modules: readonly string[], known: Set<string>): string[] {
  const before = new Set(known);
  for (const module of modules) {
    const chunk = Object.keys(bundle).find((name) => bundle[name]?.moduleIds?.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`no file contains ${module}`);
    collect(bundle, chunk, known);
  }
  return [...known].filter((file) => !before.has(file));
}

const preload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: file.endsWith('.css')
    ? { rel: 'preload', as: 'style', href: `./${file}`, crossorigin: true }
    : { rel: 'modulepreload', href: `./${file}`, crossorigin: true },
});

const template = (id: string, files: readonly string[]): HtmlTagDescriptor => ({
  tag: 'template',
  attrs: { id },
  children: files.map(preload),
  injectTo: 'head',
});

/** Returns the codes of the languages that have texts in the build. */
const languagesIn = (bundle: Bundle): string[] =>
  Object.values(bundle)
    .flatMap(({ moduleIds = [] }) => moduleIds.flatMap((id) => languageOfFirst(id) ?? []))
    .toSorted();

/** Returns the templates of a language: the texts of the sign-in, and those of the learner's and visitors' screens. */
function textsOf(bundle: Bundle, language: string, program: ReadonlySet<string>): HtmlTagDescriptor[] {
  const known = new Set(program);
  const first = filesOf(bundle, [textModule(language, 'first')], known);
  return [template(`first-${language}`, first), template(`texts-${language}`, filesOf(bundle, [textModule(language, 'learner')], known))];
}

/**
 * Lists the files that follow the program's in templates: the texts of each language, the verification, the signed-in screens,
 * the first topic and the contract. start/preload.js opens those of the visitor, core/prefetch.ts the others. Moves the style sheets behind the splash, which paints without them.
 */
export const firstFiles: Plugin = {
  name: 'portal:first-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {}, chunk }) => {
      const outputs: Bundle = bundle;
      const known = new Set<string>();
      if (chunk) collect(outputs, chunk.fileName, known);
      const tags = languagesIn(outputs).flatMap((language) => textsOf(outputs, language, known));
      tags.push(template('public-files', filesOf(outputs, PUBLIC, new Set(known))));
      tags.push(template('signed-in-files', filesOf(outputs, SIGNED_IN, known)));
      tags.push(template('topic-files', filesOf(outputs, TOPIC, known)));
      tags.push(template('contract-files', filesOf(outputs, CONTRACT, known)));
      tags.push({ tag: 'link', attrs: { rel: 'manifest', href: './api/portal/manifest.webmanifest' }, injectTo: 'head' });
      const sheets = html.match(/^ *<link rel="stylesheet"[^>]*>\n/gm) ?? [];
      const bare = sheets.reduce((text, sheet) => text.replace(sheet, ''), html);
      return { html: bare.replace('</body>', () => `${sheets.join('')}  </body>`), tags };
    },
  },
};
