import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './cuestionario.module.css';

interface Props {
  answered: number;
  total: number;
  /** Where the sending stands: in sight wherever the page is scrolled to. */
  notice?: ReactNode;
  children: ReactNode;
}

/** Bar at the foot of the screen: how much is answered, and the button that sends. */
export function AnswerBar({ answered, total, notice, children }: Props) {
  const t = useTranslations('evaluacion');
  return (
    <div className={styles.bar}>
      {notice && <div className={styles.barNotice}>{notice}</div>}
      {total > 0 && (
        <div className={styles.progress}>
          <span role="status">{t('respondidas', { respondidas: answered, total })}</span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.fill} style={{ inlineSize: `${(answered / total) * 100}%` }} />
          </span>
        </div>
      )}
      {children}
    </div>
  );
}
