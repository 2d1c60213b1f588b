/** List of the activity log. */
export const log = {
  campos: { id_log: 'Id', usuario_creacion: 'Usuario', tabla: 'Tabla', tipo: 'Tipo', detalle: 'Detalle', fecha_creacion: 'Fecha' },
} as const;
