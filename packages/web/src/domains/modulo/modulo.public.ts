import { modulos } from './modulo.queries.ts';

/** Modules that a course may take in. */
export const useModuloItems = modulos.useItems;
