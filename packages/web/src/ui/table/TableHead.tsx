import { Checkbox } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ColumnFilter } from './filter/ColumnFilter.tsx';
import styles from './DataTable.module.css';
import { HeaderCell } from './HeaderCell.tsx';
import { roles } from './roles.ts';
import { isNarrowed, type DataTableModel } from './use-data-table.ts';

interface Props<Row extends object> {
  model: DataTableModel<Row>;
  widths: Map<string, number>;
  selectable: boolean;
  actions: boolean;
  narrow: boolean;
}

/** Headers and, where a column has one, filters. */
export function TableHead<Row extends object>(props: Props<Row>) {
  const { model, widths, selectable, actions, narrow } = props;
  const { shown, state, change } = model;
  const t = useTranslations('comun');
  const filtered = !narrow && shown.some((column) => column.filter) && (model.rows.length > 0 || isNarrowed(state));
  return (
    <thead {...roles.group} className={styles.head}>
      <tr {...roles.row}>
        {selectable && <SelectPage model={model} />}
        {shown.map((column) => (
          <HeaderCell
            key={column.id}
            column={column}
            sort={state.sort}
            onSort={(sort) => change({ sort })}
            width={widths.get(column.id) ?? 5}
            narrow={narrow}
          />
        ))}
        {actions && (
          <th {...roles.header} scope="col" className={styles.actions}>
            <span className="sr-only">{t('acciones')}</span>
          </th>
        )}
      </tr>
      {filtered && <FilterRow {...props} />}
    </thead>
  );
}

function SelectPage<Row extends object>({ model: { table } }: Pick<Props<Row>, 'model'>) {
  const t = useTranslations('ui.tabla');
  const all = table.getIsAllPageRowsSelected();
  return (
    <th {...roles.header} scope="col" className={styles.check}>
      <Checkbox
        size="xs"
        aria-label={t('seleccionarPagina')}
        checked={all}
        indeterminate={!all && table.getIsSomePageRowsSelected()}
        onChange={(event) => table.toggleAllPageRowsSelected(event.currentTarget.checked)}
      />
    </th>
  );
}

function FilterRow<Row extends object>({ model, selectable, actions }: Props<Row>) {
  const { shown, rows, collator, state, change } = model;
  return (
    <tr {...roles.row} className={styles.filters}>
      {selectable && <td {...roles.cell} className={styles.check} />}
      {shown.map((column) => (
        <td key={column.id} {...roles.cell}>
          {column.filter && (
            <ColumnFilter
              column={column}
              rows={rows}
              collator={collator}
              value={state.filters[column.id] ?? ''}
              onChange={(value) => change({ filters: { ...state.filters, [column.id]: value } })}
            />
          )}
        </td>
      ))}
      {actions && <td {...roles.cell} className={styles.actions} />}
    </tr>
  );
}
