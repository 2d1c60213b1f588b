/** Length of a person's e-mail. */
export const LIMITE_CORREO = 250;
