import { modulos } from './modulo.queries.ts';
import { useLocalSource } from '../../ui/pick/use-local-source.ts';

/** Modules that a course may take in. */
export const useModuloSource = () => useLocalSource(modulos.useItems());
