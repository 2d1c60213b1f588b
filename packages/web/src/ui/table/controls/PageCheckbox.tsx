import { Checkbox } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { isSelected, withRows } from '../../../core/list/selection.ts';
import type { TableSelection } from '../data-table-props.ts';
import { keyOf } from '../list-column.ts';
import type { TableModel } from '../use-rows.ts';

interface Props<Row extends object> {
  model: TableModel<Row>;
  selection: TableSelection<Row>;
  /** Shows its name beside it: above cards, which have no header row. */
  labelled?: boolean;
}

/** Selects the rows of the page, or none of them. */
export function PageCheckbox<Row extends object>({ model: { definition, page, old }, selection, labelled = false }: Props<Row>) {
  const t = useTranslations('ui.tabla');
  const { selected, onChange } = selection;
  const ids = page.map((row) => keyOf(row, definition));
  const chosen = ids.filter((id) => isSelected(selected, id)).length;
  const all = chosen > 0 && chosen === ids.length;
  const name = t('seleccionarPagina');
  return (
    <Checkbox
      size="xs"
      {...(labelled ? { label: name } : { 'aria-label': name })}
      checked={all}
      disabled={old}
      indeterminate={!all && chosen > 0}
      onChange={() => onChange(withRows(selected, ids, !all))}
    />
  );
}
