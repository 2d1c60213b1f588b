/** Uploads and stored files. */
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
  errores: {
    enlace: 'El enlace de este archivo no es válido o venció. Vuelva a abrir el tema.',
    perdido: 'El archivo ya no está en el almacén. Avise a soporte.',
    almacen: 'El almacén de archivos no responde. Intente nuevamente en unos momentos.',
    tipo: 'El contenido del archivo no es de un tipo admitido: MP4, WebM, MP3, M4A, OGG, WAV, PDF, HTML o VTT.',
    incompleto: 'El archivo todavía no ha subido por completo.',
  },
  guardado: 'El archivo se guardó correctamente.',
} as const;
