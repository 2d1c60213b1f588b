import { modulos } from './modulo.queries.ts';
import { itemsOf } from '../../core/master/item.ts';
import { useAll } from '../../core/master/use-master.ts';
import type { SourceComponent } from '../../ui/pick/item-source.ts';
import { useLocalSource } from '../../ui/pick/use-local-source.ts';

const toItems = itemsOf('id_modulo');

/** Modules that a course may take in. */
export const ModuloSource: SourceComponent = ({ children }) => children(useLocalSource(useAll(modulos, toItems)));
