/** A calendar day `YYYY-MM-DD` as the noon that formats to that same day in `UTC`: days know no time zone (decision 21). */
export const noonOf = (day: string): Date => new Date(`${day.slice(0, 10)}T12:00:00Z`);

/** `21 nov 2026`, for `format.dateTime(noonOf(day), DAY_FORMAT)`. */
export const DAY_FORMAT = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
