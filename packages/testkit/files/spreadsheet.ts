import { asignacionImportacion } from '@portal/contract/asignacion';
import { ausenciaImportacion } from '@portal/contract/ausencia';
import { type FilaDeHoja, planestudioImportacion } from '@portal/contract/planestudio';
import { preguntaImportacion } from '@portal/contract/pregunta';
import { usuarioImportacion } from '@portal/contract/usuario';
import { type CellValue, readXlsx, writeXlsx } from 'hucre/xlsx';

/** Builds a workbook with one sheet, like our own exports. */
export const buildSheet = (rows: CellValue[][]): Promise<Uint8Array> => writeXlsx({ sheets: [{ name: 'Hoja', rows }] });

/** Builds a question spreadsheet: the template's header, then these rows. */
export const preguntaSheet = (...rows: CellValue[][]): Promise<Uint8Array> =>
  buildSheet([preguntaImportacion.columns.map(({ titulo }) => titulo), ...rows]);

/** Columns of a spreadsheet of people. */
export type CargaCells = { readonly [Name in (typeof usuarioImportacion.columns)[number]['campo']]?: CellValue };

/** Builds a spreadsheet of people: the template's header, then these rows. */
export const usuarioSheet = (...rows: CargaCells[]): Promise<Uint8Array> =>
  buildSheet([
    usuarioImportacion.columns.map(({ titulo }) => titulo),
    ...rows.map((row) => usuarioImportacion.columns.map(({ campo }) => row[campo] ?? null)),
  ]);

/** Builds the same as a CSV file, which holds characters that a workbook cannot. */
export const usuarioCsv = (...rows: CargaCells[]): Uint8Array =>
  Buffer.from(
    [
      usuarioImportacion.columns.map(({ titulo }) => titulo),
      ...rows.map((row) => usuarioImportacion.columns.map(({ campo }) => String(row[campo] ?? ''))),
    ]
      .map((cells) => cells.join(';'))
      .join('\n'),
  );

/** Reads every row of a workbook's first sheet as typed cells. */
export const readSheet = async (workbook: Uint8Array): Promise<CellValue[][]> => (await readXlsx(workbook)).sheets[0]?.rows ?? [];

/** Builds a spreadsheet of the people of a plan: the template's header, then these codes. */
export const codigoSheet = (...codigos: CellValue[]): Promise<Uint8Array> =>
  buildSheet([asignacionImportacion.columns.map(({ titulo }) => titulo), ...codigos.map((codigo) => [codigo])]);

/** Builds a spreadsheet of absences: the template's header, then these rows. */
export const ausenciaSheet = (...rows: CellValue[][]): Promise<Uint8Array> =>
  buildSheet([ausenciaImportacion.columns.map(({ titulo }) => titulo), ...rows]);

/** Header and rows of the sheet of a plan. */
export const hojaCells = (rows: readonly FilaDeHoja[], columns = planestudioImportacion.columns): CellValue[][] => [
  columns.map(({ titulo }) => titulo),
  ...rows.map((row) => columns.map(({ campo }) => row[campo] ?? null)),
];

/** Builds the sheet of a plan: the template's header, then these rows. */
export const hojaSheet = (...rows: FilaDeHoja[]): Promise<Uint8Array> => buildSheet(hojaCells(rows));
