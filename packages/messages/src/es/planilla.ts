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
  otroArchivo: 'El archivo no es una planilla .xlsx ni .csv.',
  celdaLarga:
    'La celda {celda} tiene más de {maximo, number, ::group-off} caracteres. Acórtela; en un archivo .csv, revise también las comillas.',
  codificacion:
    'El archivo está cortado o mezcla UTF-8 con otra codificación, y las tildes y la ñ saldrían dañadas. Guárdelo otra vez como CSV UTF-8.',
  comillas:
    'En la fila {fila, number, ::group-off} se abre una comilla que no se cierra. Ciérrela, o escríbala dos veces si es parte del texto.',
  pocasColumnas:
    'El archivo .csv tiene {columnas, plural, one {una columna} other {# columnas}} y hacen falta {minimo, number}. Sepárelas con punto y coma, coma o tabulación.',
  sinFilas: 'La planilla no tiene filas debajo del encabezado. De un libro se lee la primera hoja.',
  faltanColumnas: 'Faltan columnas en la planilla: {columnas}. Descargue la plantilla para ver cuáles son.',
} as const;
