import { columnPlace, type TextRow } from './columns.rules.ts';
import type { Outline } from './sheet-choice.ts';
import type { ChosenColumns } from './sheet.ts';
import type { SheetCell } from './table.rules.ts';

/** Kinds of cells by which the columns of a sheet without headers are recognized. */
type Kind = 'dia' | 'correo' | 'codigo' | 'texto';

const DAY = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}(?:\D|$)/;

function kindOf(text: string, cell: SheetCell | undefined): Kind {
  if (cell instanceof Date || DAY.test(text)) return 'dia';
  if (text.includes('@')) return 'correo';
  return /\d/.test(text) ? 'codigo' : 'texto';
}

/** Share of the rows of a sheet that have a column filled, and by cells of one kind. */
const MOST = 0.8;

/** Returns the kind of the cells of a column; undefined where it is mostly empty, or has several. */
function columnKind(rows: readonly TextRow[], place: number): Kind | undefined {
  const counts = new Map<Kind, number>();
  for (const { textos, celdas } of rows) {
    const text = textos[place] ?? '';
    if (text !== '') counts.set(kindOf(text, celdas[place]), (counts.get(kindOf(text, celdas[place])) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most && most[1] >= rows.length * MOST ? most[0] : undefined;
}

/** Kinds of which one must be among the columns: words alone occur in any sheet. */
const TELLING: ReadonlySet<Kind | undefined> = new Set<Kind>(['codigo', 'correo']);

interface PlacedKind {
  readonly place: number;
  readonly kind: Kind;
}

const holdsKinds = (rows: readonly TextRow[], kinds: readonly PlacedKind[]): boolean =>
  rows.length > 0 && kinds.every(({ place, kind }) => columnKind(rows, place) === kind);

/**
 * Marks the sheets without headers that go on with the list of another one: the columns that are read there hold cells of the same kinds
 * here, from the first row on.
 */
export function withContinued(outlines: readonly Outline[], asked: Outline, letters: ChosenColumns): Outline[] {
  const places = Object.values(letters).map(columnPlace);
  const kinds = places.flatMap((place) => {
    const kind = columnKind(asked.sample, place);
    return kind ? [{ place, kind }] : [];
  });
  if (!kinds.some(({ kind }) => TELLING.has(kind))) return [...outlines];
  const width = Math.max(0, ...asked.sample.map(({ textos }) => textos.length));
  return outlines.map((outline) => {
    const { sample, sheet, headless } = outline;
    const fits = sample.every(({ textos }) => textos.length <= width);
    if (sheet === asked.sheet || !headless || !fits || !holdsKinds(sample.slice(0, 1), kinds) || !holdsKinds(sample, kinds)) return outline;
    return { ...outline, igual: true, sigue: true };
  });
}
