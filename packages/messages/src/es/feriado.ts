/** Days that are not worked: list and form (P43). */
export const feriado = {
  lista: {
    texto: 'En estos días no se envían recordatorios. El portal trae los del Perú hasta 2030.',
    nuevo: 'Nuevo día',
  },
  edicion: { nuevo: 'Nuevo día no laborable', editar: 'Editar día no laborable', guardado: 'Día guardado: {nombre}' },
  campos: { id_feriado: 'Id', fecha: 'Fecha', feriado: 'Feriado' },
} as const;
