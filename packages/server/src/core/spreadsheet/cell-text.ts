import { withoutGuard } from '@portal/contract/core';
import type { SheetRow } from './sheet.ts';
import type { SheetCell } from './table.rules.ts';

const pad = (value: number): string => String(value).padStart(2, '0');

/** Rounds to the 15 digits that a spreadsheet shows: 0.30000000000000004 -> 0.3. */
export const numberText = (value: number): string => String(Number(value.toPrecision(15)));

/** Spreadsheets count days from 1900; an earlier date is a time-only cell. */
const FIRST_YEAR = 1900;

const dateText = (value: Date): string => {
  if (Number.isNaN(value.getTime())) return '';
  const day = `${pad(value.getUTCDate())}/${pad(value.getUTCMonth() + 1)}/${value.getUTCFullYear()}`;
  const time = `${pad(value.getUTCHours())}:${pad(value.getUTCMinutes())}`;
  if (value.getUTCFullYear() < FIRST_YEAR) return time;
  return time === '00:00' ? day : `${day} ${time}`;
};

/** Formats a cell as text: dates as dd/mm/aaaa, times as hh:mm. Codes with leading zeros are texts already. */
function cellText(cell: SheetCell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return withoutGuard(cell);
  if (typeof cell === 'number') return numberText(cell);
  if (typeof cell === 'boolean') return cell ? 'Verdadero' : 'Falso';
  return dateText(cell);
}

/** Formats the cells of a row, up to its last one. */
export const rowTexts = ({ celdas }: SheetRow): string[] => celdas.map(cellText);
