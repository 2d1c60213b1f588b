import { loadTranslator } from '@portal/messages';
import { expect, test } from 'vitest';
import { markup } from '../core/html.ts';
import { writeLetter } from './letter.ts';

test('markup escapes every value except SafeHtml', () => {
  const name = `<img src=x onerror="alert('1')">&`;
  expect(markup`<p title="${name}">${name}${markup`<b>${1}</b>`}${[markup`uno`, markup`dos`]}</p>`.text).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;<b>1</b>unodos</p>',
  );
});

test('plain text and HTML contain the same sentences, the link and each line of the signature', async () => {
  const letter = writeLetter({
    texts: await loadTranslator('es'),
    asunto: 'Dos\n líneas',
    saludo: 'Hola, Ñusta & Cía:',
    parrafos: ['Uno <script>', 'Dos'],
    boton: { texto: 'Abrir', url: 'https://x.pe/?a=1&b=2' },
    nota: 'Nota',
    firma: 'Equipo<br>Capacitación\nLima',
    carta: 'restablecer',
    campos: {},
  });
  expect(letter.asunto).toBe('Dos líneas');
  expect(letter.texto).toBe(
    'Hola, Ñusta & Cía:\n\nUno <script>\n\nDos\n\nAbrir: https://x.pe/?a=1&b=2\n\nNota\n\nEquipo\nCapacitación\nLima\n',
  );
  expect(letter.html).toContain('Hola, Ñusta &amp; Cía:');
  expect(letter.html).not.toContain('<script>');
  expect(letter.html).toContain('href="https://x.pe/?a=1&amp;b=2"');
  expect(letter.html).toContain('Equipo<br>Capacitación<br>Lima');
});

test('a section is a heading with its lines, some of which are links', async () => {
  const letter = writeLetter({
    texts: await loadTranslator('es'),
    asunto: 'x',
    saludo: 'Hola:',
    parrafos: [],
    listas: { planes: [{ titulo: 'Plan <A>', lineas: [{ texto: 'Hasta el 30' }, { texto: 'Seguir', url: 'https://x.pe/?a=1&b=2' }] }] },
    firma: 'Equipo',
    carta: 'asignacion',
    campos: {},
  });
  expect(letter.texto).toBe('Hola:\n\nPlan <A>\n- Hasta el 30\n- Seguir: https://x.pe/?a=1&b=2\n\nEquipo\n');
  expect(letter.html).toContain('<strong>Plan &lt;A&gt;</strong>');
  expect(letter.html).toContain('<li><a href="https://x.pe/?a=1&amp;b=2" style="color:#14804a">Seguir</a></li>');
});
