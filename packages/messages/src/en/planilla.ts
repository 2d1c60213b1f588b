import type { Catalog } from '../catalog.ts';

export const planilla: Catalog['planilla'] = {
  vacia: 'The file is empty.',
  ilegible: 'The spreadsheet cannot be read. Open it and save it again as .xlsx.',
  filas: 'The spreadsheet has more than {maximo, number, ::group-off} rows. Split it into several.',
  dificil: 'The spreadsheet is too large to read. Split it into several.',
  rota: 'The spreadsheet is damaged. Open it and save it again as .xlsx.',
  grande: 'The spreadsheet is too large. Split it into several.',
  antigua: 'The spreadsheet has a password or is in the old .xls format. Save it as .xlsx, without a password.',
  conContrasena: 'The spreadsheet has a password. Save it without one.',
  deOpenDocument: 'The file is an OpenDocument spreadsheet (.ods). Open it and save it as an Excel workbook (.xlsx).',
  otroArchivo: 'The file is not an .xlsx or .csv spreadsheet.',
  celdaLarga:
    'Cell {celda} has more than {maximo, number, ::group-off} characters. Shorten it; in a .csv file, check the quotation marks too.',
  codificacion:
    'The file is cut off or mixes UTF-8 with another encoding, and accented letters would be damaged. Save it again as CSV UTF-8.',
  comillas:
    'In row {fila, number, ::group-off} a quotation mark is opened and not closed. Close it, or write it twice if it is part of the text.',
  pocasColumnas:
    'The .csv file has {columnas, plural, one {one column} other {# columns}} and {minimo, number} are needed. Separate them with semicolons, commas or tabs.',
  sinFilas: 'The spreadsheet has no rows below the header. In a workbook, the first sheet is read.',
  faltanColumnas: 'Columns are missing in the spreadsheet: {columnas}. Download the template to see which ones they are.',
};
