const MINUTES = 60;
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Formats minutes as `hh:mm` (P67); from 100 hours on with more digits. */
export const hoursMinutes = (minutes: number): string => `${twoDigits(Math.floor(minutes / MINUTES))}:${twoDigits(minutes % MINUTES)}`;
