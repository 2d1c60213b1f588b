import { programas } from './programa-master.queries.ts';
import { itemsOf } from '../../core/master/item.ts';
import { useAll } from '../../core/master/use-master.ts';
import type { SourceComponent } from '../../ui/pick/item-source.ts';
import { useLocalSource } from '../../ui/pick/use-local-source.ts';

const toItems = itemsOf('id_programa');

/** Source of the programs for a plan's list. */
export const ProgramaSource: SourceComponent = ({ children }) => children(useLocalSource(useAll(programas, toItems)));
