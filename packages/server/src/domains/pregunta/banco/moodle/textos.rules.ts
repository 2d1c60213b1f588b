import { childOf, childrenOf, textOf } from '../../../../core/xml/xml-node.rules.ts';
import type { XmlNode } from '../../../../core/xml/read-xml.ts';
import { type BuscarImagen, llano, type TextoLeido } from '../banco.rules.ts';
import { textoDeHtml, textoDeMarkdown, textoDeMoodle } from '../html.rules.ts';

const PLUGINFILE = /^@@PLUGINFILE@@\//;

const READERS: Readonly<Record<string, (texto: string) => TextoLeido>> = {
  html: textoDeHtml,
  moodle_auto_format: textoDeMoodle,
  markdown: textoDeMarkdown,
  plain_text: (texto) => llano(texto.trim()),
};

const unescaped = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Texts of one question with the files beside each; two texts may have different files of one name. */
export class Textos {
  readonly #files = new Map<string, XmlNode>();
  #count = 0;

  /** Returns the text of an element like `<questiontext format="html"><text>…`. */
  de(node: XmlNode | undefined, inherited = 'html'): TextoLeido {
    if (!node) return llano('');
    const formato = node.attributes.get('format') ?? inherited;
    const read = (READERS[formato] ?? textoDeHtml)(textOf(childOf(node, 'text') ?? node));
    this.#count += 1;
    const key = (path: string) => `${this.#count}/${path}`;
    for (const file of childrenOf(node, 'file')) {
      const folder = (file.attributes.get('path') ?? '/').replace(/^\//, '');
      this.#files.set(key(`${folder}${file.attributes.get('name') ?? ''}`), file);
    }
    const imagenes = read.imagenes.map(({ src, alt }) =>
      PLUGINFILE.test(src) ? { alt, src: key(unescaped(src.replace(PLUGINFILE, '').split('?', 1)[0] ?? '')) } : { src, alt },
    );
    return { ...read, imagenes };
  }

  /** Returns a text; undefined when it is empty and has no picture. */
  siHay(node: XmlNode | undefined, inherited?: string): TextoLeido | undefined {
    const read = this.de(node, inherited);
    return read.texto === '' && read.imagenes.length === 0 ? undefined : read;
  }

  readonly buscarImagen: BuscarImagen = (src) => {
    const file = this.#files.get(src);
    if (!file || file.cut || (file.attributes.get('encoding') ?? 'base64') !== 'base64') return undefined;
    return { nombre: file.attributes.get('name') ?? '', bytes: Buffer.from(textOf(file), 'base64') };
  };
}
