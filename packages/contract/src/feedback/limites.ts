/** Longest comment, in characters (P65). */
export const LIMITE_COMENTARIO = 1000;
