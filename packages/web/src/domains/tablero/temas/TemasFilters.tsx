import type { TemaAlumno } from '@portal/contract';
import { useTranslations } from 'use-intl';
import styles from './temas.module.css';
import { FILTERS, filterTemas, type TemasFilter } from './temas-filter.ts';

interface Props {
  temas: readonly TemaAlumno[];
  filter: TemasFilter;
  onChange: (filter: TemasFilter) => void;
}

/** One button per state with the number of topics in it. */
export function TemasFilters({ temas, filter, onChange }: Props) {
  const t = useTranslations('tablero.temas');
  return (
    <div className={styles.filters} role="group" aria-label={t('filtro')}>
      {FILTERS.map((name) => (
        <button key={name} type="button" className={styles.filter} aria-pressed={name === filter} onClick={() => onChange(name)}>
          {t('cuenta', { filtro: t(name), total: filterTemas(temas, name).length })}
        </button>
      ))}
    </div>
  );
}
