import type { Recurso } from '@portal/contract/tema';
import { expect, test } from 'vitest';
import { fuenteDe, lecturaDe, textoDePagina, textoDeSubtitulos, unirTextos } from './material-texto.ts';
import { textOfPages } from '../../../pieces/tema/visor/pdf-text.ts';

const recurso = (over: Partial<Recurso>): Recurso => ({
  titulo: 'Lección',
  descripcion: null,
  tipo: 'pagina',
  url: '/api/archivo/7/leccion.html?boleto=uno',
  subtitulos: null,
  externo: false,
  ...over,
});

test('the text of a page has a line for each block, without what nobody reads', () => {
  const html = `<!doctype html><head><title>Portada</title><style>p { color: red }</style></head><body>
    <h1>Extintores</h1><p>Con un tablero   <b>eléctrico</b> se usa
    CO<sub>2</sub>.<br>Nunca agua.</p><script>alert('no')</script><noscript>Sin programas</noscript><template>Molde</template>
    <table><tr><td>Clase</td><td>Uso</td></tr></table><ul><li>Uno</li><li>Dos &amp; tres</li></ul></body>`;
  expect(textoDePagina(html)).toBe('Extintores\nCon un tablero eléctrico se usa CO2.\nNunca agua.\nClase Uso\nUno\nDos & tres');
});

test('the text of captions has their words alone, a line for each sentence', () => {
  const vtt = `\uFEFFWEBVTT - Lección\r
\r
NOTE de quien lo hizo\r
\r
STYLE\r
::cue { color: red }\r
\r
1\r
00:00:01.000 --> 00:00:04.000 align:start\r
<v Ana>El agua conduce\r
la <i>electricidad</i>.\r
\r
00:00:04.000 --> 00:00:06.000\r
Use CO2 &amp; aléjese\r
\r
00:00:06.000 --> 00:00:07.000\r
Use CO2 &amp; aléjese\r
\r
00:00:07.000 --> 00:00:08.000\r
del tablero.`;
  expect(textoDeSubtitulos(vtt)).toBe('El agua conduce la electricidad.\nUse CO2 & aléjese del tablero.');
});

test('the text of a document has all its pages up to the 200th', async () => {
  const asked: number[] = [];
  const page = (number: number) => {
    asked.push(number);
    return Promise.resolve({
      getTextContent: () =>
        Promise.resolve({ items: [{ str: `Página ${number}`, hasEOL: true }, { type: 'beginMarkedContent' }, { str: 'fin' }] }),
    });
  };
  expect(await textOfPages({ numPages: 2, getPage: page })).toBe('Página 1\nfin\nPágina 2\nfin');
  await textOfPages({ numPages: 500, getPage: page });
  expect(Math.max(...asked)).toBe(200);
});

test('texts are joined by blank lines and cut at a word', () => {
  expect(unirTextos(['Uno', '', 'Dos'], 10)).toEqual({ texto: 'Uno\n\nDos', cortado: false });
  expect(unirTextos(['Uno', 'Dos tres'], 11)).toEqual({ texto: 'Uno\n\nDos', cortado: true });
  expect(unirTextos(['Unapalabralarga'], 5)).toEqual({ texto: 'Unapa', cortado: true });
});

test('words are read from pages, documents and captions of the portal alone', () => {
  const url = '/api/archivo/7/leccion.html?boleto=uno';
  expect(fuenteDe(recurso({}))).toEqual({ clase: 'pagina', url });
  expect(fuenteDe(recurso({ tipo: 'pdf' }))).toEqual({ clase: 'pdf', url });
  expect(fuenteDe(recurso({ tipo: 'video', subtitulos: '/api/archivo/8/a.vtt' }))).toEqual({
    clase: 'subtitulos',
    url: '/api/archivo/8/a.vtt',
  });
  expect(fuenteDe(recurso({ tipo: 'video' }))).toBe('sinTexto');
  expect(fuenteDe(recurso({ tipo: 'enlace', url: 'https://videos.example/uno', externo: true }))).toBe('externo');
});

test('additional material counts where it is a document of the portal', () => {
  const pdf = recurso({ tipo: 'descarga', url: '/api/archivo/9/guia.pdf?boleto=uno&descarga=1' });
  expect(lecturaDe(pdf)).toEqual([{ ...pdf, tipo: 'pdf' }]);
  expect(lecturaDe(recurso({ tipo: 'descarga', url: '/api/archivo/9/guia.zip?boleto=uno' }))).toEqual([]);
  expect(lecturaDe(recurso({ tipo: 'enlace', url: 'https://otro.example/guia.pdf', externo: true }))).toEqual([]);
  expect(lecturaDe(null)).toEqual([]);
});
