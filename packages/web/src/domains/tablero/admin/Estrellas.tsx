import { IconStar, IconStarFilled } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import styles from './admin.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

/** A rating of 1 to 10 as five stars, with the words for it beside them. */
export function Estrellas({ value }: { readonly value: number }) {
  const t = useTranslations('tablero.valorados');
  return (
    <span className={styles.rating}>
      <span className={styles.stars} style={{ '--share': `${value * 10}%` } as CSSProperties} aria-hidden="true">
        <span>
          {STARS.map((star) => (
            <IconStar key={star} size={16} />
          ))}
        </span>
        <span className={styles.filled}>
          {STARS.map((star) => (
            <IconStarFilled key={star} size={16} />
          ))}
        </span>
      </span>
      <span>{t('de', { valor: value })}</span>
    </span>
  );
}
