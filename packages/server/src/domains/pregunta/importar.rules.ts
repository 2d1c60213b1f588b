import { PREGUNTA_COLUMNAS, preguntaMaestro, type PreguntaImportada } from '@portal/contract';
import { type ColumnPlaces, foldText } from '../../core/spreadsheet/columns.rules.ts';

type Campo = (typeof PREGUNTA_COLUMNAS)[number]['campo'];
export type PreguntaPlaces = ColumnPlaces<Campo>;
const TEXTOS = ['pregunta', 'rpta_a', 'rpta_b', 'rpta_c', 'rpta_d'] as const;

const TITULO = Object.fromEntries(PREGUNTA_COLUMNAS.map(({ campo, titulo }) => [campo, titulo])) as Record<Campo, string>;

export interface Categoria {
  readonly codigo: string;
  readonly nombre: string;
}

/** The category of rows that name none: `general`, else the first one. */
export const defaultCategoria = (categorias: readonly Categoria[]): Categoria | undefined =>
  categorias.find(({ codigo }) => foldText(codigo) === 'general') ?? categorias[0];

/** Finds a category by its code, else by its name, without regard to case and accents. */
function categoriaFinder(categorias: readonly Categoria[]): (texto: string) => Categoria | undefined {
  const byName = new Map(categorias.toReversed().map((categoria) => [foldText(categoria.nombre), categoria]));
  const byFoldedCode = new Map(categorias.toReversed().map((categoria) => [foldText(categoria.codigo), categoria]));
  const byCode = new Map(categorias.map((categoria) => [categoria.codigo, categoria]));
  const byDefault = defaultCategoria(categorias);
  return (texto) => (texto === '' ? byDefault : (byCode.get(texto) ?? byFoldedCode.get(foldText(texto)) ?? byName.get(foldText(texto))));
}

/** Characters that the database cannot hold: NUL, and halves of a pair. */
const FORBIDDEN = /\0|\p{Surrogate}/u;

function textProblem(campo: (typeof TEXTOS)[number], value: string): string | undefined {
  if (value === '') return `${TITULO[campo]}: está vacía.`;
  if (FORBIDDEN.test(value)) return `${TITULO[campo]}: contiene caracteres no admitidos.`;
  const { max = 0 } = preguntaMaestro.fields.pregunta;
  if (value.length <= max) return undefined;
  return `${TITULO[campo]}: tiene ${value.length} caracteres y el máximo es ${max}.`;
}

const shorten = (value: string): string => (value.length > 40 ? `${value.slice(0, 40)}…` : value);

function correctaProblem(value: string): string | undefined {
  if (/^[1-4]$/.test(value)) return undefined;
  return `${TITULO.indicador_correcta}: ${value === '' ? 'está vacía' : `dice «${shorten(value)}»`}; debe ser 1, 2, 3 o 4.`;
}

function categoriaProblem(value: string, found: Categoria | undefined): string | undefined {
  if (found) return undefined;
  return value === '' ? `${TITULO.categoria}: está vacía.` : `${TITULO.categoria}: «${shorten(value)}» no existe.`;
}

/** What makes two questions the same one: text, options and key. */
const sameQuestion = (row: Pick<PreguntaImportada, (typeof TEXTOS)[number] | 'indicador_correcta'>): string =>
  JSON.stringify([...TEXTOS.map((campo) => row[campo]), row.indicador_correcta]);

export interface FilaLeida {
  readonly fila: number;
  readonly textos: readonly string[];
}

/**
 * Judges every row by P71 and P79 and names each problem by its column (P40). `existente` is still open: it
 * needs the bank.
 */
export function judgeRows(filas: readonly FilaLeida[], places: PreguntaPlaces, categorias: readonly Categoria[]): PreguntaImportada[] {
  const findCategoria = categoriaFinder(categorias);
  return filas.map(({ fila, textos }) => {
    const read = (campo: Campo): string => (places[campo] === undefined ? '' : (textos[places[campo]] ?? ''));
    const row = Object.fromEntries(PREGUNTA_COLUMNAS.map(({ campo }) => [campo, read(campo)])) as Record<Campo, string>;
    const categoria = findCategoria(row.categoria);
    const problems = [
      ...TEXTOS.map((campo) => textProblem(campo, row[campo])),
      correctaProblem(row.indicador_correcta),
      categoriaProblem(row.categoria, categoria),
    ].filter((problem) => problem !== undefined);
    return Object.assign(row, {
      fila,
      categoria: categoria?.nombre ?? row.categoria,
      codigo_categoria: categoria?.codigo ?? null,
      existente: false,
      error: problems.length > 0 ? `Error: ${problems.join(' ')}` : null,
    });
  });
}

/** Refuses rows that repeat another of the file. What the bank holds already is no repetition: an exported bank comes back without errors. */
export function refuseRepeated(filas: readonly PreguntaImportada[]): void {
  const seen = new Map<string, number>();
  for (const row of filas.filter(({ error, existente }) => error === null && !existente)) {
    const key = sameQuestion(row);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, row.fila);
    else row.error = `Error: Repite la pregunta de la fila ${first}.`;
  }
}
