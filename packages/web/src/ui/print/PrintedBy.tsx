import { useTranslations } from 'use-intl';
import styles from './PrintedNote.module.css';
import { usePrinting } from './use-printing.ts';
import { useMomentFormat } from '../../core/i18n/use-moment-format.ts';

/** Says at the top of the paper who printed it, and when. */
export function PrintedBy({ person }: { person: string }) {
  return usePrinting() ? <Line person={person} /> : null;
}

function Line({ person }: { person: string }) {
  const t = useTranslations('impresion');
  const format = useMomentFormat();
  return (
    <p className={styles.note} data-printed-by="">
      <span>{t('por', { persona: person, momento: format(new Date().toISOString()) })}</span>
    </p>
  );
}
