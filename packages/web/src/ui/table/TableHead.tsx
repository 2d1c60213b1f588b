import { useTranslations } from 'use-intl';
import { ColumnFilter } from './filter/ColumnFilter.tsx';
import styles from './DataTable.module.css';
import { PageCheckbox } from './controls/PageCheckbox.tsx';
import { HeaderCell } from './HeaderCell.tsx';
import { roles } from './roles.ts';
import type { TableSelection } from './data-table-props.ts';
import { filterOf } from './filter/filter-of.ts';
import type { TableModel } from './use-rows.ts';
import { isNarrowed } from '../../core/list/list-state.ts';

interface Props<Row extends object> {
  model: TableModel<Row>;
  widths: Map<string, number>;
  selection: TableSelection<Row> | undefined;
  actions: boolean;
  filterable: boolean;
  narrow: boolean;
}

/** Headers and, where a column has one, filters. */
export function TableHead<Row extends object>(props: Props<Row>) {
  const { model, widths, selection, actions, filterable, narrow } = props;
  const { shown, state, change, paged } = model;
  const t = useTranslations();
  const offered = filterable && !narrow && shown.some((column) => filterOf(column, paged));
  return (
    <thead {...roles.group} className={styles.head}>
      <tr {...roles.row}>
        {selection && (
          <th {...roles.header} scope="col" className={styles.check} data-screen-only="">
            {/* Cards hide this row: there the box is above them. */}
            {narrow ? (
              <span className="sr-only">{t('ui.tabla.seleccionarPagina')}</span>
            ) : (
              <PageCheckbox model={model} selection={selection} />
            )}
          </th>
        )}
        {shown.map((column) => (
          <HeaderCell
            key={column.id}
            column={column}
            order={state.orden}
            onOrder={(orden) => change({ orden })}
            width={widths.get(column.id) ?? 5}
            narrow={narrow}
          />
        ))}
        {actions && (
          <th {...roles.header} scope="col" className={styles.actions} data-screen-only="">
            <span className="sr-only">{t('comun.acciones')}</span>
          </th>
        )}
      </tr>
      {offered && (!model.loaded || model.rows.length > 0 || isNarrowed(state)) && <FilterRow {...props} />}
    </thead>
  );
}

function FilterRow<Row extends object>({ model, selection, actions }: Props<Row>) {
  const { shown, paged } = model;
  return (
    <tr {...roles.row} className={styles.filters} data-screen-only="">
      {selection && <td {...roles.cell} className={styles.check} />}
      {shown.map((column) => {
        const control = filterOf(column, paged);
        return (
          <td key={column.id} {...roles.cell} data-control={control}>
            {control && <ColumnFilter column={column} model={model} />}
          </td>
        );
      })}
      {actions && <td {...roles.cell} className={styles.actions} />}
    </tr>
  );
}
