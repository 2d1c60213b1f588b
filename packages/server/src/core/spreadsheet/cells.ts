import type { Column } from '@portal/contract';

/** A cell as a spreadsheet types it; a `Date` holds day and hour of the portal's zone as if they were UTC, because a cell has no zone. */
export type SheetValue = string | number | boolean | Date | null;

/** What turns a value into a cell. */
export interface CellForm {
  /** IANA name: in which zone an instant has its day (P21). */
  readonly zone: string;
  /** Words the code of an option. */
  readonly label: (column: Column, value: string | number | boolean) => string;
}

/** Writes the cells of one column: codes are texts and stay texts, with their zeros; dates are dates (P41). */
export function cellWriter(column: Column, { zone, label }: CellForm): (value: unknown) => SheetValue {
  const day = dayAndHour(zone);
  return (value) => {
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return null;
    if (column.kind === 'opcion') return guarded(label(column, value));
    if (typeof value !== 'string') return value;
    if (column.kind === 'dia') return utc(value, '00:00') ?? guarded(value);
    if (column.kind === 'momento') return day(value) ?? guarded(value);
    return guarded(value);
  };
}

/** A text that a spreadsheet would run as a formula gets an apostrophe in front (P41); our import takes one off again. */
const guarded = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Undefined when it is no day. */
function utc(day: string, hour: string): Date | undefined {
  const date = new Date(`${day}T${hour}:00Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** The format is built once per column: it costs more than a thousand uses of it. */
function dayAndHour(timeZone: string): (instant: string) => Date | undefined {
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (text) => {
    const instant = new Date(text);
    if (Number.isNaN(instant.getTime())) return undefined;
    const [day = '', hour = ''] = format.format(instant).split(' ');
    return utc(day, hour);
  };
}

/** `21/11/2026`, or `21/11/2026 15:04` for a cell that has an hour. */
export function dateText(cell: Date): string {
  const [day = '', hour = ''] = cell.toISOString().split('T');
  const text = day.split('-').toReversed().join('/');
  return hour.startsWith('00:00') ? text : `${text} ${hour.slice(0, 5)}`;
}
