import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const read = (name: string): string => readFileSync(new URL(`../start/${name}`, import.meta.url), 'utf8');

const script = (name: string, injectTo: HtmlTagDescriptor['injectTo']): HtmlTagDescriptor => ({
  tag: 'script',
  children: read(name),
  injectTo,
});

/**
 * Writes the splash, its script and the colour scheme into the page: the first paint waits for no other file. The server puts the
 * hashes of the scripts into the Content-Security-Policy.
 */
export const inlineStart: Plugin = {
  name: 'portal:inline-start',
  transformIndexHtml: {
    order: 'pre',
    handler: () => [
      script('color-scheme.js', 'head'),
      script('splash.js', 'head'),
      // Behind the template that it opens.
      script('preload.js', 'body-prepend'),
      { tag: 'style', children: read('splash.css'), injectTo: 'head' },
    ],
  },
};
