const MINUTES = 60;
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Minutes as `hh:mm` (P67); more than 99 hours take the digits they need. */
export const hoursMinutes = (minutes: number): string => `${twoDigits(Math.floor(minutes / MINUTES))}:${twoDigits(minutes % MINUTES)}`;
