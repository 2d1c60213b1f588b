import { useTranslations } from 'use-intl';
import styles from './printed-note.module.css';
import { usePrintMoment } from './use-printing.ts';
import { useMomentFormat } from '../../core/i18n/use-moment-format.ts';

/** Says at the top of the paper who printed it, and when. */
export function PrintedBy({ person }: { person: string }) {
  const moment = usePrintMoment();
  return moment > 0 ? <Line person={person} moment={moment} /> : null;
}

function Line({ person, moment }: { person: string; moment: number }) {
  const t = useTranslations('impresion');
  const format = useMomentFormat();
  return (
    <p className={styles.note} data-printed-by="">
      <span>{t('por', { persona: person, momento: format(new Date(moment).toISOString()) })}</span>
    </p>
  );
}
