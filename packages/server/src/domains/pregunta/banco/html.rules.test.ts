import { expect, test } from 'vitest';
import { textoDeHtml } from './html.rules.ts';

test.each([
  ['paragraphs', '<p dir="ltr">Uno</p>\n<p>dos<br/>tres</p>', 'Uno\n\ndos\ntres'],
  ['lists', 'Elija:<ul><li>uno</li><li><p>dos</p></li></ul>fin', 'Elija:\n\n• uno\n• dos\n\nfin'],
  ['numbered lists', '<ol start="3"><li>uno<li>dos</ol>', '3. uno\n4. dos'],
  ['lists in lists', '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>', '• a\n1. b\n• c'],
  ['tables', '<table><tr><td>a</td><td>b</td></tr><tr><th>c</th><td>d</td></tr></table>', 'a | b\nc | d'],
  ['entities once', '&lt;b&gt; &amp;lt; &ntilde;&#241;&#xF1; &nada; &Omega;', '<b> &lt; ñññ &nada; Ω'],
  ['blanks', ' a \n\t b&nbsp; c ', 'a b  c'],
  ['a less-than sign', 'si a < b y b > c', 'si a < b y b > c'],
  ['attributes with signs', '<p title="a > b">x</p>', 'x'],
  ['comments', 'a<!-- <b> -->b<!-- open', 'ab'],
  ['scripts', 'a<script>alert("</p>")</script>b<style>p{}</style>c<SCRIPT src=x>d', 'abc'],
  ['nested tricks', '<scr<script>x</script>ipt>alert(1)</scr>', 'xipt>alert(1)'],
  ['an open tag', 'a <b', 'a <b'],
])('keeps %s', (_, html, texto) => {
  expect(textoDeHtml(html).texto).toBe(texto);
});

test('names the rest', () => {
  const { perdido } = textoDeHtml(
    '<b>a</b><a href="http://x">b</a><table></table><math><mi>x</mi></math><video src=x></video><script></script><input>',
  );
  expect(perdido.toSorted()).toEqual(['enlace', 'formato', 'formula', 'formulario', 'multimedia', 'script', 'tabla']);
  expect(textoDeHtml('<p><span style="color:red">a</span></p><ul><li>b</li></ul>').perdido).toEqual([]);
});

test('pictures are found with their description', () => {
  expect(textoDeHtml('<p>a<img alt="Un &quot;gato&quot;" src=\'@@PLUGINFILE@@/a%20b.png\'></p><img>').imagenes).toEqual([
    { src: '@@PLUGINFILE@@/a%20b.png', alt: 'Un "gato"' },
  ]);
});

test.each(['<a "', '<', '<!--', '<script>', '&', '<img src="', '</', '<p>', '&#', '<ul><li>'])('reads %s 100,000 times', (piece) => {
  const start = performance.now();
  textoDeHtml(piece.repeat(100_000));
  expect(performance.now() - start).toBeLessThan(60_000);
});
