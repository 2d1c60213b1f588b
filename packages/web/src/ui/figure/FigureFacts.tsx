import type { CifraId } from '@portal/contract/cifra';
import { use } from 'react';
import { useTranslations } from 'use-intl';
import { CircumstancesContext } from './circumstances.ts';
import styles from './figure.module.css';
import { useFigureWords } from './use-figure-words.ts';
import { useMomentFormat } from '../../core/i18n/use-moment-format.ts';

/** Name, definition, formula and facts of one figure. */
export function FigureFacts({ cifra }: { cifra: CifraId }) {
  const t = useTranslations('cifra');
  const { name, definition, formula, facts } = useFigureWords()(cifra);
  return (
    <section className={styles.facts}>
      <h3 className={styles.name}>{name}</h3>
      <p>{definition}</p>
      <p className={styles.formula}>
        <span className={styles.term}>{t('formula')}</span> {formula}
      </p>
      <ul className={styles.list}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}

/** Filters in force and moment of the answer, for the figures above it. */
export function FigureCircumstances() {
  const t = useTranslations('cifra');
  const { filters, moment } = use(CircumstancesContext);
  const format = useMomentFormat();
  return (
    <section className={styles.circumstances}>
      <h3 className={styles.term}>{t('filtros')}</h3>
      {filters.length === 0 ? (
        <p>{t('sinFiltros')}</p>
      ) : (
        <ul className={styles.list}>
          {filters.map(({ field, value }) => (
            <li key={field}>{t('filtro', { campo: field, valor: value })}</li>
          ))}
        </ul>
      )}
      {moment !== undefined && moment > 0 && (
        <p className={styles.moment}>{t('momento', { momento: format(new Date(moment).toISOString()) })}</p>
      )}
    </section>
  );
}
