import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { SearchField } from '../../form/SearchField.tsx';
import { DateFilter } from './DateFilter.tsx';
import type { Column } from '../column.ts';
import { distinctTexts } from '../row-model.ts';

interface Props<Row> {
  column: Column<Row>;
  rows: readonly Row[];
  collator: Intl.Collator;
  value: string;
  onChange: (value: string) => void;
}

/** The filter of one column: a text box, days from and to, or a list of the values that occur. */
export function ColumnFilter<Row>({ column, rows, collator, value, onChange }: Props<Row>) {
  const t = useTranslations('ui.tabla');
  const label = t('filtrarPor', { columna: column.header });
  const options = useMemo(
    () => (column.filter === 'select' ? (column.filterOptions ?? distinctTexts(column, rows, collator)) : []),
    [column, rows, collator],
  );
  if (column.filter === 'text')
    return <SearchField label={label} placeholder={t('filtrar')} size="xs" withIcon={false} value={value} onCommit={onChange} />;
  if (column.filter === 'date') return <DateFilter label={label} value={value} onChange={onChange} />;
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
