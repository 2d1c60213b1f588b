import type { HtmlTagDescriptor, Plugin } from 'vite';

type Bundle = Readonly<Record<string, Output>>;
interface Output {
  readonly type: 'chunk' | 'asset';
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/** Modules whose files the page names, so that the browser asks for them before the program does. */
const SIGN_IN = ['messages/src/es/first.ts'];
const SIGNED_IN = ['messages/src/es/index.ts', 'layout/SignedInArea.tsx', 'tablero/alumno/TableroAlumnoScreen.tsx'];

/** Adds the files of a chunk and of all chunks that it imports. */
function collect(bundle: Bundle, name: string, files: Set<string>): void {
  if (files.has(name)) return;
  files.add(name);
  const { imports = [], viteMetadata } = bundle[name] ?? {};
  for (const css of viteMetadata?.importedCss ?? []) files.add(css);
  for (const imported of imports) collect(bundle, imported, files);
}

/** Files of some modules that are not known yet; adds them to the known ones. */
function filesOf(bundle: Bundle, modules: readonly string[], known: Set<string>): string[] {
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

/**
 * Preloads the texts of the sign-in. The files of the signed-in screens wait in a template, which start/preload.js opens on a device
 * with a session. Moves the style sheets behind the splash, which paints without them.
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
      const signIn = filesOf(outputs, SIGN_IN, known);
      const signedIn = filesOf(outputs, SIGNED_IN, known);
      const tags: HtmlTagDescriptor[] = [
        ...signIn.map((file): HtmlTagDescriptor => ({ ...preload(file), injectTo: 'head' })),
        { tag: 'template', attrs: { id: 'signed-in-files' }, children: signedIn.map(preload), injectTo: 'head' },
      ];
      const sheets = html.match(/^ *<link rel="stylesheet"[^>]*>\n/gm) ?? [];
      const bare = sheets.reduce((text, sheet) => text.replace(sheet, ''), html);
      return { html: bare.replace('</body>', () => `${sheets.join('')}  </body>`), tags };
    },
  },
};
