import { useTranslations } from 'use-intl';
import styles from './Logo.module.css';

interface Props {
  /** 'light' on the dark sidebar and brand panel, 'auto' follows the text colour. */
  tone?: 'light' | 'auto';
  withName?: boolean;
}

/** The product's mark and, beside it, its name. */
export function Logo({ tone = 'auto', withName = true }: Props) {
  const t = useTranslations('comun');
  return (
    <span className={styles.logo} data-tone={tone}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" className={styles.tile} />
        <path d="M9 9.5V16a7 7 0 0 0 14 0V9.5" className={styles.stroke} />
        <circle cx="16" cy="10" r="2.4" className={styles.dot} />
      </svg>
      {withName && (
        <span className={styles.name}>
          <strong>{t('producto')}</strong>
          <small>{t('productoLargo')}</small>
        </span>
      )}
    </span>
  );
}
