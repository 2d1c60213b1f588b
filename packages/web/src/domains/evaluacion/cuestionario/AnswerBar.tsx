import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { keepFootClear } from '../../../ui/form/keep-foot-clear.ts';
import styles from './cuestionario.module.css';

interface Props {
  answered: number;
  total: number;
  /** State of the delivery; the sticky bar keeps it in sight. */
  notice?: ReactNode;
  children: ReactNode;
}

/** Sticky bar at the foot of the screen with the count of answers and, as children, the send button. */
export function AnswerBar({ answered, total, notice, children }: Props) {
  const t = useTranslations('evaluacion');
  return (
    <div ref={keepFootClear} className={styles.bar}>
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
