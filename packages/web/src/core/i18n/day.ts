/** Converts a calendar day `YYYY-MM-DD` to its noon in UTC, to be formatted in `UTC`: days have no time zone (P21). */
export const noonOf = (day: string): Date => new Date(`${day.slice(0, 10)}T12:00:00Z`);

/** Whether a text is a calendar day and not an instant. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Returns the calendar day `YYYY-MM-DD` of a day (unchanged) or of an instant in a time zone (P21); undefined for other texts. */
export function dayIn(timeZone: string): (text: string) => string | undefined {
  // Made when it is needed: the first one of a page takes a phone 40 ms.
  let format: Intl.DateTimeFormat | undefined;
  return (text) => {
    if (isDay(text)) return text;
    const instant = new Date(text);
    if (Number.isNaN(instant.getTime())) return undefined;
    format ??= new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' });
    return format.format(instant);
  };
}
