import type { ListColumn } from '../list-column.ts';

type FilterControl = 'text' | 'number' | 'days' | 'select';

const CONTROLS: Partial<Record<ListColumn<never>['kind'], FilterControl>> = {
  texto: 'text',
  codigo: 'text',
  numero: 'number',
  dia: 'days',
  momento: 'days',
  opcion: 'select',
};

/** Returns the filter control of a column by its kind; none for a column with options that a server page cannot list. */
export function filterOf<Row>({ kind, filterable, options }: ListColumn<Row>, paged: boolean): FilterControl | undefined {
  if (!filterable || (kind === 'opcion' && paged && !options)) return undefined;
  return CONTROLS[kind];
}
