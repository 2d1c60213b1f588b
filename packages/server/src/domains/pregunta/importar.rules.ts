import type { ImportField, ImportTypesOf } from '@portal/contract/core';
import { identidadDe, imagenesDePregunta, leerCorrecta, type preguntaImportacion } from '@portal/contract/pregunta';
import { message, type Message } from '@portal/messages';
import { shorten } from '../../core/import/cells.rules.ts';
import { contenidoDe, type ContenidoGuardado } from './contenido.rules.ts';
import { type DatosLeidos, leerDatos } from './hoja/fila-datos.rules.ts';
import { findIguales } from './opciones.rules.ts';
import { type Judged, type ReadRow, refused, refuseRepeated } from '../../core/import/rows.rules.ts';
import { foldText } from '../../core/spreadsheet/header-name.rules.ts';

export type PreguntaTypes = ImportTypesOf<typeof preguntaImportacion>;
export type PreguntaLeida = ReadRow<PreguntaTypes>;
export type PreguntaJuzgada = Judged<PreguntaTypes, FilaAceptada>;

/** Accepted row. */
export interface FilaAceptada extends ContenidoGuardado {
  readonly pregunta: string;
  readonly dificultad: string | null;
  readonly etiquetas: string | null;
  readonly codigo_categoria: string;
  /** Topic that the row names; absent without one. */
  readonly id_tema?: number;
  /** Owner of that topic, to whom the question then belongs. */
  readonly id_empresa?: number | null;
}

export interface Categoria {
  readonly codigo: string;
  readonly nombre: string;
  readonly activa: boolean;
}

/** Returns the category of rows without one: the chosen one, else `general`, else the oldest active one, which comes first; undefined without any. */
export function defaultCategoria(categorias: readonly Categoria[], chosen: string | undefined): Categoria | undefined {
  if (chosen !== undefined) return categorias.find(({ codigo }) => codigo === chosen);
  const activas = categorias.filter(({ activa }) => activa);
  return activas.find(({ codigo }) => foldText(codigo) === 'general') ?? activas[0];
}

/** Categories of the bank, the code chosen for rows without one, and the header of a column as the reader knows it. */
export interface Choices {
  readonly categorias: readonly Categoria[];
  readonly chosen?: string | undefined;
  readonly columna: (campo: ImportField<PreguntaTypes>) => string;
}

/** Makes a finder of categories by code, else by name, that ignores case and accents. */
function categoriaFinder({ categorias, chosen }: Omit<Choices, 'columna'>): (texto: string) => Categoria | undefined {
  const byName = new Map(categorias.toReversed().map((categoria) => [foldText(categoria.nombre), categoria]));
  const byFoldedCode = new Map(categorias.toReversed().map((categoria) => [foldText(categoria.codigo), categoria]));
  const byCode = new Map(categorias.map((categoria) => [categoria.codigo, categoria]));
  const byDefault = defaultCategoria(categorias, chosen);
  return (texto) => (texto === '' ? byDefault : (byCode.get(texto) ?? byFoldedCode.get(foldText(texto)) ?? byName.get(foldText(texto))));
}

const unknownCategoria = (columna: string, texto: string): Message =>
  texto === ''
    ? message('pregunta.importacion.sinCategoria', { columna })
    : message('importacion.celda.desconocida', { columna, texto: shorten(texto) });

/** Judges every row by P71 and P79, its category by the present ones. Whether the bank holds a question is still open. */
export function judgeRows(rows: readonly PreguntaLeida[], choices: Choices): PreguntaJuzgada[] {
  const find = categoriaFinder(choices);
  const named = rows.some(({ text }) => text('categoria') !== '');
  return rows.map(({ text, values, sinLeer }): PreguntaJuzgada => {
    if (sinLeer) return { verdict: refused(), extra: { codigo_categoria: null, id_pregunta: null, id_tema: null } };
    const found = find(text('categoria'));
    const read = readDatos({ text, values }, choices.columna);
    if (!found)
      return {
        verdict: refused(...problemsOf(read), unknownCategoria(choices.columna('categoria'), text('categoria'))),
        extra: { codigo_categoria: null, id_pregunta: null, id_tema: null },
      };
    const avisos = [
      ...keyWarnings(text),
      ...(named && text('categoria') === '' ? [message('pregunta.importacion.categoriaVacia', { categoria: found.nombre })] : []),
    ];
    const shown = {
      extra: { codigo_categoria: found.codigo, id_pregunta: null, id_tema: null },
      textos: { categoria: found.nombre },
      avisos,
    };
    if (!values || !read || 'problemas' in read) return { verdict: refused(...problemsOf(read)), ...shown };
    const { pregunta, dificultad, etiquetas } = values;
    const own = { pregunta, dificultad: dificultad ?? null, etiquetas, codigo_categoria: found.codigo };
    return { verdict: { estado: 'nueva', datos: { ...own, ...contenidoDe(read) } }, ...shown };
  });
}

const problemsOf = (read: DatosLeidos | undefined): readonly Message[] => (read && 'problemas' in read ? read.problemas : []);

/** Returns whether the cells of a row are those of a question. */
export function hasPregunta(row: Pick<PreguntaLeida, 'text' | 'values'>, columna: Choices['columna']): boolean {
  const read = readDatos(row, columna);
  return row.values !== undefined && read !== undefined && 'datos' in read;
}

/** Reads the question of a row; undefined when a cell is wrong that says of which kind it is. */
function readDatos({ text, values }: Pick<PreguntaLeida, 'text' | 'values'>, columna: Choices['columna']): DatosLeidos | undefined {
  if (!values && (text('tipo') !== '' || text('contenido') !== '')) return undefined;
  return leerDatos({ text, columna, tipo: values?.tipo ?? null, parcial: values?.parcial === '1' });
}

/** Warns of a number that names an option and is the text of another one. */
function keyWarnings(text: PreguntaLeida['text']): Message[] {
  if (text('contenido') !== '') return [];
  const { correcta, otra } = leerCorrecta(text);
  if (correcta === undefined || otra === undefined) return [];
  const [leida, tambien] = [correcta, otra].map((place) => 'ABCD'.charAt(place - 1));
  return [
    message('pregunta.importacion.dosLecturas', { texto: shorten(text('indicador_correcta')), leida: leida ?? '', otra: tambien ?? '' }),
  ];
}

/** Returns the question of a row, undefined if it is refused. */
export const datosOf = ({ verdict }: PreguntaJuzgada): FilaAceptada | undefined => ('datos' in verdict ? verdict.datos : undefined);

/** Returns the identity of a row: one question may go to several topics. */
const sameRow = (datos: FilaAceptada): string => `${datos.id_tema ?? ''} ${identidadDe(datos)}`;

/** Questions of the bank that match rows. */
export interface Bank {
  /** Id of the same question. */
  readonly inBank: (datos: FilaAceptada) => number | undefined;
  /** Id of a question with the same words, but for case, accents and punctuation, and other options or another key. */
  readonly similar: (datos: FilaAceptada) => number | undefined;
}

/** Warns of questions with the same words as another of the file or the bank, but other options or another key. */
function warnAlike(judged: readonly PreguntaJuzgada[], rows: readonly PreguntaLeida[], similar: Bank['similar']): PreguntaJuzgada[] {
  const first = new Map<string, { readonly fila: number; readonly same: string }>();
  return judged.map((each, index) => {
    const datos = datosOf(each);
    if (!datos) return each;
    const [words, same] = [foldText(datos.pregunta), identidadDe(datos)];
    const earlier = first.get(words);
    if (!earlier) first.set(words, { fila: rows[index]?.fila ?? 0, same });
    const id = similar(datos);
    const avisos = [
      ...(earlier && earlier.same !== same ? [message('pregunta.importacion.parecida', { fila: earlier.fila })] : []),
      ...(id === undefined ? [] : [message('pregunta.importacion.parecidaBanco', { id })]),
    ];
    return avisos.length === 0 ? each : { ...each, avisos: [...(each.avisos ?? []), ...avisos] };
  });
}

/** Refuses rows with a picture that the importer does not reach. */
export const withoutImagenes = (judged: readonly PreguntaJuzgada[], ajenas: ReadonlySet<number>): PreguntaJuzgada[] =>
  judged.map((each) => {
    const datos = datosOf(each)?.datos;
    const ajena = datos && imagenesDePregunta(datos).some(({ id_archivo }) => ajenas.has(id_archivo));
    return ajena ? { ...each, verdict: refused(message('archivo.imagen.desconocida')) } : each;
  });

/** Refuses a new question with two equal options; the bank may hold one from before. */
function withoutIguales(each: PreguntaJuzgada, datos: FilaAceptada | undefined): PreguntaJuzgada {
  const iguales = datos && findIguales(datos);
  if (!iguales) return each;
  return { ...each, verdict: refused(iguales.texto) };
}

/**
 * Marks the questions of the bank as `existente`, then refuses rows that repeat another of the file. A question of the bank is no repetition:
 * an exported bank comes back without errors.
 */
export function settleRows(
  judged: readonly PreguntaJuzgada[],
  rows: readonly PreguntaLeida[],
  { inBank, similar }: Bank,
): PreguntaJuzgada[] {
  const settled = judged.map((each): PreguntaJuzgada => {
    const datos = datosOf(each);
    const id_pregunta = datos && inBank(datos);
    if (id_pregunta === undefined) return withoutIguales(each, datos);
    return { ...each, verdict: { estado: 'existente' }, extra: { ...each.extra, id_pregunta } };
  });
  const alike = warnAlike(settled, rows, similar);
  return refuseRepeated(alike, rows, { key: sameRow, reason: (fila) => message('pregunta.importacion.repetida', { fila }) });
}
