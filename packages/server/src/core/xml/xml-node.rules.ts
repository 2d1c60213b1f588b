import type { XmlNode } from './read-xml.ts';

export const isNode = (child: XmlNode | string): child is XmlNode => typeof child !== 'string';

/** Returns the elements directly inside another, of one name or all. */
export const childrenOf = (node: XmlNode | undefined, name?: string): XmlNode[] =>
  node ? node.children.filter(isNode).filter((child) => name === undefined || child.name === name) : [];

/** Returns the first element of a name directly inside another. */
export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined => childrenOf(node, name)[0];

/** Returns all elements of some names inside another at any depth, in the order of the file; not those inside a found one. */
export function findAll(node: XmlNode | undefined, ...names: readonly string[]): XmlNode[] {
  return childrenOf(node).flatMap((child) => (names.includes(child.name) ? [child] : findAll(child, ...names)));
}

/** Returns the text of an element with that of all inside it. */
export const textOf = (node: XmlNode | undefined): string =>
  node ? node.children.map((child) => (isNode(child) ? textOf(child) : child)).join('') : '';

const attribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Returns the inside of an element as HTML, for readers of HTML. */
export const innerOf = (node: XmlNode, skip: ReadonlySet<string> = new Set()): string =>
  node.children.map((child) => (isNode(child) ? (skip.has(child.name) ? '' : outerOf(child, skip)) : attribute(child))).join('');

function outerOf(node: XmlNode, skip: ReadonlySet<string>): string {
  const own = [...node.attributes].map(([name, value]) => ` ${name}="${attribute(value)}"`).join('');
  return `<${node.name}${own}>${innerOf(node, skip)}</${node.name}>`;
}

/** Characters that XML 1.0 cannot hold, even escaped. */
// oxlint-disable-next-line no-control-regex
const NOT_XML = /[\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Writes a text as CDATA, where line ends stay as they are; only a carriage return needs a reference. */
export const cdata = (text: string): string =>
  text === ''
    ? ''
    : `<![CDATA[${text.replaceAll(NOT_XML, '').replaceAll(']]>', ']]]]><![CDATA[>').replaceAll('\r', ']]>&#13;<![CDATA[')}]]>`;

/** Escapes a text for XML, in an element or an attribute; line ends survive in both. */
export const escapeXml = (text: string): string =>
  attribute(text.replaceAll(NOT_XML, '')).replaceAll('\r', '&#13;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
