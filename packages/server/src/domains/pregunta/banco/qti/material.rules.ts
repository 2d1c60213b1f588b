import type { XmlNode } from '../../../../core/xml/read-xml.ts';
import { findAll, innerOf, isNode, textOf } from '../../../../core/xml/xml-node.rules.ts';
import { llano, type TextoLeido } from '../banco.rules.ts';
import { textoDeHtml } from '../html.rules.ts';

/** Joins texts as paragraphs. */
export function unidos(textos: readonly TextoLeido[]): TextoLeido {
  return {
    texto: textos.flatMap(({ texto }) => texto || []).join('\n'),
    imagenes: textos.flatMap(({ imagenes }) => imagenes),
    perdido: [...new Set(textos.flatMap(({ perdido }) => perdido))],
  };
}

const HAS_HTML = /<[a-zA-Z/!][^<>]*>|&[a-z#0-9]{2,10};/;

function material(node: XmlNode): TextoLeido {
  if (node.name === 'matimage') {
    const src = node.attributes.get('uri') ?? '';
    return { ...llano(''), imagenes: src === '' ? [] : [{ src, alt: node.attributes.get('label') ?? '' }] };
  }
  if (node.name !== 'mattext' && node.name !== 'mat_formattedtext') return { ...llano(''), perdido: ['multimedia'] };
  return mattext(node);
}

function mattext(node: XmlNode): TextoLeido {
  const type = (node.attributes.get('texttype') ?? node.attributes.get('type') ?? '').toLowerCase();
  if (node.children.some(isNode)) return textoDeHtml(innerOf(node));
  const raw = textOf(node);
  const isHtml = type.includes('html') || (type !== 'text/plain' && type !== 'plain_text' && HAS_HTML.test(raw));
  return isHtml ? textoDeHtml(raw) : llano(raw.trim());
}

const MATERIALS = ['mattext', 'mat_formattedtext', 'matimage', 'mataudio', 'matvideo', 'matapplet', 'matapplication'];

/** Returns the texts and pictures of QTI 1.2 inside an element; not those of its answers. */
export const materialDe = (node: XmlNode | undefined): TextoLeido =>
  unidos(
    findAll(node, ...MATERIALS, 'response_lid', 'response_str', 'response_num', 'response_grp', 'response_xy')
      .filter(({ name }) => !name.startsWith('response_'))
      .map(material),
  );
