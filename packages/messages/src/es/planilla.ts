/** Refusals of an uploaded spreadsheet (P40). */
export const planilla = {
  vacia: 'El archivo está vacío o no es una planilla .xlsx.',
  ilegible: 'La planilla no se puede leer. Ábrala y guárdela otra vez como .xlsx.',
  filas: 'La planilla tiene más de {maximo, number, ::group-off} filas. Divídala en varias.',
  dificil: 'La planilla es demasiado grande para leerla. Divídala en varias.',
  rota: 'La planilla está dañada o no es un archivo .xlsx. Ábrala y guárdela otra vez como .xlsx.',
  grande: 'La planilla es demasiado grande al desempaquetarla. Divídala en varias.',
  antigua: 'La planilla tiene contraseña o es del formato antiguo .xls. Guárdela como .xlsx, sin contraseña.',
  conContrasena: 'La planilla tiene contraseña. Guárdela sin ella.',
  esTexto: 'El archivo es de texto (CSV), aunque se llame .xlsx. Ábralo en su hoja de cálculo y guárdelo como libro de Excel (.xlsx).',
  deOpenDocument: 'El archivo es de OpenDocument (.ods). Ábralo y guárdelo como libro de Excel (.xlsx).',
  otroArchivo: 'El archivo no es una planilla .xlsx.',
  sinFilas: 'La primera hoja de la planilla no tiene filas debajo del encabezado.',
  faltanColumnas: 'Faltan columnas en la planilla: {columnas}. Descargue la plantilla para ver cuáles son.',
} as const;
