import type { Problem } from '@portal/contract/core';
import type { Translator } from '@portal/messages';
import type { FastifyRequest } from 'fastify';
import { markup, trusted } from '../../html.ts';

/** Returns whether a person opened the address in a browser: the portal's own calls ask for JSON, players and downloads for anything. */
export const isOpenedByPerson = ({ method, headers: { accept = '' } }: FastifyRequest): boolean =>
  method === 'GET' && accept.includes('text/html');

const STYLE = trusted(
  '<style>body{font:1rem/1.5 system-ui,sans-serif;margin:0;min-height:100vh;padding:1.5rem;box-sizing:border-box;display:grid;' +
    'place-content:center;color-scheme:light dark}main{max-width:32rem}h1{font-size:1.25rem}</style>',
);

interface PageOf {
  readonly problem: Problem;
  readonly texts: Translator;
  /** Address of the portal's first screen. */
  readonly home: string;
}

/** Words a failure as a page for whoever opened an address of the API by itself, as the expired link of a lesson. */
export function problemPage({ problem: { title, message }, texts, home }: PageOf): string {
  const { text } = markup`<html lang="${texts.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>${STYLE}</head><body><main><h1>${title}</h1><p>${message}</p>
<p><a href="${home}" target="_top">${texts.text('comun.irAlInicio')}</a></p></main></body></html>`;
  return `<!doctype html>${text}`;
}
