import { describe, expect, it } from 'vitest';
import { AppError } from '../../../errors/errors.ts';
import { openFile } from '../open-file.ts';
import { collectRows } from '../collect-rows.ts';
import { readSpreadsheet } from '../read-spreadsheet.ts';

const LIMITS = { maxBytes: 5 * 1024 * 1024, maxRows: 1001, maxCell: 32_767, maxUnpacked: 100 * 1024 * 1024 };
const COLUMNS = [
  { campo: 'codigo', titulo: 'Código', otros: ['documento'] },
  { campo: 'nombre', titulo: 'Apellidos y nombres', otros: [] },
];
const bytesOf = (content: string | Uint8Array): Uint8Array => (typeof content === 'string' ? Buffer.from(content) : content);

const rowsOf = async (content: string | Uint8Array, columns = COLUMNS) => {
  const { rows, take } = collectRows(LIMITS);
  openFile(bytesOf(content), LIMITS, columns).sheets[0]?.scan(take);
  return rows;
};
const cellsOf = async (content: string | Uint8Array) => (await rowsOf(content)).map(({ celdas }) => celdas);

/** Reads in the thread, as an import does. */
const answerOf = (content: string | Uint8Array, columns = COLUMNS) =>
  readSpreadsheet(bytesOf(content), { limits: LIMITS, columns, pedido: { iguales: 0 }, id_usuario: 1 }).then(
    ({ rows }) => rows.map(({ textos }) => textos),
    (error: unknown) => (error instanceof AppError ? error.message : String(error)),
  );

describe('encodings of one byte a character', () => {
  const NAMES = ['Muñoz Peña', 'José Ángel', 'MARÍA ÑAHUI', 'Güell Núñez', 'Sofía Beltrán', 'ÚRSULA GARCÍA'];
  const MAC = new Map(
    Array.from(new TextDecoder('macintosh').decode(Uint8Array.from({ length: 128 }, (_none, byte) => byte + 128)), (letter, place) => [
      letter,
      place + 128,
    ]),
  );
  const DOS = new Map(
    Array.from('áíóúñÑüéÁÍÓÚÉÜ', (letter, place) => [
      letter,
      [0xa0, 0xa1, 0xa2, 0xa3, 0xa4, 0xa5, 0x81, 0x82, 0xb5, 0xd6, 0xe0, 0xe9, 0x90, 0x9a][place] ?? 0,
    ]),
  );
  const written = (text: string, table: ReadonlyMap<string, number>) =>
    Uint8Array.from(text, (letter) => table.get(letter) ?? letter.charCodeAt(0));
  const listOf = (names: readonly string[], end: string) =>
    ['Código;Apellidos y nombres', ...names.map((name, index) => `${index};${name}`)].join(end);

  it.each([
    ['Macintosh', MAC, '\r'],
    ['MS-DOS', DOS, '\r\n'],
  ] as const)('reads %s by its letters, and shows two words', (name, table, end) => {
    const bytes = written(listOf(NAMES, end), table);
    const { sheets, letras } = openFile(bytes, LIMITS, COLUMNS);
    const { rows, take } = collectRows(LIMITS);
    sheets[0]?.scan(take);
    expect(rows.map(({ celdas }) => celdas[1])).toEqual(['Apellidos y nombres', ...NAMES]);
    expect(letras).toEqual({ codificacion: name, muestras: ['Código', 'Muñoz'] });
  });

  it.each(
    NAMES.slice(0, -1).flatMap(
      (name) =>
        [
          ['Macintosh', name, MAC],
          ['MS-DOS', name, DOS],
        ] as const,
    ),
  )('reads %s in a file with one name: %s', async (_encoding, name, table) => {
    expect((await cellsOf(written(`1;${name}\n2;Ana\n`, table)))[0]).toEqual(['1', name]);
  });

  it.each([
    'Muñoz, José',
    'MUÑOZ GARCÍA',
    'MUñOZ PEñA',
    'François Châtelet',
    'Jörg Müller-Lüdenscheidt, Köln',
    'João Conceição, São Paulo',
    'D’Angelo y O’Higgins',
    'Wendy’s – «Lima»',
    'Œuvre, cœur, fœtus',
    'N.º 5, 2.ª sala, 30 °C, 5 € … “así”',
    'Łódź'.replace(/[Łź]/g, 'o'),
    'Juan\u00a0Pérez',
  ])('takes for Windows-1252: %s', async (name) => {
    const CP = new Map(
      Array.from('€‚ƒ„…†‡ˆ‰Š‹Œ', (letter, place) => [
        letter,
        [0x80, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c][place] ?? 0,
      ]),
    );
    for (const [place, letter] of Array.from('‘’“”•–—˜™š›œ').entries()) CP.set(letter, 0x91 + place);
    const bytes = written(`1;"${name}"\n2;"Añasco"\n`, CP);
    expect((await cellsOf(bytes))[0]).toEqual(['1', name]);
  });

  it('refuses letters of no encoding that it knows, with the cure', async () => {
    const signs = Buffer.from('Codigo;Apellidos y nombres\n1;a\xb1a\xb2a\xb3a\n', 'latin1');
    expect(await answerOf(signs)).toBe('planilla.codificacion');
  });
});
