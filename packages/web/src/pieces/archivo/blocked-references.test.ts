import { expect, test } from 'vitest';
import { blockedReferences } from './blocked-references.ts';

const page = (body: string, head = '') => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
const found = (html: string) => blockedReferences(html).map(({ kind, addresses }) => [kind, ...addresses]);

test.each([
  ['a relative image', '<img src="foto.png">', 'imagenes', 'foto.png'],
  ['without quotes, in capitals', '<IMG SRC=Foto.PNG>', 'imagenes', 'Foto.PNG'],
  ['pasted from Word', '<img src="file:///C:/Users/ana/image001.png">', 'imagenes', 'file:///C:/Users/ana/image001.png'],
  ['pasted from a letter', '<img src="cid:image001.png@01D">', 'imagenes', 'cid:image001.png@01D'],
  ['of another site', '<img src="http://example.com/a.png">', 'imagenes', 'http://example.com/a.png'],
  ['of the portal itself', '<img src="/api/archivo/7/a.png">', 'imagenes', '/api/archivo/7/a.png'],
  ['a poster', '<video poster="a.jpg"></video>', 'imagenes', 'a.jpg'],
  ['an image of a drawing', '<svg><image xlink:href="a.png"/></svg>', 'imagenes', 'a.png'],
  ['a background', '<table background="a.gif"><tr><td>x</table>', 'imagenes', 'a.gif'],
  ['an image of a style', `<p style="background:url('a b.png')">x</p>`, 'imagenes', 'a b.png'],
  ['a recording', '<video><source src="v.mp4"></video>', 'medios', 'v.mp4'],
  ['a recording within the page', '<audio src="data:audio/mpeg;base64,AA"></audio>', 'medios', 'data:audio/mpeg;base64,AA'],
  ['a frame', '<embed src="https://www.youtube.com/embed/x">', 'marcos', 'https://www.youtube.com/embed/x'],
  ['a link to another page of the folder', '<a href="dos.html">x</a>', 'enlaces', 'dos.html'],
  ['a program', '<script src="a.js"></script>', 'scripts', 'a.js'],
])('%s is reported', (_, body, ...told) => expect(found(page(body))).toEqual([told]));

test.each([
  ['an image within the page', '<img src="data:image/png;base64,AA==">'],
  ['a set of such images', '<img src="data:," srcset="data:image/png;base64,AA== 1x, data:image/png;base64,BB== 2x">'],
  ['a gradient of the drawing', '<svg><rect fill="url(#g)" style="fill:url(#g)"/><use href="#g"/></svg>'],
  ['links', '<a href="#a">1</a><a href="https://example.com">2</a><a href="mailto:a@b.pe">3</a><a name="x">4</a>'],
  ['a comment', '<!-- <img src="a.png"> --><!--[if gte mso 9]><img src="b.png"><![endif]-->'],
  ['data', '<script type="application/ld+json">{}</script>'],
  ['words', '<pre>&lt;img src="foto.png"&gt; url(a.png)</pre>'],
])('%s is not', (_, body) => expect(found(page(body))).toEqual([]));

test('a set names every image, also with commas in its address', () => {
  expect(found(page('<img srcset="a,b.png 1x, c.png 2x,d.png">'))).toEqual([['imagenes', 'a,b.png', 'c.png', 'd.png']]);
});

test('style sheets name their sheets, fonts and images, but no comments, texts and names of spaces', () => {
  const css = `@import "uno.css"; @import url(dos.css) print; @namespace svg url(http://www.w3.org/2000/svg);
    /* url(no.png) */ p::before { content: "url(no.png)" } p { background: image-set("a.png" 1x, url("b.png") 2x), URL( c.png ) }
    @font-face { font-family: "Mía"; src: url(data:font/woff2;base64,AA), url('f.woff') format("woff") } q { background: url(data:image/gif;base64,R0) }`;
  expect(found(page('', `<style>${css}</style><link rel="StyleSheet" href="tres.css"><link rel="icon" href="i.ico">`))).toEqual([
    ['imagenes', 'a.png', 'b.png', 'c.png'],
    ['estilos', 'tres.css', 'uno.css', 'dos.css'],
    ['fuentes', 'data:font/woff2;base64,AA', 'f.woff'],
  ]);
});

test('what is asked twice counts once; programs without an address are counted', () => {
  const html = page('<img src="a.png"><img src=" a.png "><p onclick="x()">y</p><a href="javascript:x()">z</a>', '<script>x()</script>');
  expect(blockedReferences(html)).toEqual([
    { kind: 'imagenes', total: 1, addresses: ['a.png'] },
    { kind: 'scripts', total: 3, addresses: [] },
  ]);
});
