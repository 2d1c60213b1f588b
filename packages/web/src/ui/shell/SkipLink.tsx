import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import styles from './SkipLink.module.css';

/** First stop of the Tab key: jumps over the menu to the main region. */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const t = useTranslations('ui.marco');
  const jump = () => {
    target.current?.focus();
    target.current?.scrollIntoView();
  };
  return (
    <button type="button" className={styles.skip} onClick={jump}>
      {t('saltar')}
    </button>
  );
}
