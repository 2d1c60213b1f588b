import { type Column, guarded, scaled } from '@portal/contract/core';
import { isCalendarDay } from '@portal/messages';

/** Value of a cell. A `Date` holds day and hour in the portal's zone as if they were UTC, because cells have no zone. */
export type SheetValue = string | number | boolean | Date | null;

/** Zone and labels for the conversion of values to cells. */
export interface CellForm {
  /** IANA name of the zone for instants (P21). */
  readonly zone: string;
  /** Returns the label of an option's code. An option without labels is written as it is: a number stays a number. */
  readonly label: (column: Column, value: string | number | boolean) => string;
}

/** Builds the conversion from values of a column to typed cells: codes are texts with their zeros, dates are dates (P41). */
export function cellWriter(column: Column, { zone, label }: CellForm): (value: unknown) => SheetValue {
  const text = textWriter(column, zone);
  return (value) => {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null;
    if (column.labels !== undefined) return guarded(label(column, value));
    return typeof value === 'string' ? text(value) : plain(column, value);
  };
}

/** Returns a number as people see it, and a boolean as it is. */
const plain = (column: Column, value: number | boolean): SheetValue => (typeof value === 'number' ? scaled(column, value) : value);

/** Builds the conversion from texts of a column to dates or harmless texts. */
function textWriter(column: Column, zone: string): (value: string) => SheetValue {
  const day = dayAndHour(zone);
  return (value) => {
    if (column.kind === 'dia') return utc(value, '00:00') ?? guarded(value);
    if (column.kind === 'momento') return day(value) ?? guarded(value);
    return guarded(value);
  };
}

/** Builds a UTC date from `YYYY-MM-DD` and `HH:MM`; undefined if invalid. */
function utc(day: string, hour: string): Date | undefined {
  if (!isCalendarDay(day)) return undefined;
  const date = new Date(`${day}T${hour}:00Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Converts instants to the zone. Builds the format once for each column: that costs more than a thousand uses. */
function dayAndHour(timeZone: string): (instant: string) => Date | undefined {
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (text) => {
    const instant = new Date(text);
    if (Number.isNaN(instant.getTime())) return undefined;
    const [day = '', hour = ''] = format.format(instant).split(' ');
    return utc(day, hour);
  };
}

/** Formats a date for CSV: `21/11/2026`, or `21/11/2026 15:04` if it has an hour. */
export function dateText(cell: Date): string {
  const [day = '', hour = ''] = cell.toISOString().split('T');
  const text = day.split('-').toReversed().join('/');
  return hour.startsWith('00:00') ? text : `${text} ${hour.slice(0, 5)}`;
}
