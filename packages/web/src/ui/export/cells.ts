import { isDay } from '../../core/i18n/day.ts';
import { columnValue, type CellValue, type Column } from '../table/column.ts';

/** What is exported: the columns and every row that matches. */
export interface ExportTable<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** IANA name: in which zone an instant has its day (P21). */
  readonly timeZone: string;
}

/** A cell as a spreadsheet types it; a `Date` holds day and hour of the portal's zone as if they were UTC, for such a cell has no zone. */
export type SheetValue = string | number | boolean | Date | null;

/** The cells of every row. Codes are texts already and stay texts, with their zeros. */
export const exportedRows = <Row>({ columns, rows, timeZone }: ExportTable<Row>): SheetValue[][] =>
  rows.map((row) => columns.map((column) => cellOf(column, columnValue(column, row) ?? null, timeZone)));

function cellOf<Row>({ date }: Column<Row>, value: CellValue, timeZone: string): SheetValue {
  if (typeof value === 'string') return (date && dateOf(value, { date, timeZone })) || guarded(value);
  return value ?? null;
}

/** A text that a spreadsheet would run as a formula gets an apostrophe in front (P41); our import takes one off again. */
const guarded = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

interface DateForm {
  readonly date: NonNullable<Column<never>['date']>;
  readonly timeZone: string;
}

/** Undefined when the text is neither a day nor an instant. */
function dateOf(text: string, { date, timeZone }: DateForm): Date | undefined {
  if (isDay(text)) return new Date(`${text}T00:00:00Z`);
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) return undefined;
  const [day = '', hour = ''] = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(instant)
    .split(' ');
  return new Date(`${day}T${date === 'moment' ? hour : '00:00'}:00Z`);
}

/** `21/11/2026`, or `21/11/2026 15:04` for a cell that has an hour. */
export function dateText(cell: Date): string {
  const [day = '', hour = ''] = cell.toISOString().split('T');
  const text = day.split('-').toReversed().join('/');
  return hour.startsWith('00:00') ? text : `${text} ${hour.slice(0, 5)}`;
}
