import { NativeSelect } from '@mantine/core';
import { useTranslations } from 'use-intl';
import styles from './CardControls.module.css';
import { ColumnFilter } from '../filter/ColumnFilter.tsx';
import type { DataTableModel } from '../use-data-table.ts';

/** Order, and filters of the columns that show, for phones, where there are no column headers to click on. */
export function CardControls<Row extends object>({ model }: { model: DataTableModel<Row> }) {
  const { columns, shown, rows, collator, state, change } = model;
  const t = useTranslations('ui.tabla');
  const sorts = columns
    .filter((column) => column.sortable ?? true)
    .flatMap(({ id, header }) => [
      { value: id, label: t('ordenAscendente', { columna: header }) },
      { value: `-${id}`, label: t('ordenDescendente', { columna: header }) },
    ]);
  return (
    <div className={styles.panel}>
      <NativeSelect
        label={t('ordenarPor')}
        value={state.sort}
        data={[{ value: '', label: t('sinOrden') }, ...sorts]}
        onChange={(event) => change({ sort: event.currentTarget.value })}
      />
      {shown
        .filter((column) => column.filter)
        .map((column) => (
          <div key={column.id}>
            <span className={styles.label} aria-hidden="true">
              {column.header}
            </span>
            <ColumnFilter
              column={column}
              rows={rows}
              collator={collator}
              value={state.filters[column.id] ?? ''}
              onChange={(value) => change({ filters: { ...state.filters, [column.id]: value } })}
            />
          </div>
        ))}
    </div>
  );
}
