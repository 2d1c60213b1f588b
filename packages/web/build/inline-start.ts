import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { startTexts } from './start-texts.ts';

const raw = (name: string): string => readFileSync(new URL(`../start/${name}`, import.meta.url), 'utf8');

/** Returns a script of the page without its comments, which every visitor would load. */
const read = (name: string): string => raw(name).replaceAll(/^ *\/\/.*\n/gm, '');

const script = (children: string, injectTo: HtmlTagDescriptor['injectTo']): HtmlTagDescriptor => ({ tag: 'script', children, injectTo });

/**
 * Writes the splash, its script, its words and the colour scheme into the page: the first paint waits for no other file. The server puts
 * the hashes of the scripts into the Content-Security-Policy.
 */
export const inlineStart: Plugin = {
  name: 'portal:inline-start',
  transformIndexHtml: {
    order: 'pre',
    handler: async () => {
      const { splash, noScript } = await startTexts();
      return [
        script(read('storage.js'), 'head'),
        script(read('color-scheme.js'), 'head'),
        script(read('splash.js'), 'head'),
        script(read('install.js'), 'head'),
        // Behind the splash: it writes the words there before the first paint.
        script(
          read('language.js').replace('__TEXTS__', () => JSON.stringify(splash).replaceAll('<', '\\u003c')),
          'body',
        ),
        script(read('opening.js'), 'body'),
        script(read('early.js'), 'body'),
        script(read('warm-up.js'), 'body'),
        // Behind the templates that it opens.
        script(read('preload.js'), 'body'),
        { tag: 'style', children: raw('splash.css'), injectTo: 'head' },
        { tag: 'noscript', children: `<style>.splash{display:none}</style>${noScript}`, injectTo: 'body' },
      ];
    },
  },
};
