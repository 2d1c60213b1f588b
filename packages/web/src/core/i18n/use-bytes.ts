import { useFormatter } from 'use-intl';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Returns a function that words a size in the reader's language: 12 MB. */
export function useBytes(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const step = Math.min(UNITS.length - 1, bytes > 0 ? Math.floor(Math.log10(bytes) / 3) : 0);
    const value = bytes / 1000 ** step;
    return format.number(value, { style: 'unit', unit: UNITS[step]!, unitDisplay: 'short', maximumFractionDigits: value < 10 ? 1 : 0 });
  };
}
