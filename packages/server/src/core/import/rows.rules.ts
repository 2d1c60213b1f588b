import type { FilaEstado, ImportField, ImportTypes, ImportValues, RowOf } from '@portal/contract/core';
import { message, type Message } from '@portal/messages';

/** Cell of a file that a person mended in its review. */
export interface Enmienda {
  /** Name of its sheet; null for a file without names. */
  readonly hoja: string | null;
  readonly fila: number;
  readonly campo: string;
  /** Text of the file, and the one in its place. */
  readonly archivo: string;
  readonly enmienda: string;
}

/** The same by the field of a row. */
export type EnmiendasDeFila = Readonly<Record<string, Pick<Enmienda, 'archivo' | 'enmienda'>>>;

/** Row of the file. */
export interface ReadRow<T extends ImportTypes> {
  /** Number of the row in the sheet; the header is row 1. */
  readonly fila: number;
  /** Name of its sheet, when several were read. */
  readonly hoja?: string;
  /** Its cells that were mended in the review. */
  readonly enmiendas?: EnmiendasDeFila;
  /** The text of a cell; empty when the file lacks the cell. */
  readonly text: (campo: ImportField<T>) => string;
  /** Its values by field; undefined when a cell is wrong by itself. */
  readonly values: ImportValues<T> | undefined;
  /** Problems of single cells. */
  readonly problems: readonly Message[];
  /** Warnings about single cells. */
  readonly warnings: readonly Message[];
  /** The reader of the file refuses the row, whatever its cells say. */
  readonly sinLeer?: true;
}

/** The stored text and the one of the file, by field. */
export type Changes = Readonly<Record<string, { readonly antes: string | null; readonly despues: string | null }>>;

/** Verdict of the domain on a row; `datos` is stored until the confirmation writes it. */
export type Verdict<Data> =
  | { readonly estado: 'nueva'; readonly datos: Data }
  | { readonly estado: 'cambiada'; readonly datos: Data; readonly cambios: Changes }
  | { readonly estado: 'existente' }
  | { readonly estado: 'rechazada'; readonly motivos: readonly Message[] };

/** Row with the verdict of its domain. */
export interface Judged<T extends ImportTypes, Data> {
  readonly verdict: Verdict<Data>;
  readonly extra: RowOf<T['extra']>;
  /** Warnings about the row, if it is accepted. */
  readonly avisos?: readonly Message[];
  /** Texts of the review instead of those of the file; a refused row keeps those of the file. */
  readonly textos?: { readonly [Name in ImportField<T>]?: string };
}

/** Stored row of a review. */
export interface ReviewedRow {
  readonly numero: number;
  readonly fila: number | null;
  readonly estado: FilaEstado;
  readonly textos: Readonly<Record<string, string>>;
  readonly extra: object;
  readonly cambios: Changes | null;
  readonly error: string | null;
  readonly aviso: string | null;
  readonly datos: object | null;
}

/** Returns whether an accepted row makes somebody Cesado (P198). */
export const ceases = ({ datos, cambios }: Pick<ReviewedRow, 'datos' | 'cambios'>): boolean =>
  datos !== null && cambios?.['codigo_estado']?.despues === '2';

/** Names the record of a row by some of its columns. */
export function nameOf({ textos, extra }: Pick<ReviewedRow, 'textos' | 'extra'>, nombran: readonly string[]): string {
  const all: Readonly<Record<string, string | number | null | undefined>> = { ...extra, ...textos };
  return nombran.flatMap((campo) => String(all[campo] ?? '').trim() || []).join(' ');
}

/** Characters that the database cannot hold: NUL, and halves of a pair. */
const FORBIDDEN = /\0|\p{Surrogate}/gu;
export const isForbidden = (text: string): boolean => text.search(FORBIDDEN) >= 0;
/** Replaces those characters by `�`, because refused rows are looked up and stored too. */
export const storable = (text: string): string => text.replaceAll(FORBIDDEN, '\uFFFD');

interface Place {
  readonly numero: number;
  /** Fields of the import, in their order. */
  readonly campos: readonly string[];
  /** Words the reasons of a refused row. */
  readonly word: (reasons: readonly Message[]) => string;
  /** Words what to look at. */
  readonly wordWarnings: (warnings: readonly Message[]) => string;
}

const NO_CELLS = { problems: [], warnings: [] };

/** Joins a row with its verdict; without a row it is a record that the file lacks. A problem of a cell refuses its row. */
export function toReviewed<T extends ImportTypes, Data extends object>(
  row: ReadRow<T> | undefined,
  { verdict, extra, textos = {}, avisos = [] }: Judged<T, Data>,
  { numero, campos, word, wordWarnings }: Place,
): ReviewedRow {
  const { problems, warnings } = row ?? NO_CELLS;
  const settled = settle(verdict, problems);
  const shown = new Map<string, string | undefined>(settled.error ? [] : Object.entries(textos));
  const texts = campos.map((campo) => [campo, shown.get(campo) ?? row?.text(campo) ?? '']);
  return {
    numero,
    fila: row?.fila ?? null,
    textos: Object.fromEntries(texts),
    extra: withPlace(extra, row),
    ...settled,
    error: settled.error && storable(word(settled.error)),
    aviso: settled.datos && warning([...warnings, ...avisos], wordWarnings),
  };
}

const withPlace = (extra: object, { hoja, enmiendas }: Pick<ReadRow<ImportTypes>, 'hoja' | 'enmiendas'> = {}): object =>
  hoja === undefined && !enmiendas ? extra : { ...extra, ...(hoja !== undefined && { hoja }), ...(enmiendas && { enmiendas }) };

const warning = (warnings: readonly Message[], word: Place['wordWarnings']): string | null =>
  warnings.length > 0 ? storable(word(warnings)) : null;

/** Returns why a row is refused: by its cells and by its domain. */
export const reasonsOf = <Data>(verdict: Verdict<Data>, problems: readonly Message[]): readonly Message[] =>
  verdict.estado === 'rechazada' ? [...problems, ...verdict.motivos] : problems;

function settle<Data extends object>(verdict: Verdict<Data>, problems: readonly Message[]) {
  const reasons = reasonsOf(verdict, problems);
  if (verdict.estado === 'rechazada' || reasons.length > 0) {
    return { estado: 'rechazada' as const, error: reasons, cambios: null, datos: null };
  }
  const { estado } = verdict;
  return { estado, error: null, cambios: 'cambios' in verdict ? verdict.cambios : null, datos: 'datos' in verdict ? verdict.datos : null };
}

/** Makes a verdict that refuses a row. */
export const refused = (...motivos: readonly Message[]) => ({ estado: 'rechazada' as const, motivos });

/** Says which row of the file is meant: by its number, and by its sheet when several were read. */
export const placeOf = ({ fila, hoja }: Pick<ReadRow<ImportTypes>, 'fila' | 'hoja'>): Message =>
  hoja === undefined ? message('importacion.lugar', { fila }) : message('importacion.lugarDeHoja', { fila, hoja });

/** Refuses rows that would write what an earlier row of the file writes; `reason` words it with the place of that row. */
export function refuseRepeated<T extends ImportTypes, Data>(
  judged: readonly Judged<T, Data>[],
  rows: readonly Pick<ReadRow<T>, 'fila' | 'hoja'>[],
  { key, reason }: { readonly key: (datos: Data) => string; readonly reason: (fila: Message) => Message },
): Judged<T, Data>[] {
  const seen = new Map<string, Message>();
  return judged.map((each, index) => {
    const { verdict } = each;
    if (!('datos' in verdict)) return each;
    const same = key(verdict.datos);
    const first = seen.get(same);
    if (first !== undefined) return { ...each, verdict: refused(reason(first)) };
    seen.set(same, placeOf(rows[index] ?? { fila: 0 }));
    return each;
  });
}
