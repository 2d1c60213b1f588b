/** List of imports with refused rows (P261). */
export const rechazadas = {
  campos: {
    id_importacion: 'N.º',
    archivo: 'Archivo',
    tipo: 'Importación de',
    asunto: 'Para',
    rechazados: 'Rechazadas',
    fecha_creacion: 'Importado',
    autor: 'Importado por',
  },
} as const;
