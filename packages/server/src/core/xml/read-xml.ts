import { message } from '@portal/messages';
import { SaxesParser } from 'saxes';
import { ReadError } from '../read-error.ts';

/** Element with everything inside it; names without their prefix. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlNode | string)[];
  readonly line: number;
  /** Its text was longer than the limit and is missing. */
  readonly cut?: boolean;
}

/** Largest file in characters, nesting, attributes of an element, and characters of one text. */
export const XML_LIMITS = { characters: 64 * 1024 * 1024, depth: 100, attributes: 100, text: 8 * 1024 * 1024 } as const;
type Limits = Record<keyof typeof XML_LIMITS, number>;

/** Elements that a reader wants. */
export interface XmlVisitor {
  /** Names of the elements that are handed over with everything inside them; the outermost of them counts. */
  readonly collect: ReadonlySet<string>;
  readonly onElement: (node: XmlNode) => void;
  /** Called at the start and end of every element around them. */
  readonly onOpen?: (name: string, attributes: ReadonlyMap<string, string>) => void;
  readonly onClose?: (name: string) => void;
  /** Names of elements with long texts (files as base64): a text beyond the limit is left out instead of refused. */
  readonly long?: ReadonlySet<string>;
}

interface Open {
  name: string;
  attributes: Map<string, string>;
  children: (Open | string)[];
  line: number;
  cut?: boolean;
}

const CHUNK = 64 * 1024;
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML in one pass and hands over the wanted elements one by one. It skips a DOCTYPE, fetches nothing, knows no entity but the five of XML
 * and numbers, and throws `ReadError` with the line for anything else that is broken or exceeds a limit.
 */
export function readXml(text: string, visitor: XmlVisitor, limits: Limits = XML_LIMITS): void {
  if (text.length > limits.characters) throw tooMuch('caracteres', limits.characters, 1);
  const parser = new SaxesParser({ xmlns: false, position: true });
  const collector = new Collector(visitor, limits);
  let attributes = 0;
  parser.on('error', (error) => {
    throw new ReadError(message('comprimido.xml.rota', { linea: parser.line }), error);
  });
  parser.on('opentagstart', () => {
    attributes = 0;
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > limits.attributes) throw tooMuch('atributos', limits.attributes, parser.line);
  });
  parser.on('opentag', ({ name, attributes: own }) => collector.open(name, own as Record<string, string>, parser.line));
  parser.on('closetag', () => collector.close());
  parser.on('text', (value) => collector.text(value, parser.line));
  parser.on('cdata', (value) => collector.text(value, parser.line));
  for (let at = 0; at < text.length; at += CHUNK) parser.write(text.slice(at, at + CHUNK));
  parser.close();
}

type Exceeded = 'caracteres' | 'niveles' | 'atributos' | 'texto';
const tooMuch = (que: Exceeded, limite: number, linea: number): ReadError =>
  new ReadError(message('comprimido.xml.limite', { que: message(`comprimido.xml.limites.${que}`), limite, linea }));

/** Builds the wanted elements from the parser's events. */
class Collector {
  readonly #visitor: XmlVisitor;
  readonly #limits: Limits;
  /** Names of all open elements, and the wanted ones that are open. */
  readonly #names: string[] = [];
  readonly #open: Open[] = [];

  constructor(visitor: XmlVisitor, limits: Limits) {
    this.#visitor = visitor;
    this.#limits = limits;
  }

  open(tag: string, own: Readonly<Record<string, string>>, line: number): void {
    const name = localName(tag);
    this.#names.push(name);
    if (this.#names.length > this.#limits.depth) throw tooMuch('niveles', this.#limits.depth, line);
    const attributes = new Map(Object.entries(own).map(([key, value]) => [localName(key), value]));
    const parent = this.#open.at(-1);
    if (!parent && !this.#visitor.collect.has(name)) {
      this.#visitor.onOpen?.(name, attributes);
      return;
    }
    const element: Open = { name, attributes, children: [], line };
    parent?.children.push(element);
    this.#open.push(element);
  }

  text(value: string, line: number): void {
    const parent = this.#open.at(-1);
    if (!parent) return;
    if (value.length <= this.#limits.text) {
      parent.children.push(value);
      return;
    }
    if (!this.#visitor.long?.has(parent.name)) throw tooMuch('texto', this.#limits.text, line);
    parent.cut = true;
  }

  close(): void {
    const name = this.#names.pop() ?? '';
    const element = this.#open.pop();
    if (!element) this.#visitor.onClose?.(name);
    else if (this.#open.length === 0) this.#visitor.onElement(element);
  }
}
