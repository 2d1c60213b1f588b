/** Words that only paper shows. */
export const impresion = {
  por: 'Impreso por {persona} el {momento}',
  filas: 'Filas {desde, number} a {hasta, number} de {total, number}',
} as const;
