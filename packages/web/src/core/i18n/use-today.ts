import { useState } from 'react';
import { useTimeZone } from 'use-intl';
import { serverNow } from '../client/server-clock.ts';

/** Today by the server's clock in the portal's time zone, `YYYY-MM-DD` as Swedish writes days, as of the first render. */
export function useToday(): string {
  const timeZone = useTimeZone();
  const [today] = useState(() => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(serverNow()));
  return today;
}
