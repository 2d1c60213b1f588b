/** The user guide inside the portal (P138). */
export const ayuda = {
  titulo: 'Ayuda',
  buscar: 'Buscar en la ayuda',
  contenido: 'Toda la ayuda',
  pdf: 'Abrir la guía completa (PDF)',
  soloEspanol: 'La guía está escrita en español.',
  encontrados: '{total, plural, =0 {Nada coincide. Pruebe con otra palabra.} one {# parte de la guía} other {# partes de la guía}}',
} as const;
