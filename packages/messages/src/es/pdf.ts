/** Files as PDF: words above and below their rows. */
export const pdf = {
  emitido: 'Emitido el {momento} ({zona})',
  busqueda: 'Búsqueda: {buscar}',
  orden: 'Orden: {campo}',
  ordenBaja: 'Orden: {campo}, de mayor a menor',
  entre: 'del {desde} al {hasta}',
  desde: 'desde el {dia}',
  hasta: 'hasta el {dia}',
  todasEmpresas: 'Todas',
  todosPlanes: 'Todos',
  total: 'Total',
  filas: '{total, plural, one {# fila} other {# filas}}',
  pagina: 'Página {pagina, number} de {paginas, number}',
  columnas: 'Columnas {desde, number} a {hasta, number} de {todas, number}',
  demasiadas:
    'La lista tiene {total, number} filas y un PDF admite {maximo, number}. Expórtela en Excel (.xlsx), o use filtros para un PDF más corto.',
} as const;
