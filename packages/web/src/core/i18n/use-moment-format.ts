import { useCallback } from 'react';
import { useFormatter } from 'use-intl';

/** Formats an instant (ISO 8601) as day and time in the portal's time zone: 05/03/2026 14:30; another text stays. */
export function useMomentFormat(): (instant: string) => string {
  const format = useFormatter();
  return useCallback(
    (instant) => {
      const date = new Date(instant);
      if (Number.isNaN(date.getTime())) return instant;
      const day = format.dateTime(date, { day: '2-digit', month: '2-digit', year: 'numeric' });
      return `${day} ${format.dateTime(date, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
    },
    [format],
  );
}
