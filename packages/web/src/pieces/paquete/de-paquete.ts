/** Returns whether a package graded an attempt (P286); rows of the version before do not say. */
export const isOfPaquete = (row: object): boolean => 'fuente' in row && row.fuente === 'paquete';
