/** Returns formatters of a style by time zone. Creating one takes 80 µs, and every call of the API needs the day; the zones are those of the settings. */
function formatterByZone(language: string, style: Intl.DateTimeFormatOptions): (zone: string) => Intl.DateTimeFormat {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const known = formatters.get(timeZone);
    if (known) return known;
    const created = new Intl.DateTimeFormat(language, { ...style, timeZone });
    formatters.set(timeZone, created);
    return created;
  };
}

const dayFormatter = formatterByZone('en-CA', { dateStyle: 'short' });
const timeFormatter = formatterByZone('es', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const MINUTE_MS = 60_000;
/** Most minutes of a zone of which the day is kept. */
const KEPT_MINUTES = 1_000;
const keptDays = new Map<string, Map<number, string>>();

/**
 * Returns the calendar day `YYYY-MM-DD` of an instant in a time zone (P21). Every call asks for today several times: a day is formatted once for
 * each minute, because days begin at whole minutes in every zone since 1972.
 */
export function dayIn(zone: string, instant: Date): string {
  const days = keptDays.get(zone) ?? new Map<number, string>();
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  const known = days.get(minute);
  if (known !== undefined) return known;
  const day = dayFormatter(zone).format(instant);
  if (days.size >= KEPT_MINUTES) days.clear();
  keptDays.set(zone, days.set(minute, day));
  return day;
}

/** Returns the time of day of an instant in a time zone, as `15:40`. */
export const timeIn = (zone: string, instant: Date): string => timeFormatter(zone).format(instant);

const longFormatters = new Map<string, Intl.DateTimeFormat>();

/** Returns a day `YYYY-MM-DD` in words of a language, as `30 de noviembre de 2026`. */
export function dayInWords(language: string, day: string): string {
  const known = longFormatters.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  longFormatters.set(language, known);
  return known.format(new Date(`${day}T00:00:00Z`));
}
