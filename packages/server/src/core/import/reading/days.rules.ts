/** How a column of days writes day and month. */
export type Orden = 'dia' | 'mes';

/** A written day: certain, or two numbers that are day and month in either order. */
export interface WrittenDay {
  readonly year: number;
  readonly first: number;
  readonly second: number;
  /** The order is certain: day first. */
  readonly certain: boolean;
  /** It was counted in days, as a spreadsheet stores it. */
  readonly serial: boolean;
  /** It has an hour other than midnight. */
  readonly hour: boolean;
}

const HOUR = /[T\s,]{1,3}(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s?([ap])?\.?\s?(?:m\.?)?\s?(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i;
const WEEKDAY = /^(?:lun|mar|mi[eé]|jue|vie|s[aá]b|dom|mon|tue|wed|thu|fri|sat|sun)[\p{L}]*\.?,?\s+/iu;

const NUMERIC = /^(\d{1,2})\s?[/.\-\s]\s?(\d{1,2})\s?[/.\-\s]\s?(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})[/.\-\s](\d{1,2})[/.\-\s](\d{1,2})$/;
const EAST_ASIAN = /^(\d{4})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日$/;
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const DAY_WORD = /^(\d{1,2})(?:\.?º|er|st|nd|rd|th|\.)?[\s/.-]*(?:de\s+)?(\p{L}{3,})\.?[\s/.,-]*(?:del?\s+)?(\d{4}|\d{2})$/iu;
const WORD_DAY = /^(\p{L}{3,})\.?[\s/.-]*(\d{1,2})(?:st|nd|rd|th)?[\s,/.-]+(\d{4}|\d{2})$/iu;
const SERIAL = /^(\d{5})(?:[.,](\d+))?$/;

/** First letters of the months in Spanish, English, Portuguese, French and German, without accents. */
const MONTHS = [
  ['ene', 'jan'],
  ['feb', 'fev'],
  ['mar', 'mae', 'mrz'],
  ['abr', 'apr', 'avr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['ago', 'aug', 'aou'],
  ['sep', 'set'],
  ['oct', 'out', 'okt'],
  ['nov'],
  ['dic', 'dec', 'dez'],
];

function monthOf(word: string): number {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const starts = (month: readonly string[], length: number) => month.some((start) => start.length >= length && plain.startsWith(start));
  const long = MONTHS.findIndex((month) => starts(month, 4));
  return (long >= 0 ? long : MONTHS.findIndex((month) => starts(month, 3))) + 1;
}

/** Days of spreadsheets that people mean: from 1950 to 2064. */
const SERIAL_RANGE = [18_264, 60_000] as const;
const SERIAL_EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** Years after `thisYear` that two digits may mean. */
const FUTURE_YEARS = 10;

const fullYear = (digits: string, thisYear: number): number => {
  if (digits.length > 2) return Number(digits);
  const year = Math.floor(thisYear / 100) * 100 + Number(digits);
  return year > thisYear + FUTURE_YEARS ? year - 100 : year;
};

/** Reads a day in any usual writing; undefined for another text. */
export function readDay(text: string, thisYear: number): WrittenDay | undefined {
  const { bare, hour } = withoutHour(text.trim().replace(WEEKDAY, ''));
  const read = dated(bare, thisYear) ?? serial(bare);
  return read && { ...read, hour: hour || read.hour };
}

const FORMS: readonly {
  readonly form: RegExp;
  readonly certain: boolean;
  readonly parts: (found: RegExpExecArray) => readonly [year: string, first: number, second: number];
}[] = [
  { form: NUMERIC, certain: false, parts: ([, one, two, year]) => [year ?? '', Number(one), Number(two)] },
  { form: YEAR_FIRST, certain: true, parts: ([, year, month, day]) => [year ?? '', Number(day), Number(month)] },
  { form: EAST_ASIAN, certain: true, parts: ([, year, month, day]) => [year ?? '', Number(day), Number(month)] },
  { form: COMPACT, certain: true, parts: ([, year, month, day]) => [year ?? '', Number(day), Number(month)] },
  { form: DAY_WORD, certain: true, parts: ([, day, month, year]) => [year ?? '', Number(day), monthOf(month ?? '')] },
  { form: WORD_DAY, certain: true, parts: ([, month, day, year]) => [year ?? '', Number(day), monthOf(month ?? '')] },
];

function dated(text: string, thisYear: number): WrittenDay | undefined {
  for (const { form, certain, parts } of FORMS) {
    const found = form.exec(text);
    if (!found) continue;
    const [year, first, second] = parts(found);
    return { year: fullYear(year, thisYear), first, second, certain, serial: false, hour: false };
  }
  return undefined;
}

function serial(text: string): WrittenDay | undefined {
  const [, days, part = ''] = SERIAL.exec(text) ?? [];
  const count = Number(days ?? 0);
  if (count < SERIAL_RANGE[0] || count > SERIAL_RANGE[1]) return undefined;
  const date = new Date(SERIAL_EPOCH + count * DAY_MS);
  const [year, first, second] = [date.getUTCFullYear(), date.getUTCDate(), date.getUTCMonth() + 1];
  return { year, first, second, certain: true, serial: true, hour: /[1-9]/.test(part) };
}

function withoutHour(text: string): { readonly bare: string; readonly hour: boolean } {
  const found = HOUR.exec(text);
  if (!found) return { bare: text, hour: false };
  const [all, hours, minutes, seconds = '0', half] = found;
  const twelve = Number(hours) === 12 && half?.toLowerCase() === 'a';
  const midnight = (Number(hours) === 0 || twelve) && Number(minutes) === 0 && Number(seconds) === 0;
  return { bare: text.slice(0, -all.length).trim(), hour: !midnight };
}

/** Returns the `YYYY-MM-DD` of a day read in an order; undefined when the calendar has none. */
export function isoOf({ year, first, second, certain }: WrittenDay, orden: Orden): string | undefined {
  const [day, month] = certain || orden === 'dia' ? [first, second] : [second, first];
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Days of a column that can be read in one order alone. */
export interface Proofs {
  readonly dia: number;
  readonly mes: number;
}

/** Times by which one order must be more frequent, so that the days of the other are slips. */
const SLIP = 10;

/** Decides by its proofs how a whole column is read; `mezcla` when it has both. */
export function ordenOf({ dia, mes }: Proofs): Orden | 'mezcla' {
  if (mes === 0 || dia >= mes * SLIP) return 'dia';
  return dia === 0 || mes >= dia * SLIP ? 'mes' : 'mezcla';
}

const MONTHS_OF_YEAR = 12;

/** Returns the one order in which a day can be read; undefined when both or none can. */
export function proofOf({ first, second, certain }: WrittenDay): Orden | undefined {
  if (certain || first > MONTHS_OF_YEAR === second > MONTHS_OF_YEAR) return undefined;
  return first > MONTHS_OF_YEAR ? 'dia' : 'mes';
}
