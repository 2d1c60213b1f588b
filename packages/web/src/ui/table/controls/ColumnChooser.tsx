import { ActionIcon, Checkbox, Divider, Tooltip } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Flyout } from '../../overlay/Flyout.tsx';
import type { ListColumn } from '../list-column.ts';
import styles from './ColumnChooser.module.css';

interface Props<Row> {
  columns: readonly ListColumn<Row>[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
  density: 'normal' | 'compact';
  onDensity: (density: 'normal' | 'compact') => void;
}

/** Menu that shows and hides columns and sets the density of the rows; the last visible column stays. */
export function ColumnChooser<Row>({ columns, hidden, onChange, density, onDensity }: Props<Row>) {
  const t = useTranslations('ui.tabla');
  const last = columns.length - hidden.length <= 1;
  const toggle = (id: string) => onChange(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]);
  return (
    <Flyout
      width={240}
      trigger={(toggleOpen) => (
        <Tooltip label={t('columnas')}>
          <ActionIcon variant="default" size="var(--control-height)" aria-label={t('columnas')} onClick={toggleOpen}>
            <IconColumns3 size={18} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </Tooltip>
      )}
    >
      {() => (
        <>
          <fieldset className={styles.list}>
            <legend className={styles.legend}>{t('mostrarColumnas')}</legend>
            {columns.map(({ id, header }) => {
              const visible = !hidden.includes(id);
              return (
                <Checkbox key={id} size="xs" label={header} checked={visible} disabled={visible && last} onChange={() => toggle(id)} />
              );
            })}
          </fieldset>
          <Divider my="xs" />
          <Checkbox
            size="xs"
            label={t('compacta')}
            checked={density === 'compact'}
            onChange={(event) => onDensity(event.currentTarget.checked ? 'compact' : 'normal')}
          />
        </>
      )}
    </Flyout>
  );
}
