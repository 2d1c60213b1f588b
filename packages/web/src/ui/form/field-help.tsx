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

interface Limited extends FieldHelp {
  value?: unknown;
  maxLength?: number | undefined;
  error?: ReactNode;
}

/**
 * Returns the texts under a field: its help with the characters left near the limit, and an error beyond it. The limit is shown and never
 * cuts a text that is typed or pasted. Mantine links both by aria-describedby.
 */
export function useFieldHelp({ help, value, maxLength, error }: Limited): { readonly description: ReactNode; readonly error: ReactNode } {
  const t = useTranslations('ui.campo');
  const length = typeof value === 'string' ? value.trim().length : 0;
  if (!maxLength || length < maxLength * NEAR_LIMIT) return { description: help, error };
  if (length > maxLength) return { description: help, error: t('sobran', { maximo: maxLength, sobran: length - maxLength }) };
  const counter = <span className={styles.counter}>{t('restantes', { restantes: maxLength - length })}</span>;
  return {
    description: (
      <span className={styles.row}>
        <span>{help}</span>
        {counter}
      </span>
    ),
    error,
  };
}
