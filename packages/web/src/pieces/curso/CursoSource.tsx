import { cursos } from './curso.queries.ts';
import { itemsOf } from '../../core/master/item.ts';
import { useAll } from '../../core/master/use-master.ts';
import type { SourceComponent } from '../../ui/pick/item-source.ts';
import { useLocalSource } from '../../ui/pick/use-local-source.ts';

const toItems = itemsOf('id_curso');

/** Source of the courses for a program's list. */
export const CursoSource: SourceComponent = ({ children }) => children(useLocalSource(useAll(cursos, toItems)));
