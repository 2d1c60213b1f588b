import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './reporte.module.css';
import { Section } from '../../ui/page/Section.tsx';

interface Props {
  /** The report has no companies: it begins with all days alone. */
  readonly soloFechas?: boolean;
  readonly children: ReactNode;
}

/** Ways to begin a report by one press, below its filters while nothing was asked for (P279). */
export function Empezar({ soloFechas = false, children }: Props) {
  const t = useTranslations('reporte.inicios');
  return (
    <Section title={t('titulo')} description={t(soloFechas ? 'fechas' : 'texto')}>
      <div className={styles.starts}>{children}</div>
    </Section>
  );
}
