/** Roles beside administrator and support (P216): contents alone, everything without changing it, reports alone. */
export const ROLES_ACOTADOS = ['autor', 'auditor', 'lector'] as const;
export type RolAcotado = (typeof ROLES_ACOTADOS)[number];

/** Role of an access (P1, P216). */
export const ROL = { administrador: 1, soporte: 2, autor: 3, auditor: 4, lector: 5 } as const;

/** Returns the role beside administrator and support that a stored number means, 3 for the first of them; null for none. */
export const rolAcotadoOf = (rol: number): RolAcotado | null => ROLES_ACOTADOS[rol - 3] ?? null;
