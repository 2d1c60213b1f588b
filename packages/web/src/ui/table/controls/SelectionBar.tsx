import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './SelectionBar.module.css';

interface Props {
  selection: { selected: readonly string[]; onChange: (ids: string[]) => void; actions?: ReactNode };
  /** Every row that matches search and filters; missing in server mode. */
  matchingIds?: string[];
}

/** How many rows are selected and what can be done with them. */
export function SelectionBar({ selection, matchingIds }: Props) {
  const t = useTranslations('ui.tabla');
  const { selected, onChange, actions } = selection;
  return (
    <div className={styles.bar}>
      <span role="status" className={styles.count}>
        {t('seleccionados', { total: selected.length })}
      </span>
      {matchingIds && matchingIds.length > selected.length && (
        <Button size="compact-sm" variant="subtle" onClick={() => onChange(matchingIds)}>
          {t('seleccionarTodo', { total: matchingIds.length })}
        </Button>
      )}
      <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onChange([])}>
        {t('quitarSeleccion')}
      </Button>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
