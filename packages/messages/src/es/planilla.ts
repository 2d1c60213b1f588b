/** Refusals of an uploaded spreadsheet (P40). */
export const planilla = {
  vacia: 'El archivo está vacío.',
  ilegible: 'La planilla no se puede leer. Ábrala y guárdela otra vez como .xlsx.',
  filas: 'La planilla tiene más de {maximo, number, ::group-off} filas. Divídala en varias.',
  dificil: 'La planilla es demasiado grande para leerla. Divídala en varias.',
  rota: 'La planilla está dañada. Ábrala y guárdela otra vez como .xlsx.',
  grande: 'La planilla es demasiado grande. Divídala en varias.',
  antigua: 'La planilla tiene contraseña o es del formato antiguo .xls. Guárdela como .xlsx, sin contraseña.',
  conContrasena: 'La planilla tiene contraseña. Guárdela sin ella.',
  deOpenDocument: 'El archivo es de OpenDocument (.ods). Ábralo y guárdelo como libro de Excel (.xlsx).',
  binario: 'El archivo es un libro binario (.xlsb). Ábralo y guárdelo como libro de Excel (.xlsx).',
  deNumbers: 'El archivo es de Numbers. Ábralo y expórtelo como libro de Excel (.xlsx).',
  paginaWeb:
    'El archivo es una página web o un XML, aunque su nombre diga otra cosa. Ábralo en la hoja de cálculo y guárdelo como libro de Excel (.xlsx).',
  otroArchivo: 'El archivo no es una planilla .xlsx ni .csv.',
  celdaLarga:
    'La celda {celda} tiene más de {maximo, number, ::group-off} caracteres. Acórtela; en un archivo .csv, revise también las comillas.',
  codificacion:
    'Las tildes y la ñ del archivo saldrían dañadas: está cortado o su codificación no se reconoce. Guárdelo otra vez como CSV UTF-8.',
  comillas:
    'En la fila {fila, number, ::group-off} se abre una comilla que no se cierra. Ciérrela, o escríbala dos veces si es parte del texto.',
  pocasColumnas:
    'El archivo .csv tiene {columnas, plural, one {una columna} other {# columnas}} y hacen falta {minimo, number}. Sepárelas con punto y coma, coma, tabulación o barra vertical.',
  sinFilas: 'La planilla no tiene filas debajo del encabezado.',
  celdas: 'La planilla tiene demasiadas celdas: hay datos hasta la columna {columna}. Borre las columnas que no hacen falta.',
  enHoja: 'Hoja {hoja}: {motivo}',
  hojaDesconocida: 'El libro no tiene una hoja {hoja}. Tiene: {hojas}.',
  hojasSinLeer:
    '{cantidad, plural, one {La hoja {hojas} tiene los mismos encabezados y no se leyó} other {Las hojas {hojas} tienen los mismos encabezados y no se leyeron}}. Léalas todas antes de decir que el archivo es la lista completa.',
  hojasSiguen:
    '{cantidad, plural, one {La hoja {hojas} no tiene encabezados, sigue la lista y no se leyó} other {Las hojas {hojas} no tienen encabezados, siguen la lista y no se leyeron}}. Léalas todas antes de decir que el archivo es la lista completa.',
  ocultasSinDecidir:
    '{filas, plural, one {Hay # fila oculta que no se leyó} other {Hay # filas ocultas que no se leyeron}}. Diga si cuentan antes de decir que el archivo es la lista completa.',
} as const;
