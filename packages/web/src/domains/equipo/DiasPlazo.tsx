import { useTranslations } from 'use-intl';
import styles from './equipo.module.css';
import { StateBadge } from '../../ui/status/StateBadge.tsx';

/** Days until a deadline in words, or since it. */
export function DiasPlazo({ dias }: { readonly dias: number }) {
  const t = useTranslations('equipo.lista');
  return <span className={styles.days}>{dias < 0 ? t('vencio', { dias: -dias }) : t('quedan', { dias })}</span>;
}

/** The same as a badge, red once the deadline is over. */
export const PlazoBadge = ({ dias }: { readonly dias: number }) => (
  <StateBadge tone={dias < 0 ? 'danger' : 'warning'}>
    <DiasPlazo dias={dias} />
  </StateBadge>
);
