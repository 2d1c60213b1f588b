import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { SearchField } from '../../form/SearchField.tsx';
import { distinctValues } from '../arrange.ts';
import { DateFilter } from './DateFilter.tsx';
import { filterOf } from './filter-of.ts';
import type { ListColumn } from '../list-column.ts';
import type { TableModel } from '../use-rows.ts';

interface Props<Row> {
  column: ListColumn<Row>;
  model: TableModel<Row>;
}

/** Filter of one column: a text box, a range of days or a select. */
export function ColumnFilter<Row>({ column, model: { rows, collator, paged, state, change } }: Props<Row>) {
  const t = useTranslations('ui.tabla');
  const label = t('filtrarPor', { columna: column.header });
  const control = filterOf(column, paged);
  const options = useMemo(
    () => (control === 'select' ? (column.options ?? distinctValues(column, rows, collator)) : []),
    [control, column, rows, collator],
  );
  const value = state.filtro[column.id] ?? '';
  const onChange = (wanted: string) => change(({ filtro }) => ({ filtro: { ...filtro, [column.id]: wanted } }));
  if (control === 'days') return <DateFilter label={label} value={value} onChange={onChange} />;
  if (control === 'select') {
    return (
      <NativeSelect
        size="xs"
        aria-label={label}
        value={value}
        data={[{ value: '', label: t('todos') }, ...options]}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  const number = control === 'number' && ({ inputMode: 'decimal', placeholder: '=' } as const);
  return <SearchField label={label} placeholder={t('filtrar')} size="xs" withIcon={false} value={value} onCommit={onChange} {...number} />;
}
