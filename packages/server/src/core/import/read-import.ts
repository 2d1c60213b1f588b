import { setImmediate } from 'node:timers/promises';
import type { ColumnasLeidas, ImportDefinition, ImportTypes } from '@portal/contract';
import { failure } from '../../errors/errors.ts';
import { rowTexts } from '../spreadsheet/cell-text.ts';
import { matchColumns } from '../spreadsheet/columns.rules.ts';
import { readSpreadsheet } from '../spreadsheet/read-spreadsheet.ts';
import { readCells } from './cells.rules.ts';
import type { ReadRow } from './rows.rules.ts';

const LIMITS = { maxColumns: 60, maxUnpacked: 100 * 1024 * 1024 };

/** Rows judged before the event loop serves other calls. */
const TURN = 500;

export interface ReadImport<T extends ImportTypes> {
  readonly columnas: ColumnasLeidas;
  readonly rows: readonly ReadRow<T>[];
}

/** Reads the rows of a workbook by its header, or by position (P40). Errors: 422 for a file that is no such spreadsheet. */
export async function readImport<T extends ImportTypes>(definition: ImportDefinition<T>, bytes: Uint8Array): Promise<ReadImport<T>> {
  const sheet = await readSpreadsheet(bytes, { ...LIMITS, maxRows: definition.maxRows + 1 });
  const [header, ...below] = sheet.map((row) => ({ fila: row.fila, textos: rowTexts(row) }));
  if (!header || below.length === 0) throw failure('no_procesable', 'planilla.sinFilas');
  const match = matchColumns(header.textos, definition.columns);
  if ('faltan' in match) throw failure('no_procesable', 'planilla.faltanColumnas', { columnas: match.faltan.join(', ') });
  const rows: ReadRow<T>[] = [];
  for (const { fila, textos } of below) {
    const text: ReadRow<T>['text'] = (campo) => textos[match.places.get(campo) ?? -1] ?? '';
    rows.push({ fila, text, ...readCells(definition, text) });
    if (rows.length % TURN === 0) await setImmediate();
  }
  return { columnas: match.columnas, rows };
}
