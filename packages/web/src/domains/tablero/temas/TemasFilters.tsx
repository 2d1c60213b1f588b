import { useTranslations } from 'use-intl';
import styles from './temas.module.css';
import { GROUPS, type TemasFilter, type TemasGroup } from './temas-filter.ts';

interface Props {
  counts: Readonly<Record<TemasGroup, number>>;
  filter: TemasFilter;
  onChange: (filter: TemasFilter) => void;
}

/** One button per group with its number of topics; the groups add up to "Todos". */
export function TemasFilters({ counts, filter, onChange }: Props) {
  const t = useTranslations('tablero.temas');
  const all = GROUPS.reduce((sum, name) => sum + counts[name], 0);
  const filters: readonly TemasFilter[] = ['todos', ...GROUPS];
  return (
    <div className={styles.filters} role="group" aria-label={t('filtro')}>
      {filters.map((name) => (
        <button key={name} type="button" className={styles.filter} aria-pressed={name === filter} onClick={() => onChange(name)}>
          {t('cuenta', { filtro: t(name), total: name === 'todos' ? all : counts[name] })}
        </button>
      ))}
    </div>
  );
}
