import { useEffect, useState } from 'react';
import { useFormatter, useTimeZone, useTranslations } from 'use-intl';
import { dayIn, noonOf } from '../../../core/i18n/day.ts';

/** Says from when the next attempt may be opened (P44); null without a pause, and from that moment on. */
export function usePausa(hasta: string | null): string | null {
  const t = useTranslations('evaluacion.pausa');
  const format = useFormatter();
  const day = dayIn(useTimeZone() ?? 'UTC');
  const now = useNowUntil(hasta);
  if (hasta === null || now >= Date.parse(hasta)) return null;
  const until = day(hasta) ?? '';
  if (until === day(new Date(now).toISOString()))
    return t('hoy', { hora: format.dateTime(new Date(hasta), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }) });
  return t('manana', { fecha: format.dateTime(noonOf(until), { day: 'numeric', month: 'long', timeZone: 'UTC' }) });
}

/** Returns the present moment, and renders again when the given one comes, also when a timer ends early. */
function useNowUntil(hasta: string | null): number {
  const [moment, setMoment] = useState(() => ({ now: Date.now() }));
  useEffect(() => {
    const left = hasta === null ? 0 : Date.parse(hasta) - moment.now;
    if (left <= 0) return;
    const timer = setTimeout(() => setMoment({ now: Date.now() }), left);
    return () => clearTimeout(timer);
  }, [hasta, moment]);
  return moment.now;
}
