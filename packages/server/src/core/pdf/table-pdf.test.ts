import { pngOf } from '@portal/testkit/builders/contenido/png.ts';
import { readPdf } from '@portal/testkit/files/read-pdf.ts';
import { expect, test } from 'vitest';
import { type PdfTable, tablePdf } from './table-pdf.ts';

async function* rowsOf(rows: readonly (readonly string[])[]) {
  yield* rows;
}

async function read(over: Partial<PdfTable>, rows: readonly (readonly string[])[]) {
  const table: PdfTable = {
    title: 'Avance por empresa',
    facts: ['Empresas: Ñandú, Grupo Andino', 'Emitido el 21/11/2026 10:00 (America/Lima)'],
    color: '#0055aa',
    author: 'Grupo Andino',
    language: 'es-PE',
    columns: ['Empresa', 'Asignados'].map((header, index) => ({ header, right: index > 0 })),
    foot: `${rows.length} filas`,
    pageOf: (page, pages) => `Página ${page} de ${pages}`,
    columnsOf: (from, to, all) => `Columnas ${from} a ${to} de ${all}`,
    ...over,
    rows: rowsOf(rows),
  };
  const pieces: Buffer[] = [];
  for await (const piece of tablePdf(table)) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  return { bytes, ...(await readPdf(bytes)), largest: Math.max(...pieces.map(({ length }) => length)) };
}

test('is A4 landscape with title, facts, headers, rows, sum and page, as text', async () => {
  const { pages, title, language } = await read({ total: ['Total', '52'] }, [
    ['Ñandú & Cía. «Áéíóú»', '40'],
    ['Łódź Őry', '12'],
  ]);
  expect(pages).toHaveLength(1);
  expect(pages[0]!.view).toEqual([0, 0, 842, 595]);
  expect(pages[0]!.lines).toEqual([
    'Avance por empresa',
    'Empresas: Ñandú, Grupo Andino',
    'Emitido el 21/11/2026 10:00 (America/Lima)',
    'Empresa',
    'Asignados',
    'Ñandú & Cía. «Áéíóú»',
    '40',
    'Łódź Őry',
    '12',
    'Total',
    '52',
    '2 filas',
    'Página 1 de 1',
  ]);
  expect([title, language]).toEqual(['Avance por empresa', 'es-PE']);
});

test.each([
  ['es-PE', '山田太郎 张伟'],
  ['zh-CN', '张伟 かな'],
])('embeds the letters of names from Asia (%s)', async (language, name) => {
  const { pages, bytes } = await read({ language }, [[name, '1']]);
  expect(pages[0]!.lines.join('').replaceAll(' ', '')).toContain(name.replace(' ', ''));
  expect(bytes.length).toBeLessThan(60_000);
});

test('an unknown letter is a question mark, and an empty table says its headers', async () => {
  expect((await read({}, [['a🦜b', '1']])).pages[0]!.lines).toContain('a?b');
  expect((await read({}, [])).pages[0]!.lines).toContain('Asignados');
});

test('5,000 rows come page by page, with the headers on each and the number of all pages', async () => {
  const rows = Array.from({ length: 5000 }, (_none, index) => [`Empresa número ${index}`, String(index)]);
  const { pages, largest } = await read({}, rows);
  expect(pages.length).toBeGreaterThan(100);
  for (const [index, { lines }] of pages.entries()) {
    expect(lines).toContain('Asignados');
    expect(lines.at(-1)).toBe(`Página ${index + 1} de ${pages.length}`);
  }
  const names = pages.flatMap(({ lines }) => lines.filter((line) => line.startsWith('Empresa número')));
  expect(names).toEqual(rows.map(([name]) => name));
  expect(largest).toBeLessThan(60_000);
});

test('30 columns are divided among pages, each with the first one, in letters that can be read', async () => {
  const columns = Array.from({ length: 30 }, (_none, index) => ({ header: `Programa de inducción ${index + 1}`, right: false }));
  const row = columns.map((_column, index) => (index === 0 ? 'María Ñahui' : `Valor bastante largo ${index + 1}`));
  const { pages } = await read({ columns }, [row]);
  expect(pages.length).toBeGreaterThan(1);
  for (const { lines } of pages) expect(lines.join(' ')).toContain('María Ñahui');
  const whole = pages.map(({ lines }) => lines.join(' ')).join(' ');
  for (let index = 2; index <= 30; index += 1) expect(whole).toMatch(new RegExp(`largo\\s+${index}\\b`));
  expect(whole).toMatch(/Columnas 2 a \d+ de 30/);
});

test('a long text is broken in its column and stays whole', async () => {
  const text = 'Comentario de una persona que escribe mucho '.repeat(20).trim();
  const { pages } = await read({}, [[text, '1']]);
  const lines = pages[0]!.lines.filter((line) => line !== '1').join(' ');
  expect(lines.replaceAll(/\s+/g, ' ')).toContain(text);
});

test('the logo is on the first page, in its shape', async () => {
  const rows = Array.from({ length: 100 }, (_none, index) => [`Empresa ${index}`, '1']);
  const { bytes, pages } = await read({ logo: { bytes: Buffer.from(pngOf(40, 20)), tipo: 'image/png' } }, rows);
  const text = bytes.toString('latin1');
  expect(text.match(/\/Width 40\s+\/Height 20/g)).toHaveLength(1);
  expect(pages.length).toBeGreaterThan(1);
});

test.each(['a WebP', 'a PNG with broken points', 'a large PNG'])('%s is left out, and the rows are there', async (name) => {
  const broken = Buffer.from(pngOf(40, 20)).fill(0xff, 45, 52);
  const logo = {
    'a WebP': { bytes: Buffer.from('RIFFxxxxWEBP'), tipo: 'image/webp' },
    'a PNG with broken points': { bytes: broken, tipo: 'image/png' },
    'a large PNG': { bytes: Buffer.from(pngOf(2000, 1001)), tipo: 'image/png' },
  }[name];
  const { bytes, pages } = await read({ logo }, [['Ñandú', '1']]);
  expect(bytes.toString('latin1')).not.toContain('/Subtype /Image');
  expect(pages[0]!.lines).toContain('Ñandú');
});
