import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconFilterOff } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SearchField } from '../../form/SearchField.tsx';
import { CardControls } from './CardControls.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import styles from './TableToolbar.module.css';
import type { DataTableModel } from '../use-data-table.ts';

interface Props<Row extends object> {
  model: DataTableModel<Row>;
  searchable: boolean;
  narrow: boolean;
  density: 'normal' | 'compact';
  onDensity: (density: 'normal' | 'compact') => void;
  children: ReactNode;
}

/** Above the rows: search, filters, the caller's buttons and the column chooser. */
export function TableToolbar<Row extends object>({ model, searchable, narrow, density, onDensity, children }: Props<Row>) {
  const { columns, state, change } = model;
  const t = useTranslations('ui.tabla');
  const [open, setOpen] = useState(false);
  const controls = narrow && columns.some((column) => column.filter ?? column.sortable ?? true);
  return (
    <div className={styles.bar}>
      {searchable && (
        <SearchField className={styles.search} label={t('buscar')} value={state.search} onCommit={(search) => change({ search })} />
      )}
      {Object.values(state.filters).some(Boolean) && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconFilterOff size={16} aria-hidden="true" />}
          onClick={() => change({ filters: {} })}
        >
          {t('limpiarFiltros')}
        </Button>
      )}
      <div className={styles.end}>
        {controls && (
          <Button
            variant="default"
            leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden="true" />}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {t('filtros')}
          </Button>
        )}
        {children}
        <ColumnChooser
          columns={columns}
          hidden={state.hidden}
          onChange={(hidden) => change({ hidden })}
          density={density}
          onDensity={onDensity}
        />
      </div>
      {controls && open && <CardControls model={model} />}
    </div>
  );
}
