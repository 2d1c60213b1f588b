/** Most addresses that one person pins. */
export const LIMITE_FIJADOS = 12;
