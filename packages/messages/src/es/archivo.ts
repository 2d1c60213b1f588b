/** Files that the portal holds. */
export const archivo = {
  subir: 'Subir archivo',
  elegirPara: 'Archivo para {campo}',
  subiendo: 'Subiendo {nombre}',
  guardando: 'Guardando {nombre}',
  pausar: 'Pausar',
  seguir: 'Seguir subiendo',
  cancelar: 'Cancelar la subida',
  espere: 'Espere a que termine la subida de «{nombre}», o cancélela, antes de guardar.',
  cortada: 'Se perdió la conexión. La subida sigue sola cuando vuelva, desde donde quedó.',
  grande: 'El archivo pesa más de lo que el portal admite.',
  vacio: '«{nombre}» está vacío.',
  tipo: '«{nombre}» no es de un tipo admitido: MP4, WebM, MP3, M4A, OGG, WAV, PDF, HTML o VTT.',
} as const;
