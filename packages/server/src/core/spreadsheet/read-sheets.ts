import type { Lectura, LecturaPedida } from '@portal/contract';
import type { Message } from '@portal/messages';
import { collectRows } from './collect-rows.ts';
import { type Outline, outlineOf, proposeSheet } from './sheet-choice.ts';
import type { OpenFile } from './open-file.ts';
import { type OneTable, readTable } from './read-table.ts';
import type { SheetSource } from './sheet-source.ts';
import { SpreadsheetError, type ReadColumn, type SheetLimits, type SheetTable } from './sheet.ts';

interface Reading {
  readonly limits: SheetLimits;
  readonly columns: readonly ReadColumn[];
  readonly pedido: LecturaPedida;
}

/** Reads the columns of an import from the sheet that was asked for, from all with its headers, or from that which seems to be meant. */
export function readSheets({ sheets, letras }: OpenFile, reading: Reading): SheetTable {
  const outlines = sheets.length > 1 ? sheets.map((sheet) => outlineOf(sheet, reading.columns)) : [];
  const chosen = outlines.length > 0 ? chooseSheets(outlines, reading.pedido) : sheets;
  const read = (sheet: SheetSource) => readOne(sheet, reading);
  const tables = chosen.map((sheet) => ({ sheet, table: outlines.length > 0 ? named(sheet, read) : read(sheet) }));
  const [first] = tables;
  if (!first) throw new SpreadsheetError('sinFilas');
  const rows = tables.flatMap(({ sheet, table }) =>
    tables.length > 1 ? table.rows.map((row) => ({ ...row, hoja: sheet.nombre })) : table.rows,
  );
  if (rows.length >= reading.limits.maxRows) throw new SpreadsheetError('filas', { maximo: reading.limits.maxRows - 1 });
  const hojas = outlines.filter(({ filas }) => filas > 0).map((outline) => sheetOf(outline, chosen));
  return {
    columnas: first.table.columnas,
    rows,
    lectura: {
      hojas,
      ...hiddenOf(tables.map(({ table }) => table)),
      letras: letras ? { ...letras, muestras: [...letras.muestras] } : null,
    },
  };
}

function readOne(sheet: SheetSource, { limits, columns, pedido }: Reading): OneTable {
  const { rows, take } = collectRows(limits);
  const isHidden = sheet.scan(take);
  return readTable({ rows, isHidden }, columns, pedido.ocultas === 1);
}

/** Reads one of several sheets; a problem names it. */
function named(sheet: SheetSource, read: (sheet: SheetSource) => OneTable): OneTable {
  try {
    return read(sheet);
  } catch (error) {
    if (error instanceof SpreadsheetError)
      throw new SpreadsheetError('enHoja', { hoja: quoted(sheet.nombre), motivo: error.sentence }, error);
    throw error;
  }
}

/** Puts a name in the quotation marks of the reader's language. */
const quoted = (texto: string): Message => ({ clave: 'comun.cita', valores: { texto } });

/** Returns the sheets to read. Throws `SpreadsheetError` for a name that no sheet has. */
function chooseSheets(outlines: readonly Outline[], { hoja, iguales }: LecturaPedida): SheetSource[] {
  const proposed = proposeSheet(outlines);
  const asked = hoja === undefined ? proposed : outlines.find(({ sheet }) => sheet.nombre.trim() === hoja);
  if (!asked) {
    if (hoja === undefined) throw new SpreadsheetError('sinFilas');
    throw new SpreadsheetError('hojaDesconocida', {
      hoja: quoted(hoja),
      hojas: outlines.map(({ sheet }) => quoted(sheet.nombre)),
    });
  }
  if (iguales !== 1 || !asked.igual) return [asked.sheet];
  return outlines.filter(({ igual, filas }) => igual && filas > 0).map(({ sheet }) => sheet);
}

const sheetOf = ({ sheet, filas, igual }: Outline, chosen: readonly SheetSource[]): Lectura['hojas'][number] => ({
  nombre: sheet.nombre,
  filas,
  oculta: sheet.oculta,
  leida: chosen.includes(sheet),
  igual,
});

const hiddenOf = (tables: readonly OneTable[]): Pick<Lectura, 'filas_ocultas' | 'ocultas_leidas' | 'columnas_ocultas'> => ({
  filas_ocultas: tables.reduce((sum, { filasOcultas }) => sum + filasOcultas, 0),
  ocultas_leidas: tables.every(({ ocultasLeidas }) => ocultasLeidas),
  columnas_ocultas: [...new Set(tables.flatMap(({ columnasOcultas }) => columnasOcultas))],
});
