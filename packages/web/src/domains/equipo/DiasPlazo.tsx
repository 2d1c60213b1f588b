import { useTranslations } from 'use-intl';
import styles from './equipo.module.css';

/** Days until a deadline in words, or since it. */
export function DiasPlazo({ dias }: { readonly dias: number }) {
  const t = useTranslations('equipo.lista');
  return <span className={styles.days}>{dias < 0 ? t('vencio', { dias: -dias }) : t('quedan', { dias })}</span>;
}
