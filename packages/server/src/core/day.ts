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

/** Returns the calendar day `YYYY-MM-DD` of an instant in a time zone (P21). */
export const dayIn = (zone: string, instant: Date): string => dayFormatter(zone).format(instant);

/** Returns the time of day of an instant in a time zone, as `15:40`. */
export const timeIn = (zone: string, instant: Date): string => timeFormatter(zone).format(instant);
