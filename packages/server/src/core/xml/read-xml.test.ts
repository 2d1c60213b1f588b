import { expect, test } from 'vitest';
import { decodeXml } from './decode-xml.ts';
import { readXml, XML_LIMITS, type XmlNode } from './read-xml.ts';
import { cdata, escapeXml, innerOf, textOf } from './xml-node.rules.ts';

function items(xml: string, limits = XML_LIMITS): XmlNode[] {
  const found: XmlNode[] = [];
  readXml(xml, { collect: new Set(['i']), long: new Set(['file']), onElement: (node) => found.push(node) }, limits);
  return found;
}
const refusal = (xml: string, limits = XML_LIMITS) => {
  try {
    items(xml, limits);
  } catch (error) {
    return (error as { sentence: unknown }).sentence;
  }
  return undefined;
};

test('hands over the wanted elements with their line, without prefixes', () => {
  const [one, other] = items(
    '<?xml version="1.0"?>\n<!DOCTYPE a SYSTEM "http://x/y.dtd">\n<n:a xmlns:n="u">\n<n:i n:k="&lt;">a<![CDATA[<b>]]>&#241;<i>c</i></n:i><i/></n:a>',
  );
  expect([one?.line, one?.attributes.get('k'), textOf(one), innerOf(one!)]).toEqual([4, '<', 'a<b>ñc', 'a&lt;b&gt;ñ<i>c</i>']);
  expect(other?.children).toEqual([]);
});

test.each([
  ['entities of the file', '<!DOCTYPE a [<!ENTITY x "y">]><a>\n&x;</a>', 2],
  ['billion laughs', '<!DOCTYPE a [<!ENTITY x "y"><!ENTITY z "&x;&x;">]><a>&z;</a>', 1],
  ['external entities', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', 1],
  ['open elements', '<a>\n<b></a>', 2],
  ['a cut file', '<a>\n<i>', 2],
  ['a second root', '<a/><b/>', 1],
  ['letters that XML lacks', '<a>\u0001</a>', 1],
])('refuses %s', (_, xml, linea) => {
  expect(refusal(xml)).toEqual({ clave: 'comprimido.xml.rota', valores: { linea } });
});

test('refuses more than its limits, with the number', () => {
  const limits = { ...XML_LIMITS, depth: 3, attributes: 2, text: 5, characters: 100 };
  const limit = (xml: string) =>
    (refusal(xml, limits as typeof XML_LIMITS) as { valores: { que: { clave: string }; limite: number } }).valores;
  expect(limit('<a><b><c><d/></c></b></a>')).toMatchObject({ limite: 3, que: { clave: 'comprimido.xml.limites.niveles' } });
  expect(limit('<a x="1" y="2" z="3"/>')).toMatchObject({ limite: 2, que: { clave: 'comprimido.xml.limites.atributos' } });
  expect(limit('<a><i>123456</i></a>')).toMatchObject({ limite: 5, que: { clave: 'comprimido.xml.limites.texto' } });
  expect(limit(`<a>${' '.repeat(100)}</a>`)).toMatchObject({ limite: 100, que: { clave: 'comprimido.xml.limites.caracteres' } });
  expect(items('<a><i><file>123456</file></i></a>', limits as typeof XML_LIMITS)[0]?.children[0]).toMatchObject({
    name: 'file',
    cut: true,
    children: [],
  });
});

test.each([
  ['UTF-8', Buffer.from('<a>ñ</a>')],
  ['UTF-8 with mark', Buffer.from('\ufeff<a>ñ</a>')],
  ['UTF-16 with mark', Buffer.from('\ufeff<a>ñ</a>', 'utf16le')],
  ['UTF-16 without mark', Buffer.from('<a>ñ</a>', 'utf16le')],
  ['UTF-16 big endian', Buffer.from('\ufeff<a>ñ</a>', 'utf16le').swap16()],
  ['Windows-1252 that nothing declares', Buffer.from('<a>ñ</a>', 'latin1')],
])('decodes %s', (_, bytes) => {
  expect(decodeXml(bytes)).toBe('<a>ñ</a>');
});

test('decodes by the declaration', () => {
  const xml = '<?xml version="1.0" encoding="windows-1252"?><a>€ñ</a>';
  expect(decodeXml(Buffer.from(xml.replace('€', '\u0080'), 'latin1'))).toBe(xml);
  expect(() => decodeXml(Buffer.from('<?xml version="1.0" encoding="nada"?><a/>'))).toThrow(/codificacion/);
});

test.each([
  ['signs and line ends', 'a<b>&amp;\n\n\t"x" ñ \u{1f600}', '<![CDATA[a<b>&amp;\n\n\t"x" ñ \u{1f600}]]>'],
  ['its own end', 'a]]>b]]]>', '<![CDATA[a]]]]><![CDATA[>b]]]]]><![CDATA[>]]>'],
  ['a carriage return', 'a\r\nb', '<![CDATA[a]]>&#13;<![CDATA[\nb]]>'],
  ['nothing', '', ''],
])('CDATA holds %s', (_, text, written) => {
  expect(cdata(text)).toBe(written);
  expect(textOf(items(`<a><i>${written}</i></a>`)[0])).toBe(text);
});

test('CDATA leaves out what XML cannot hold', () => {
  expect(cdata('a\0\u000b\ud800\ufffeb')).toBe('<![CDATA[ab]]>');
});

test('an escaped text comes back as it was', () => {
  const text = 'a<b>&"\'\n\t]]> ñ \u{1f600}';
  expect(textOf(items(`<a><i>${escapeXml(text)}</i></a>`)[0])).toBe(text);
  expect(items(`<a><i k="${escapeXml(text)}"/></a>`)[0]?.attributes.get('k')).toBe(text);
});

test('hostile XML costs time by its length alone', () => {
  const start = performance.now();
  for (const piece of ['<', '<a ', '&', '<![CDATA[', '<!--', '<!DOCTYPE ', '<a b="']) refusal(`<a>${piece.repeat(200_000)}`);
  expect(performance.now() - start).toBeLessThan(120_000);
});
