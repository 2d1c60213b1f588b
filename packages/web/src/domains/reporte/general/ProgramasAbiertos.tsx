import { Button } from '@mantine/core';
import type { ColumnaGeneral } from '@portal/contract/reporte';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { useAbiertos } from './use-abiertos.ts';
import styles from '../../../pieces/reporte/reporte.module.css';

/** One button for each program, which shows and hides the columns of its courses. */
export function ProgramasAbiertos({ columnas }: { columnas: readonly ColumnaGeneral[] }) {
  const t = useTranslations('reporte.general');
  const { open, toggle } = useAbiertos();
  const label = useId();
  const programas = columnas.filter(({ level }) => level === 1);
  if (programas.length === 0) return null;
  return (
    <div className={styles.programas} role="group" aria-labelledby={label}>
      <span id={label}>{t('cursosDe')}</span>
      {programas.map(({ field, title }) => {
        const opened = open.includes(field);
        const Icon = opened ? IconChevronDown : IconChevronRight;
        return (
          <Button
            key={field}
            size="xs"
            variant={opened ? 'light' : 'default'}
            aria-expanded={opened}
            leftSection={<Icon size={14} aria-hidden="true" />}
            onClick={() => toggle(field)}
          >
            {title}
          </Button>
        );
      })}
    </div>
  );
}
