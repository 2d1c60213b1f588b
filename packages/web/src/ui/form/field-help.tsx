import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './field-help.module.css';

/** Share of the limit from which the counter is shown. */
const NEAR_LIMIT = 0.8;

/** Help of a field, in place of Mantine's `description`. */
export interface FieldHelp {
  /** Short explanation under the field. */
  help?: ReactNode;
}

/** Returns the text under a field: its help and, near the limit, the characters left. Mantine links it by aria-describedby. */
export function useFieldHelp(help: ReactNode, value: unknown, maxLength?: number): ReactNode {
  const t = useTranslations('ui.campo');
  const length = typeof value === 'string' ? value.length : 0;
  if (!maxLength || length < maxLength * NEAR_LIMIT) return help;
  return (
    <span className={styles.row}>
      <span>{help}</span>
      <span className={styles.counter}>{t('restantes', { restantes: Math.max(0, maxLength - length) })}</span>
    </span>
  );
}
