/** Lengths on the sign-in forms (P54). */
export const LIMITE_ACCESO = { min: 3, max: 50 } as const;
/** Length of a new password (P4). */
export const LIMITE_CONTRASENIA = { min: 8, max: 128 } as const;
