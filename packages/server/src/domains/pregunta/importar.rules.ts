import { type ImportTypesOf, preguntaImportacion } from '@portal/contract';
import { message, type Message } from '@portal/messages';
import { shorten } from '../../core/import/cells.rules.ts';
import { type Judged, type ReadRow, refused, refuseRepeated } from '../../core/import/rows.rules.ts';
import { foldText } from '../../core/spreadsheet/columns.rules.ts';

export type PreguntaTypes = ImportTypesOf<typeof preguntaImportacion>;
export type PreguntaLeida = ReadRow<PreguntaTypes>;
export type PreguntaJuzgada = Judged<PreguntaTypes, FilaAceptada>;

/** Accepted row. */
export interface FilaAceptada {
  readonly pregunta: string;
  readonly rpta_a: string;
  readonly rpta_b: string;
  readonly rpta_c: string;
  readonly rpta_d: string;
  readonly indicador_correcta: number;
  readonly codigo_categoria: string;
}

export interface Categoria {
  readonly codigo: string;
  readonly nombre: string;
}

/** Returns the category of rows without one: `general`, else the first. */
export const defaultCategoria = (categorias: readonly Categoria[]): Categoria | undefined =>
  categorias.find(({ codigo }) => foldText(codigo) === 'general') ?? categorias[0];

/** Makes a finder of categories by code, else by name, that ignores case and accents. */
function categoriaFinder(categorias: readonly Categoria[]): (texto: string) => Categoria | undefined {
  const byName = new Map(categorias.toReversed().map((categoria) => [foldText(categoria.nombre), categoria]));
  const byFoldedCode = new Map(categorias.toReversed().map((categoria) => [foldText(categoria.codigo), categoria]));
  const byCode = new Map(categorias.map((categoria) => [categoria.codigo, categoria]));
  const byDefault = defaultCategoria(categorias);
  return (texto) => (texto === '' ? byDefault : (byCode.get(texto) ?? byFoldedCode.get(foldText(texto)) ?? byName.get(foldText(texto))));
}

const COLUMN = { columna: preguntaImportacion.columns.find(({ campo }) => campo === 'categoria')?.titulo ?? '' };
const unknownCategoria = (texto: string): Message =>
  texto === ''
    ? message('importacion.celda.vacia', COLUMN)
    : message('importacion.celda.desconocida', { ...COLUMN, texto: shorten(texto) });

/** Judges every row by P71 and P79, its category by the present ones. Whether the bank holds a question is still open. */
export function judgeRows(rows: readonly PreguntaLeida[], categorias: readonly Categoria[]): PreguntaJuzgada[] {
  const find = categoriaFinder(categorias);
  return rows.map(({ text, values }) => {
    const found = find(text('categoria'));
    if (!found) return { verdict: refused(unknownCategoria(text('categoria'))), extra: { codigo_categoria: null } };
    const shown = { extra: { codigo_categoria: found.codigo }, textos: { categoria: found.nombre } };
    if (!values) return { verdict: refused(), ...shown };
    const { categoria: _named, ...question } = values;
    return { verdict: { estado: 'nueva', datos: { ...question, codigo_categoria: found.codigo } }, ...shown };
  });
}

/** Returns the question of a row, undefined if it is refused. */
export const datosOf = ({ verdict }: PreguntaJuzgada): FilaAceptada | undefined => ('datos' in verdict ? verdict.datos : undefined);

/** Returns the identity of a question: text, options and key. */
const sameQuestion = ({ codigo_categoria: _category, ...question }: FilaAceptada): string => JSON.stringify(Object.values(question));

/**
 * Marks the questions of the bank as `existente`, then refuses rows that repeat another of the file. A question of the bank is no repetition:
 * an exported bank comes back without errors.
 */
export function settleRows(
  judged: readonly PreguntaJuzgada[],
  rows: readonly PreguntaLeida[],
  inBank: (datos: FilaAceptada) => boolean,
): PreguntaJuzgada[] {
  const settled = judged.map((each): PreguntaJuzgada => {
    const datos = datosOf(each);
    return datos && inBank(datos) ? { ...each, verdict: { estado: 'existente' } } : each;
  });
  return refuseRepeated(settled, rows, { key: sameQuestion, reason: (fila) => message('pregunta.importacion.repetida', { fila }) });
}
