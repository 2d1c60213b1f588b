import { use } from 'react';
import { useTranslations } from 'use-intl';
import { BrandContext } from './brand.ts';
import styles from './Logo.module.css';

interface Props {
  /** 'light' on the dark sidebar and brand panel, 'auto' follows the text colour. */
  tone?: 'light' | 'auto';
  withName?: boolean;
}

/** The mark of the company, or the product's, and beside it the name. */
export function Logo({ tone = 'auto', withName = true }: Props) {
  const t = useTranslations('comun');
  const { nombre, logo } = use(BrandContext);
  return (
    <span className={styles.logo} data-tone={tone}>
      {logo ? <img className={styles.image} src={logo} alt="" /> : <Mark />}
      {withName && (
        <span className={styles.name}>
          <strong>{nombre ?? t('producto')}</strong>
          <small>{t('productoLargo')}</small>
        </span>
      )}
    </span>
  );
}

/** The product's own mark. */
function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" className={styles.tile} />
      <path d="M9 9.5V16a7 7 0 0 0 14 0V9.5" className={styles.stroke} />
      <circle cx="16" cy="10" r="2.4" className={styles.dot} />
    </svg>
  );
}
