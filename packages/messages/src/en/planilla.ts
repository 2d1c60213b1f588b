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
  binario: 'The file is a binary workbook (.xlsb). Open it and save it as an Excel workbook (.xlsx).',
  deNumbers: 'The file is from Numbers. Open it and export it as an Excel workbook (.xlsx).',
  paginaWeb:
    'The file is a web page or XML, whatever its name says. Open it in the spreadsheet program and save it as an Excel workbook (.xlsx).',
  otroArchivo: 'The file is not an .xlsx or .csv spreadsheet.',
  celdaLarga:
    'Cell {celda} has more than {maximo, number, ::group-off} characters. Shorten it; in a .csv file, check the quotation marks too.',
  codificacion: 'Accented letters of the file would be damaged: it is cut off, or its encoding is not known. Save it again as CSV UTF-8.',
  comillas:
    'In row {fila, number, ::group-off} a quotation mark is opened and not closed. Close it, or write it twice if it is part of the text.',
  pocasColumnas:
    'The .csv file has {columnas, plural, one {one column} other {# columns}} and {minimo, number} are needed. Separate them with semicolons, commas, tabs or vertical bars.',
  sinFilas: 'The spreadsheet has no rows below the header.',
  celdas: 'The spreadsheet has too many cells: there are values up to column {columna}. Delete the columns that are not needed.',
  enHoja: 'Sheet {hoja}: {motivo}',
  hojaDesconocida: 'The workbook has no sheet {hoja}. It has: {hojas}.',
  hojasSinLeer:
    '{cantidad, plural, one {The sheet {hojas} has the same headers and was not read} other {The sheets {hojas} have the same headers and were not read}}. Read them all before saying that the file is the complete list.',
  hojasSiguen:
    '{cantidad, plural, one {Sheet {hojas} has no headers, goes on with the list and was not read} other {Sheets {hojas} have no headers, go on with the list and were not read}}. Read them all before saying that the file is the complete list.',
  ocultasSinDecidir:
    '{filas, plural, one {# hidden row was not read} other {# hidden rows were not read}}. Say whether they count before saying that the file is the complete list.',
};
