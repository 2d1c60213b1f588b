import { childOf, findAll, textOf } from '../../../core/xml/xml-node.rules.ts';
import type { XmlNode } from '../../../core/xml/read-xml.ts';

/** Longest title, in characters. */
const TITULO_MAX = 200;

/** Returns a title on one line and not longer than a list can show. */
export function titulo(text: string): string {
  const plain = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return plain.length <= TITULO_MAX
    ? plain
    : `${plain
        .slice(0, TITULO_MAX - 1)
        .trimEnd()
        .replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Returns the title directly inside an element of the manifest. */
export const tituloDe = (node: XmlNode | undefined): string => titulo(textOf(childOf(node, 'title')));

const language = (each: XmlNode): string => (each.attributes.get('language') ?? each.attributes.get('lang') ?? '').toLowerCase();

/** Returns the title in the metadata (LOM) of a manifest, in Spanish where there are several; empty without one. */
export function tituloLom(manifest: XmlNode): string {
  const general = childOf(findAll(childOf(manifest, 'metadata'), 'lom')[0], 'general');
  const node = childOf(general, 'title');
  const texts = findAll(node, 'langstring', 'string');
  const named = texts.filter((each) => textOf(each).trim() !== '');
  return titulo(textOf(named.find((each) => language(each).startsWith('es')) ?? named[0] ?? node));
}

/** Returns the name of a file without its folder and ending, for a title that is missing. */
export const tituloDeRuta = (ruta: string): string => titulo(ruta.slice(ruta.lastIndexOf('/') + 1).replace(/\.[a-z\d]{1,5}$/i, ''));
