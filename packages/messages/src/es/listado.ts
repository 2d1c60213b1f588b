/** Refusals of a list: what it was asked to order or filter by. */
export const listado = {
  orden: 'No se puede ordenar por «{columna}». Use una de: {columnas}.',
  filtro: 'No se puede filtrar por «{columna}». Use una de: {columnas}.',
  dias: 'Los días de «{columna}» se escriben así: 2026-11-01..2026-11-30. Uno de los dos puede faltar.',
} as const;
