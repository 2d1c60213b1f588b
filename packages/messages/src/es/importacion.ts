/** Imports of spreadsheets of any domain (P40): review, reasons, past imports, undoing. */
export const importacion = {
  campos: {
    id_importacion: 'N.º',
    archivo: 'Archivo',
    insertados: 'Nuevas',
    actualizados: 'Cambiadas',
    existentes: 'Ya existían',
    rechazados: 'Rechazadas',
  },
  leida: 'Se leyeron {filas, number} filas. Revise el detalle y confirme para importar.',
  ajena: 'Otra persona subió esta planilla: solo ella lee y confirma sus filas.',
  sinConfirmar: 'Esta importación no se ha confirmado: no hay nada que deshacer.',
  deshacer:
    '{deshechos, plural, =0 {No se deshará nada.} one {Se deshará # registro.} other {Se desharán # registros.}}{conservados, plural, =0 {} one { # se conserva: {motivos}.} other { # se conservan: {motivos}.}}',
  deshecha:
    '{deshechos, plural, =0 {No se deshizo nada.} one {Se deshizo # registro.} other {Se deshicieron # registros.}}{conservados, plural, =0 {} one { # se conserva: {motivos}.} other { # se conservan: {motivos}.}}',
  motivo: '{motivo} ({cantidad, number})',
  /** Why a row is refused: every reason is a sentence. */
  error: 'Error: {motivos}',
  celda: {
    vacia: '{columna}: está vacía.',
    vaciaDebe: '{columna}: está vacía; debe ser {debe}.',
    caracteres: '{columna}: contiene caracteres no admitidos.',
    larga: '{columna}: tiene {caracteres, number, ::group-off} caracteres y el máximo es {maximo, number, ::group-off}.',
    dice: '{columna}: dice «{texto}»; debe ser {debe}.',
    desconocida: '{columna}: «{texto}» no existe.',
  },
  /** Expected contents of a cell. */
  debe: {
    deUnoACuatro: '1, 2, 3 o 4',
    entero: 'un número entero',
    minimo: '{valor, number, ::group-off} o más',
    maximo: '{valor, number, ::group-off} o menos',
    correo: 'una dirección de correo',
    fecha: 'una fecha, día/mes/año',
    admitido: 'un valor admitido',
  },
} as const;
