import type { JuicioPaquete, TipoPaquete } from '@portal/contract/paquete';
import { round2 } from '@portal/contract/core';

/** Claims of a lesson, read from its `cmi`. */
export interface Dicho {
  /** Completed, passed or failed: «passed» and «failed» complete, too. */
  readonly completada: boolean;
  /** Null: the lesson said neither «passed» nor «failed». */
  readonly aprobada: boolean | null;
  /** 0 to 100 with two decimals; null without a score. */
  readonly nota: number | null;
  /** The score was outside of 0 to 100 and was cut. */
  readonly recortada: boolean;
  /** Seconds of the session, as the lesson counts them. */
  readonly segundos: number;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value at a path of names; undefined where one is missing. */
const at = (fields: Fields, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((value, name) => (isFields(value) ? value[name] : undefined), fields);

const textAt = (fields: Fields, ...names: readonly string[]): string => {
  const value = at(fields, ...names);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 100) : '';
};

/** Reads a decimal number; undefined for another text. A comma of other languages counts as a point. */
function numberOf(text: string): number | undefined {
  const plain = text.replace(',', '.');
  return /^-?\d{0,15}(?:\.\d{0,20})?$/.test(plain) && /\d/.test(plain) ? Number(plain) : undefined;
}

/** Returns the root of a `cmi` that the run time wrote with or without its name. */
const rootOf = (cmi: Fields): Fields => (isFields(cmi['cmi']) ? cmi['cmi'] : cmi);

/** Length of the state that a lesson keeps for itself. */
export function suspensionOf(cmi: Fields): number {
  const data = rootOf(cmi)['suspend_data'];
  return typeof data === 'string' ? data.length : 0;
}

/**
 * Returns the score (P286): the scaled one × 100; else raw between min and max where a max was sent; else raw. Undefined without one.
 */
function scoreOf(score: Fields): number | undefined {
  const scaled = numberOf(textAt(score, 'scaled'));
  if (scaled !== undefined) return scaled * 100;
  const raw = numberOf(textAt(score, 'raw'));
  if (raw === undefined) return undefined;
  const min = numberOf(textAt(score, 'min')) ?? 0;
  const max = numberOf(textAt(score, 'max'));
  return max !== undefined && max > min ? ((raw - min) / (max - min)) * 100 : raw;
}

function notaOf(score: unknown): Pick<Dicho, 'nota' | 'recortada'> {
  const value = isFields(score) ? scoreOf(score) : undefined;
  if (value === undefined) return { nota: null, recortada: false };
  const nota = Math.min(100, Math.max(0, round2(value)));
  return { nota, recortada: value < 0 || value > 100 };
}

/** Seconds of `HHHH:MM:SS.SS`, the time of SCORM 1.2; 0 for another text. */
function secondsOfClock(text: string): number {
  const match = /^(\d{1,4}):(\d{1,2}):(\d{1,2})(?:\.\d{1,2})?$/.exec(text);
  const [hours = 0, minutes = 0, seconds = 0] = (match ?? []).slice(1).map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

/** Seconds of `P1DT2H3M4.5S`, the time of SCORM 2004; 0 for another text. Years and months count 365 and 30 days. */
function secondsOfDuration(text: string): number {
  const match = /^P(?:(\d{1,4})Y)?(?:(\d{1,4})M)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,9})(?:\.\d{1,2})?S)?)?$/.exec(
    text,
  );
  const [years = 0, months = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = (match ?? []).slice(1).map((part) => Number(part ?? 0));
  return (years * 365 + months * 30 + days) * 86_400 + hours * 3600 + minutes * 60 + seconds;
}

/** Reads the claims of a lesson of SCORM 1.2. */
function dicho12(root: Fields): Dicho {
  const status = textAt(root, 'core', 'lesson_status');
  const aprobada = status === 'passed' ? true : status === 'failed' ? false : null;
  return {
    completada: aprobada !== null || status === 'completed',
    aprobada,
    ...notaOf(at(root, 'core', 'score')),
    segundos: secondsOfClock(textAt(root, 'core', 'session_time')),
  };
}

/** Reads the claims of a lesson of SCORM 2004. A measure of progress decides where the manifest has a threshold. */
function dicho2004(root: Fields, umbral: number | null): Dicho {
  const success = textAt(root, 'success_status');
  const aprobada = success === 'passed' ? true : success === 'failed' ? false : null;
  const progress = numberOf(textAt(root, 'progress_measure'));
  const reached = umbral !== null && progress !== undefined ? progress >= umbral : textAt(root, 'completion_status') === 'completed';
  return {
    completada: aprobada !== null || reached,
    aprobada,
    ...notaOf(root['score']),
    segundos: secondsOfDuration(textAt(root, 'session_time')),
  };
}

/** Reads the claims of a lesson from its `cmi`; whatever it does not say well counts as not said. */
export function dichoOf(tipo: TipoPaquete, cmi: Fields, umbral: number | null): Dicho {
  const root = rootOf(cmi);
  return tipo === 'scorm12' ? dicho12(root) : dicho2004(root, umbral);
}

/** Returns status and score as the lesson words them, for the record of its claims. */
export function palabrasOf(tipo: TipoPaquete, cmi: Fields): Readonly<Record<string, string>> {
  const root = rootOf(cmi);
  const part = tipo === 'scorm12' ? (isFields(root['core']) ? root['core'] : {}) : root;
  const names = tipo === 'scorm12' ? ['lesson_status', 'exit'] : ['completion_status', 'success_status', 'progress_measure', 'exit'];
  const score = ['scaled', 'raw', 'min', 'max'].map((name) => [name, textAt(part, 'score', name)]);
  const said = [...names.map((name) => [name, textAt(part, name)]), ...score].filter(([, value]) => value !== '');
  return Object.fromEntries(said);
}

/** State of a lesson that counts. */
export type LeccionJuzgable = Pick<Dicho, 'completada' | 'aprobada' | 'nota'>;

/** State of a lesson that was never stored. */
export const SIN_ESTADO: LeccionJuzgable = { completada: false, aprobada: null, nota: null };

/** Returns the states of lessons by their identifiers. */
export const porLeccion = <Estado extends { readonly leccion: string }>(estados: readonly Estado[]): ReadonlyMap<string, Estado> =>
  new Map(estados.map((estado) => [estado.leccion, estado]));

/** State of a package from its lessons. */
export interface EstadoDelPaquete {
  /** Every lesson is completed. */
  readonly completado: boolean;
  /** «failed» of one lesson outweighs «passed» of others; null: none said either. */
  readonly aprobado: boolean | null;
  /** Mean of the lessons that sent a score; null without one. */
  readonly nota: number | null;
}

/** Sums up the lessons of a package; those without any state count as not completed. */
export function estadoOf(lecciones: readonly LeccionJuzgable[]): EstadoDelPaquete {
  const notas = lecciones.flatMap(({ nota }) => (nota === null ? [] : [nota]));
  const said = lecciones.flatMap(({ aprobada }) => (aprobada === null ? [] : [aprobada]));
  return {
    completado: lecciones.length > 0 && lecciones.every(({ completada }) => completada),
    aprobado: said.length === 0 ? null : said.every(Boolean),
    nota: notas.length === 0 ? null : round2(notas.reduce((sum, nota) => sum + nota, 0) / notas.length),
  };
}

/** Judge of a package. */
export interface Juez {
  readonly juicio: JuicioPaquete;
  readonly notaminima: number;
}

/**
 * Judges a completed package (P286): by its own «passed» or «failed», which outweighs its score, or by its score. A package with neither is approved
 * without a grade, as P15 says.
 */
export function juzga({ aprobado, nota }: Pick<EstadoDelPaquete, 'aprobado' | 'nota'>, { juicio, notaminima }: Juez): boolean {
  if (nota !== null && (juicio === 'nota' || aprobado === null)) return nota >= notaminima;
  return aprobado ?? true;
}
