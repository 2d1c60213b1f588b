import { use } from 'react';
import { useTranslations } from 'use-intl';
import styles from './printed-note.module.css';
import { usePrinting } from './use-printing.ts';
import { useMomentFormat } from '../../core/i18n/use-moment-format.ts';
import { CircumstancesContext } from '../figure/circumstances.ts';

interface Props {
  /** Rows on the paper and rows that there are. */
  readonly rows?: { readonly desde: number; readonly hasta: number; readonly total: number };
  /** Moment of the answer, where no context gives it. */
  readonly at?: number | undefined;
}

/** Says on paper what it shows: the filters in force, the moment of the answer, and which rows of how many. */
export function PrintedFilters({ rows, at }: Props) {
  return usePrinting() ? <Note rows={rows} at={at} /> : null;
}

function Note({ rows, at }: Props) {
  const t = useTranslations();
  const format = useMomentFormat();
  const { filters, moment = at } = use(CircumstancesContext);
  const facts = filters.map(({ field, value }) => t('cifra.filtro', { campo: field, valor: value }));
  if (moment) facts.push(t('cifra.momento', { momento: format(new Date(moment).toISOString()) }));
  if (rows) facts.push(t('impresion.filas', rows));
  if (facts.length === 0) return null;
  return (
    <p className={styles.note}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}
