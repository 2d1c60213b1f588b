import { useEffect, useState } from 'react';
import { useFormatter, useTimeZone, useTranslations } from 'use-intl';
import { serverNow } from '../../core/client/server-clock.ts';
import { dayIn, noonOf } from '../../core/i18n/day.ts';

const MINUTE_MS = 60_000;
const HOUR_FORMAT = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
/** Longest pause of a timer in a browser. */
const TIMER_MAX_MS = 2 ** 31 - 1;

/** Keys of a sentence, and of the few words of a list. */
const FORMS = { sentence: { today: 'hoy', later: 'manana' }, short: { today: 'disponible', later: 'disponibleManana' } } as const;

/**
 * Says from when the next attempt may be opened (P44), in whole minutes that have begun by then; null without a pause, and from that moment on. The
 * server's clock counts, never the device's.
 */
export function usePausa(hasta: string | null, form: keyof typeof FORMS = 'sentence'): string | null {
  const t = useTranslations('evaluacion.pausa');
  const format = useFormatter();
  const day = dayIn(useTimeZone() ?? 'UTC');
  const now = useNowUntil(hasta);
  if (hasta === null || now >= Date.parse(hasta)) return null;
  const { today, later } = FORMS[form];
  const minute = new Date(Math.ceil(Date.parse(hasta) / MINUTE_MS) * MINUTE_MS);
  const until = day(minute.toISOString()) ?? '';
  if (until === day(new Date(now).toISOString())) return t(today, { hora: format.dateTime(minute, HOUR_FORMAT) });
  return t(later, { fecha: format.dateTime(noonOf(until), { day: 'numeric', month: 'long', timeZone: 'UTC' }) });
}

/** Returns the present moment, and renders again when the given one comes, also when a timer ends early. */
function useNowUntil(hasta: string | null): number {
  const [moment, setMoment] = useState(() => ({ now: serverNow() }));
  useEffect(() => {
    const left = hasta === null ? 0 : Date.parse(hasta) - moment.now;
    if (left <= 0) return;
    const timer = setTimeout(() => setMoment({ now: serverNow() }), Math.min(left, TIMER_MAX_MS));
    return () => clearTimeout(timer);
  }, [hasta, moment]);
  return moment.now;
}
