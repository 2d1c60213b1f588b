import { modulos } from './modulo.queries.ts';
import { itemsOf } from '../../core/master/item.ts';
import { useLocalSource } from '../../ui/pick/use-local-source.ts';

const toItems = itemsOf('id_modulo');

/** Modules that a course may take in. */
export const useModuloSource = () => useLocalSource(modulos.useAll(toItems));
