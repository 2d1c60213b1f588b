import { useTranslations } from 'use-intl';
import type { Filtros } from '../../pieces/reporte/asked.ts';
import { isBelow } from './meta.ts';
import styles from '../../pieces/reporte/reporte.module.css';
import { useNps } from '../../pieces/reporte/reporte.queries.ts';

/** Says how many topics of the whole report miss the goal, whatever page is shown. */
export function MetaNota({ filtros, meta }: { filtros: Filtros; meta: number }) {
  const t = useTranslations('reporte.nps');
  const { data } = useNps(filtros);
  if (!data?.length) return null;
  const bajos = data.filter((row) => isBelow(row, meta)).length;
  return (
    <p role="status" className={styles.note}>
      {t('bajoMeta', { bajos, meta, total: data.length })}
    </p>
  );
}
