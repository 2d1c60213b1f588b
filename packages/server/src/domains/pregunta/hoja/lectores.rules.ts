import { leerDecimal, leerPosicion, OPCIONES_DE_FILA, type TipoPregunta } from '@portal/contract/pregunta';
import { message, type Message } from '@portal/messages';
import { shorten } from '../../../core/import/cells.rules.ts';
import { foldText } from '../../../core/spreadsheet/header-name.rules.ts';

type Campo = (typeof OPCIONES_DE_FILA)[number] | 'indicador_correcta' | 'contenido' | 'explicacion';
export type LeerTexto = (campo: Campo) => string;

export interface Celdas {
  readonly text: LeerTexto;
  /** Returns the header of a column as the reader of the review knows it. */
  readonly columna: (campo: Campo) => string;
}

/** Returns the options of a row up to the last one that has a text. */
export function opcionesOf(text: LeerTexto): readonly string[] {
  const all = OPCIONES_DE_FILA.map((campo) => text(campo));
  return all.slice(0, all.findLastIndex(Boolean) + 1);
}

const dice = ({ text, columna }: Celdas, debe: Message): Message =>
  text('indicador_correcta') === ''
    ? message('importacion.celda.vaciaDebe', { columna: columna('indicador_correcta'), debe })
    : message('importacion.celda.dice', { columna: columna('indicador_correcta'), texto: shorten(text('indicador_correcta')), debe });

/** Reader of the cells of one kind: its own part of `datos`, or the problem of a cell. */
type Lector = (celdas: Celdas, opciones: readonly string[]) => object | Message;

const partes = (opciones: readonly string[]) => opciones.map((texto) => ({ texto }));

const unica: Lector = (celdas, opciones) => {
  const { correcta } = leerPosicion(celdas.text('indicador_correcta'), opciones);
  return correcta === undefined ? dice(celdas, message('pregunta.importacion.debeUna')) : { opciones: partes(opciones), correcta };
};

/** Signs and words between several right options: `1, 3`, `A y C`. */
const ENTRE = /[,;/|\n+]|\s(?:y|e|and|und|et)\s|、/u;

const multiple: Lector = (celdas, opciones) => {
  const read = celdas
    .text('indicador_correcta')
    .split(ENTRE)
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => leerPosicion(each, opciones).correcta);
  const correctas = [...new Set(read)].filter((each) => each !== undefined);
  if (!read.length || correctas.length !== read.length) return dice(celdas, message('pregunta.importacion.debeVarias'));
  return { opciones: partes(opciones), correctas: correctas.toSorted((a, b) => a - b) };
};

const VERDADERO = new Set(['verdadero', 'v', 'si', 'cierto', 'true', 't', '1', 'wahr', 'richtig', 'vrai', '正', '对', '正しい']);
const FALSO = new Set(['falso', 'f', 'no', 'false', '0', '2', 'falsch', 'faux', '誤', '错', '誤り']);

const verdadero_falso: Lector = (celdas) => {
  const cell = foldText(celdas.text('indicador_correcta'));
  if (VERDADERO.has(cell)) return { correcta: true };
  return FALSO.has(cell) ? { correcta: false } : dice(celdas, message('pregunta.importacion.debeVerdadero'));
};

/** Values of a kind that is answered in words: those of the option columns, else those of «Correcta», between bars. */
const valoresOf = ({ text }: Celdas, opciones: readonly string[]): readonly string[] =>
  (opciones.length ? opciones : text('indicador_correcta').split('|')).map((each) => each.trim()).filter(Boolean);

/** Signs between a number and its tolerance: `10 ± 0,5`, `10:0.5`. */
const TOLERANCIA = /±|\+\/-|\+-|:/u;

const numerica: Lector = (celdas, opciones) => {
  const values = valoresOf(celdas, opciones).map((each) => {
    const [valor = '', tolerancia = '0', ...more] = each.split(TOLERANCIA).map((part) => part.trim());
    return more.length || !leerDecimal(valor) || !leerDecimal(tolerancia) ? undefined : { valor, tolerancia };
  });
  const valores = values.filter((each) => each !== undefined);
  return valores.length === 0 || valores.length !== values.length ? dice(celdas, message('pregunta.importacion.debeNumero')) : { valores };
};

const corta: Lector = (celdas, opciones) => {
  const aceptadas = valoresOf(celdas, opciones);
  return aceptadas.length ? { aceptadas } : dice(celdas, message('pregunta.importacion.debeTexto'));
};

/** Signs between the left and the right side of a pair. */
const PAR = /→|->|=>|=/u;

const relacionar: Lector = ({ columna }, opciones) => {
  const sides = opciones.map((each) => {
    const at = PAR.exec(each);
    return at ? { izquierda: each.slice(0, at.index).trim(), derecha: each.slice(at.index + at[0].length).trim() } : undefined;
  });
  const wrong = sides.findIndex((each) => !each?.derecha);
  if (wrong >= 0 || !sides.length) {
    const campo = OPCIONES_DE_FILA[Math.max(wrong, 0)] ?? 'rpta_a';
    return message('importacion.celda.dice', {
      columna: columna(campo),
      texto: shorten(opciones[Math.max(wrong, 0)] ?? ''),
      debe: message('pregunta.importacion.debePar'),
    });
  }
  const all = sides.filter((each) => each !== undefined);
  return {
    pares: all.filter(({ izquierda }) => izquierda).map(({ izquierda, derecha }) => ({ izquierda: { texto: izquierda }, derecha })),
    otras: all.filter(({ izquierda }) => !izquierda).map(({ derecha }) => derecha),
  };
};

const ordenar: Lector = (_celdas, opciones) => ({ elementos: partes(opciones) });

/** Reader of each kind. */
export const LECTORES: Readonly<Record<TipoPregunta, Lector>> = { unica, multiple, verdadero_falso, numerica, corta, relacionar, ordenar };
