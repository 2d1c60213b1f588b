import { modulos } from './modulo.queries.ts';
import { itemsOf } from '../../core/master/item.ts';
import { useMayChange } from '../../core/master/use-owner-options.ts';
import { useAll } from '../../core/master/use-master.ts';
import type { SourceComponent } from '../../ui/pick/item-source.ts';
import { useLocalSource } from '../../ui/pick/use-local-source.ts';

const toItems = itemsOf('id_modulo');

/** Source of the modules for a course's list. */
export const ModuloSource: SourceComponent = ({ children }) => children(useLocalSource(useAll(modulos, toItems)));

/** Source of the modules that the person may change. */
export const ModuloPropioSource: SourceComponent = ({ children }) => {
  const mayChange = useMayChange();
  return children(useLocalSource(useAll(modulos, (rows) => toItems(rows.filter(mayChange)))));
};
