import { IconUserEdit } from '@tabler/icons-react';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './presence.module.css';
import type { Editado } from './presencia.queries.ts';
import { usePresencia } from './use-presencia.ts';
import { useMomentFormat } from '../../core/i18n/use-moment-format.ts';

/** Says above a form who else has it open, and since when; it locks nothing (P264). */
export function Presencia(editado: Editado) {
  const t = useTranslations('ui.presencia');
  const since = useSince();
  return (
    <div aria-live="polite" className={styles.live}>
      {usePresencia(editado).map(({ personal, desde }) => (
        <p key={`${personal} ${desde}`} className={styles.other}>
          <IconUserEdit size={18} aria-hidden="true" />
          <span>{t('edita', { persona: personal, desde: since(desde) })}</span>
        </p>
      ))}
    </div>
  );
}

/** Returns how a moment is said: its hour, with the day of another day. */
function useSince(): (instant: string) => string {
  const format = useFormatter();
  const moment = useMomentFormat();
  const day = (date: Date) => format.dateTime(date, { dateStyle: 'short' });
  return (instant) => {
    const date = new Date(instant);
    if (day(date) !== day(new Date())) return moment(instant);
    return format.dateTime(date, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  };
}
