/** Returns the calendar day `YYYY-MM-DD` of an instant in a time zone (P21). */
export const dayIn = (zone: string, instant: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(instant);
