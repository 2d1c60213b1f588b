import { formatValue, isDateFormat } from 'hucre';

/** How the cells of one style show a number. */
export interface NumberFormat {
  /** The number is a day or an hour. */
  readonly date: boolean;
  /** Text of a number that every column reads as it is shown: percentages, and numbers padded with zeros. */
  readonly always: (value: number) => string | undefined;
  /** Text of a number as codes, documents and telephones show it: its digits with zeros, dashes and letters of the format. */
  readonly shown: (value: number) => string | undefined;
  /** Text that the cell shows: `S/ 123.00`, `1,234`, `15%`; undefined where it is the number itself, or unknown. */
  readonly display: (value: number) => string | undefined;
}

const nothing = () => undefined;
/** Digits of a number that a spreadsheet keeps; those of a longer code are gone. */
const MOST_DIGITS = 15;
const cutOff = (value: number): string | undefined =>
  Math.abs(value) >= 10 ** MOST_DIGITS ? value.toExponential(MOST_DIGITS - 1).toUpperCase() : undefined;
export const GENERAL: NumberFormat = { date: false, always: nothing, shown: cutOff, display: nothing };

/** Numbers of the formats that workbooks do not write down: dates in every language, and those that show more than digits. */
const DATES = new Set([
  14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 45, 46, 47, 50, 51, 52, 53, 54, 55, 56, 57, 58,
]);
const ACCOUNTING = '#,##0.00_);(#,##0.00)';
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  5: '"$"#,##0',
  6: '"$"#,##0',
  7: '"$"#,##0.00',
  8: '"$"#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  37: '#,##0_);(#,##0)',
  38: '#,##0_);(#,##0)',
  39: ACCOUNTING,
  40: ACCOUNTING,
  41: '#,##0',
  42: '"$"#,##0',
  43: '#,##0.00',
  44: '"$"#,##0.00',
  48: '##0.0E+0',
};

/** Returns the format of a style by its number, and its code if the workbook writes one. */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  const written = code ?? BUILT_IN[id];
  if (written === undefined) return DATES.has(id) ? { ...GENERAL, date: true } : GENERAL;
  // The symbol of soles, `[$S/-280A]`, has the letter of seconds.
  if (isDateFormat(written.replaceAll(CURRENCY, ''))) return { ...GENERAL, date: true };
  const display = (value: number) => displayed(value, written);
  if (written.includes('%')) return { ...GENERAL, always: (value) => formatValue(value, written), display };
  const sections = sectionsOf(written);
  const shown = (value: number) => cutOff(value) ?? showDigits(value, sections);
  return { date: false, always: isPadding(sections) ? shown : nothing, shown, display };
}

/** Symbol of a currency with its language, `[$S/-280A]`, which is a text of the format. */
const CURRENCY = /\[\$([^\][-]*)(?:-[^\][]*)?\]/g;

/** Formats a number as its cell does; undefined for the general format, alone or within another one. */
function displayed(value: number, code: string): string | undefined {
  if (/general|standard/i.test(code)) return undefined;
  return formatValue(value, code.replaceAll(CURRENCY, '"$1"')).trim();
}

/** Section of a format: what it is for, and its signs. */
interface Section {
  readonly condition: string;
  readonly signs: readonly Sign[];
}
/** Place of a digit (`0` or `#`), a literal text, or something that makes more of a number than its digits. */
type Sign = { readonly place: '0' | '#' } | { readonly literal: string } | 'other';

/** One token of a format: bracket, quoted text, escaped or padded sign, any sign. */
const TOKEN = /\[([^\]]*)\]|"([^"]*)"|\\(.)|[_*](.)|(.)/gsu;

function sectionsOf(code: string): Section[] {
  const sections: { condition: string; signs: Sign[] }[] = [{ condition: '', signs: [] }];
  for (const [, bracket, quoted, escaped, padded, sign] of code.matchAll(TOKEN)) {
    const section = sections.at(-1);
    if (sign === ';') sections.push({ condition: '', signs: [] });
    else if (bracket !== undefined && /^[<>=]/.test(bracket)) section!.condition = bracket;
    else if (padded === undefined && bracket === undefined) section!.signs.push(signOf(quoted ?? escaped, sign));
  }
  return sections;
}

function signOf(literal: string | undefined, sign = ''): Sign {
  if (literal !== undefined) return { literal };
  if (sign === '0' || sign === '#') return { place: sign };
  return ' -()+:'.includes(sign) ? { literal: sign } : 'other';
}

const isPlace = (sign: Sign): sign is { readonly place: '0' | '#' } => typeof sign === 'object' && 'place' in sign;

/** Zeros alone: `000000`, with colours, languages and a section for texts or not. */
const isPadding = ([first]: readonly Section[]): boolean =>
  first !== undefined && first.signs.length > 1 && first.signs.every((sign) => isPlace(sign) && sign.place === '0');

/** Writes the digits of a whole number into the places of a format; undefined for formats of another kind. */
function showDigits(value: number, sections: readonly Section[]): string | undefined {
  const signs = Number.isSafeInteger(value) && value >= 0 ? sectionFor(value, sections) : undefined;
  const first = signs?.findIndex(isPlace) ?? -1;
  if (!signs || first < 0 || signs.includes('other')) return undefined;
  const digits = value === 0 ? [] : String(value).split('');
  const written = [...signs.entries()].toReversed().map(([index, sign]) => {
    if (!isPlace(sign)) return sign === 'other' ? '' : sign.literal;
    // The first place takes all the digits that are left.
    const own = index === first ? digits.splice(0).join('') : (digits.pop() ?? '');
    return own.padStart(sign.place === '0' ? 1 : 0, '0');
  });
  return written.toReversed().join('');
}

function sectionFor(value: number, sections: readonly Section[]): readonly Sign[] | undefined {
  const [first, second, third] = sections;
  if (first?.condition) return holds(value, first.condition) ? first.signs : second?.signs;
  return value === 0 && third ? third.signs : first?.signs;
}

function holds(value: number, condition: string): boolean {
  const { sign = '', limit = '' } = /^(?<sign>[<>=]{1,2})(?<limit>.*)$/s.exec(condition)?.groups ?? {};
  const other = Number(limit);
  return (sign.includes('=') && value === other) || (sign.startsWith('<') && value < other) || (sign.includes('>') && value > other);
}
