import { message, type Message } from '@portal/messages';

/** Texts of a row that name a person. */
export interface Nombrada {
  readonly codigo: string;
  readonly documento: string;
  readonly correo: string;
}

/** Person whom a text of a row may mean. */
export interface Candidata {
  /** Place of the row, from 1. */
  readonly lugar: number;
  readonly id_usuario: number;
  readonly codigo_usuario: string;
  /** By what it was found, the surest first; `ceros`: the stored one has zeros in front that the text lacks. */
  readonly por: 'codigo' | 'documento' | 'correo' | 'ceros';
  /** Cell that names it. */
  readonly celda: keyof Nombrada;
  /** Stored code or document, of one found by zeros. */
  readonly completo: string | null;
}

/** Person whom a row means; null with the reason, or without one when nobody has what it says. */
export interface Identificada {
  readonly id_usuario: number | null;
  readonly motivo?: Message;
  readonly aviso?: Message;
  /** Only zeros in front are missing. */
  readonly sinCeros?: boolean;
}

const SUREST = ['codigo', 'documento', 'correo'] as const;
const CELLS = ['codigo', 'documento', 'correo'] as const;

/** Returns the text by which a row names its person. */
export const textoOf = (fila: Nombrada): string => fila.codigo || fila.documento || fila.correo;

/**
 * Decides whom each row means. A text is a code before it is a document or an e-mail; texts of one row that mean different people refuse it;
 * a text that only lacks zeros in front means the one person who has it with them, if the whole file is read so.
 */
export function identify(filas: readonly Nombrada[], candidatas: readonly Candidata[], completar: boolean): Identificada[] {
  const porLugar = new Map<number, Candidata[]>();
  for (const one of candidatas) porLugar.set(one.lugar, [...(porLugar.get(one.lugar) ?? []), one]);
  return filas.map((fila, index) => {
    const found = porLugar.get(index + 1) ?? [];
    const named = CELLS.map((celda) => surest(found.filter((one) => one.celda === celda)));
    if (named.some((ids) => ids.size > 1))
      return { id_usuario: null, motivo: message('asignacion.importacion.varias', { texto: textoOf(fila) }) };
    const ids = new Set(named.flatMap((some) => [...some]));
    if (ids.size > 1) return { id_usuario: null, motivo: message('asignacion.importacion.distintas') };
    const [id] = ids;
    return id === undefined ? withZeros(fila, found, completar) : { id_usuario: id };
  });
}

/** Returns the people found in the surest way. */
function surest(found: readonly Candidata[]): Set<number> {
  const por = SUREST.find((way) => found.some((one) => one.por === way));
  return new Set(found.filter((one) => one.por === por).map(({ id_usuario }) => id_usuario));
}

function withZeros(fila: Nombrada, found: readonly Candidata[], completar: boolean): Identificada {
  const people = new Set(found.map(({ id_usuario }) => id_usuario));
  const [one] = found;
  if (!one || people.size > 1) return { id_usuario: null };
  const about = { texto: fila[one.celda], completo: one.completo ?? '' };
  return completar
    ? { id_usuario: one.id_usuario, aviso: message('asignacion.importacion.completado', about), sinCeros: true }
    : { id_usuario: null, motivo: message('asignacion.importacion.sinCeros', about), sinCeros: true };
}
