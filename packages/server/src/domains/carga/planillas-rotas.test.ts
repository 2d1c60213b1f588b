import { unaLinea } from '@portal/contract/core';
import { compactarDocumento, usuarioApi, usuarioImportacion } from '@portal/contract/usuario';
import { useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { buildSheet } from '@portal/testkit/files/spreadsheet.ts';
import type { CellValue } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { openFile } from '../../core/spreadsheet/open-file.ts';
import { readSheets } from '../../core/spreadsheet/read-sheets.ts';
import { SpreadsheetError } from '../../core/spreadsheet/sheet.ts';

const test = useTestApp();

/** Numbers from 0 to 1, the same ones in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = seeded(20_261_121);
const below = (limit: number) => Math.floor(random() * limit);
const pick = <T>(values: readonly T[]): T => values[below(values.length)]!;

const STRANGE: CellValue[] = [
  '',
  ' ',
  '\ufffd',
  '#N/A',
  '#REF!',
  '=1+1',
  `'; drop table usuario; --`,
  '<b>x</b>',
  '\u202eabc',
  'x'.repeat(1999),
  '1e309',
  'Ñ',
  '31/02/2026',
  '00/00/0000',
  'DNI',
  'CE',
  'H',
  '1234567',
  '12345678',
  '9'.repeat(20),
  'R1-0',
  'R2-1',
  'null',
  '__proto__',
  0,
  -1,
  1.5,
  50_000_001,
  Number.MAX_SAFE_INTEGER,
  true,
  false,
  null,
  new Date(Date.UTC(1899, 0, 1)),
  new Date(Date.UTC(2026, 1, 3)),
];
const CAMPOS = usuarioImportacion.columns.map(({ campo }) => campo);
const GOOD: Readonly<Record<string, CellValue>> = {
  cod_empresa: 'R',
  empresa: 'Rotas',
  tipo_doc: 'DNI',
  nombre: 'Eva',
  apellido_paterno: 'Luna',
};

const cellOf = (campo: string, sheet: number, row: number): CellValue => {
  if (campo === 'codigo') return `R${sheet}-${row}`;
  return campo === 'n_doc' ? String(50_000_000 + sheet * 3 + row) : (GOOD[campo] ?? null);
};

/** A sheet of three people with some cells, headers, rows or bytes spoiled. */
async function spoiled(sheet: number): Promise<Uint8Array> {
  const header: CellValue[] = usuarioImportacion.columns.map(({ titulo }) => titulo);
  const rows = [0, 1, 2].map((row) => CAMPOS.map((campo) => cellOf(campo, sheet, row)));
  const ways = [
    ...Array.from({ length: 12 }, () => () => void pick(rows).splice(below(CAMPOS.length), 1, pick(STRANGE))),
    () => void header.splice(below(CAMPOS.length), 1, pick(STRANGE)),
    () => void header.splice(below(CAMPOS.length), 1),
    () => void pick(rows).splice(below(CAMPOS.length), 1),
    () => void rows.push([...pick(rows)]),
  ];
  for (let times = below(6); times >= 0; times -= 1) pick(ways)();
  const bytes = await buildSheet([header, ...rows]);
  if (random() < 0.15) return bytes.subarray(0, below(bytes.length));
  if (random() < 0.15) for (let times = 0; times < 20; times += 1) bytes[below(bytes.length)] = below(256);
  return bytes;
}

const LIMITS = { maxBytes: 1_000_000, maxRows: 100, maxCell: 32_767, maxUnpacked: 10_000_000 };
type Row = Partial<Record<(typeof CAMPOS)[number], string>>;

/** Reads a sheet as the reading thread does: its rows, or the sentence about the whole file. */
function read(bytes: Uint8Array): Row[] | string {
  try {
    const { columns } = usuarioImportacion;
    const { rows } = readSheets(openFile(bytes, LIMITS, columns), { limits: LIMITS, columns, pedido: { iguales: 0 } });
    return rows.map(({ textos }) => Object.fromEntries(CAMPOS.map((campo, place) => [campo, textos[place] ?? ''])));
  } catch (error) {
    if (error instanceof SpreadsheetError) return error.sentence.clave;
    throw error;
  }
}

const SHEETS = 1000;
const BATCH = 200;

it('1,000 spoiled sheets never fail the portal, never write a refused row, and each gets a sentence', async () => {
  const token = await signIn(test, await buildUsuario(test.db, { admin: true }));
  const outcomes = { sheets: 0, refusedSheets: 0, inserted: 0, refused: 0 };
  for (let start = 0; start < SHEETS; start += BATCH) {
    const rows: Row[] = [];
    for (let sheet = start; sheet < start + BATCH; sheet += 1) {
      const found = read(await spoiled(sheet));
      outcomes.sheets += 1;
      if (typeof found === 'string') outcomes.refusedSheets += 1;
      else rows.push(...found);
    }
    const known = await codes();
    const { status, data, problem } = await test.call(usuarioApi.importarDirecto, { body: rows, token });
    expect(status, JSON.stringify(problem)).toBe(200);
    expect(data.insertados + data.actualizados + data.existentes + data.rechazados).toBe(rows.length);
    expect(data.filas.filter(({ error }) => !error?.startsWith('Error: '))).toEqual([]);
    const refused = new Set(data.filas.map(({ fila }) => fila));
    const accepted = new Set(
      rows.flatMap(({ codigo = '', n_doc = '' }, index) => (refused.has(index + 1) ? [] : [unaLinea(codigo), compactarDocumento(n_doc)])),
    );
    const added = [...(await codes())].filter((code) => !known.has(code));
    expect(added).toHaveLength(data.insertados);
    expect(added.filter((code) => !accepted.has(code))).toEqual([]);
    outcomes.inserted += data.insertados;
    outcomes.refused += data.rechazados;
  }
  expect(outcomes.sheets).toBe(SHEETS);
  expect(Math.min(outcomes.refusedSheets, outcomes.inserted, outcomes.refused)).toBeGreaterThan(100);
});

const codes = async (): Promise<Set<string>> =>
  new Set((await test.db.selectFrom('usuario').select('codigo_usuario').execute()).map(({ codigo_usuario }) => codigo_usuario));
