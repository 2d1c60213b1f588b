import type { Lectura, LecturaPedida } from '@portal/contract/core';
import type { Message } from '@portal/messages';
import { collectRows } from './collect-rows.ts';
import { withContinued } from './continued-sheets.ts';
import { chosenIn, type Outline, outlineOf, proposeSheet, withChosen } from './sheet-choice.ts';
import type { OpenFile } from './open-file.ts';
import { type OneTable, readTable, type TableAsked } from './read-table.ts';
import type { SheetSource } from './sheet-source.ts';
import type { ReadColumn } from './columns.rules.ts';
import { type ChosenColumns, SpreadsheetError, type SheetLimits, type SheetTable } from './sheet.ts';

interface Reading {
  readonly limits: SheetLimits;
  readonly columns: readonly ReadColumn[];
  readonly pedido: LecturaPedida;
  readonly chosen?: ChosenColumns | undefined;
}

/** Result of reading the sheets of a file. */
interface Found {
  readonly outlines: readonly Outline[];
  /** By their sheets; their columns are named, and chosen, by the letters of the requested sheet. */
  readonly tables: readonly { readonly sheet: SheetSource; readonly table: OneTable; readonly asked: boolean }[];
}

/** Reads the columns of an import from the sheet that was asked for, from all with its headers, or from that which seems to be meant. */
export function readSheets({ sheets, letras }: OpenFile, reading: Reading): SheetTable {
  const { outlines, tables } = sheets.length > 1 ? readSeveral(sheets, reading) : readAlone(sheets, reading);
  const told = tables.find(({ asked }) => asked)?.table;
  if (!told) throw new SpreadsheetError('sinFilas');
  const rows = tables.flatMap(({ sheet, table }) =>
    tables.length > 1 ? table.rows.map((row) => ({ ...row, hoja: sheet.nombre })) : table.rows,
  );
  if (rows.length >= reading.limits.maxRows) throw new SpreadsheetError('filas', { maximo: reading.limits.maxRows - 1 });
  const read = tables.map(({ sheet }) => sheet);
  return {
    columnas: told.columnas,
    titulos: told.titulos,
    rows,
    lectura: {
      hojas: outlines.filter(({ filas }) => filas > 0).map((outline) => sheetOf(outline, read)),
      ...hiddenOf(tables.map(({ table }) => table)),
      letras: letras ? { ...letras, muestras: [...letras.muestras] } : null,
    },
  };
}

const readAlone = (sheets: readonly SheetSource[], reading: Reading): Found => ({
  outlines: [],
  tables: sheets.map((sheet) => ({ sheet, table: readOne(sheet, reading), asked: true })),
});

function readSeveral(sheets: readonly SheetSource[], { chosen, ...reading }: Reading): Found {
  const seen = sheets.map((sheet) => outlineOf(sheet, reading.columns));
  const meant = askedOf(seen, reading.pedido);
  const named = chosen ? withChosen(seen, meant, chosen) : seen;
  const letters = chosen ?? meant.letters;
  const outlines = withContinued(named, meant, letters);
  const same = outlines.filter(({ igual, filas }) => igual && filas > 0);
  const alone = outlines.filter(({ sheet }) => sheet === meant.sheet);
  const read = reading.pedido.iguales === 1 && alone.some(({ igual }) => igual) ? same : alone;
  const tables = read.map((outline) => {
    const { sheet, header, sigue } = outline;
    const own = chosen && { chosen: chosenIn(outline, meant, chosen), ...(read.length > 1 && { header }) };
    const continued = sigue && read.length > 1 && { chosen: letters, header: NO_HEADER };
    return { sheet, table: withName(sheet, () => readOne(sheet, { ...reading, ...own, ...continued })), asked: sheet === meant.sheet };
  });
  return { outlines, tables };
}

/** Index of the header of a sheet without one. */
const NO_HEADER = -1;

function readOne(sheet: SheetSource, { limits, pedido, ...asked }: Reading & Pick<TableAsked, 'header'>): OneTable {
  const { rows, take } = collectRows(limits);
  const isHidden = sheet.scan(take);
  return readTable({ rows, isHidden }, { ...asked, withHidden: pedido.ocultas === 1 });
}

/** Reads one of several sheets; a problem names it. */
function withName(sheet: SheetSource, read: () => OneTable): OneTable {
  try {
    return read();
  } catch (error) {
    if (error instanceof SpreadsheetError)
      throw new SpreadsheetError('enHoja', { hoja: quoted(sheet.nombre), motivo: error.sentence }, error);
    throw error;
  }
}

/** Puts a name in the quotation marks of the reader's language. */
const quoted = (texto: string): Message => ({ clave: 'comun.cita', valores: { texto } });

/** Returns the sheet that was asked for, or that seems to be meant. Throws `SpreadsheetError` for a name that no sheet has. */
function askedOf(outlines: readonly Outline[], { hoja }: LecturaPedida): Outline {
  const asked = hoja === undefined ? proposeSheet(outlines) : outlines.find(({ sheet }) => sheet.nombre.trim() === hoja);
  if (asked) return asked;
  if (hoja === undefined) throw new SpreadsheetError('sinFilas');
  throw new SpreadsheetError('hojaDesconocida', {
    hoja: quoted(hoja),
    hojas: outlines.map(({ sheet }) => quoted(sheet.nombre)),
  });
}

const sheetOf = ({ sheet, filas, igual, sigue }: Outline, chosen: readonly SheetSource[]): Lectura['hojas'][number] => ({
  nombre: sheet.nombre,
  filas,
  oculta: sheet.oculta,
  leida: chosen.includes(sheet),
  igual,
  ...(sigue && { sigue }),
});

const hiddenOf = (tables: readonly OneTable[]): Pick<Lectura, 'filas_ocultas' | 'ocultas_leidas' | 'columnas_ocultas'> => ({
  filas_ocultas: tables.reduce((sum, { filasOcultas }) => sum + filasOcultas, 0),
  ocultas_leidas: tables.every(({ ocultasLeidas }) => ocultasLeidas),
  columnas_ocultas: [...new Set(tables.flatMap(({ columnasOcultas }) => columnasOcultas))],
});
