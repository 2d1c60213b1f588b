import type { SheetCell, SheetRow } from './sheet.ts';

const pad = (value: number): string => String(value).padStart(2, '0');

/** A text that our own export made harmless with an apostrophe (P41) is itself again. */
const withoutGuard = (text: string): string => (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

/** A number as a person typed it: 0.30000000000000004 -> 0.3. */
const numberText = (value: number): string => String(Number(value.toPrecision(15)));

/** Spreadsheets count days from here: what lies before 1900 is an hour without a day. */
const FIRST_YEAR = 1900;

const dateText = (value: Date): string => {
  if (Number.isNaN(value.getTime())) return '';
  const day = `${pad(value.getUTCDate())}/${pad(value.getUTCMonth() + 1)}/${value.getUTCFullYear()}`;
  const time = `${pad(value.getUTCHours())}:${pad(value.getUTCMinutes())}`;
  if (value.getUTCFullYear() < FIRST_YEAR) return time;
  return time === '00:00' ? day : `${day} ${time}`;
};

/** A cell as text: codes keep their zeros because they are texts already; dates as dd/mm/aaaa, hours as hh:mm. */
function cellText(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return withoutGuard(cell);
  if (typeof cell === 'number') return numberText(cell);
  if (typeof cell === 'boolean') return cell ? 'Verdadero' : 'Falso';
  return dateText(cell);
}

/** The texts of a row, as long as its last cell. */
export const rowTexts = ({ celdas }: SheetRow): string[] => celdas.map(cellText);
