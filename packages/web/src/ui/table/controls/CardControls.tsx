import { NativeSelect } from '@mantine/core';
import { useTranslations } from 'use-intl';
import styles from './CardControls.module.css';
import { ColumnFilter } from '../filter/ColumnFilter.tsx';
import { filterOf } from '../filter/filter-of.ts';
import type { TableModel } from '../use-rows.ts';

interface Props<Row extends object> {
  model: TableModel<Row>;
  filterable: boolean;
}

/** Order and filters of the visible columns for cards, which have no column headers to click on. */
export function CardControls<Row extends object>({ model, filterable }: Props<Row>) {
  const { columns, shown, state, change } = model;
  const t = useTranslations('ui.tabla');
  const sorts = columns
    .filter((column) => column.sorts)
    .flatMap(({ id, header }) => [
      { value: id, label: t('ordenAscendente', { columna: header }) },
      { value: `-${id}`, label: t('ordenDescendente', { columna: header }) },
    ]);
  return (
    <div className={styles.panel}>
      <NativeSelect
        label={t('ordenarPor')}
        value={state.orden}
        data={[{ value: '', label: t('sinOrden') }, ...sorts]}
        onChange={(event) => change({ orden: event.currentTarget.value })}
      />
      {shown
        .filter((column) => filterable && filterOf(column, model.paged))
        .map((column) => (
          <div key={column.id}>
            <span className={styles.label} aria-hidden="true">
              {column.header}
            </span>
            <ColumnFilter column={column} model={model} />
          </div>
        ))}
    </div>
  );
}
