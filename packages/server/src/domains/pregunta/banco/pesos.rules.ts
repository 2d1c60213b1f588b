import { message, type Message } from '@portal/messages';
import type { LecturaDePesos, OpcionLeida } from './banco.rules.ts';

/** Key of options by their weights, with the sentences about the reading; or the reason of a refusal. */
export type Clave =
  | { readonly tipo: 'unica'; readonly correcta: number; readonly avisos: readonly Message[] }
  | { readonly tipo: 'multiple'; readonly correctas: readonly number[]; readonly parcial: boolean; readonly avisos: readonly Message[] }
  | { readonly motivo: Message };

const LLENO = 100;
/** Percent by which people round: 33 or 33.3 for a third. */
const REDONDEO = 0.5;

const equal = (peso: number, other: number): boolean => Math.abs(peso - other) <= REDONDEO;

const shown = (pesos: readonly number[]): string => pesos.map((peso) => `${Number(peso.toFixed(2))} %`).join('; ');

interface Elegibles {
  readonly unaSola: boolean;
  readonly opciones: readonly Pick<OpcionLeida, 'peso'>[];
  readonly exacto?: boolean | undefined;
  readonly todoONada: boolean;
}

/** Judges weights: one of 100 %, equal shares with equal deductions, shares with −100 %; anything else only by the choice of the file. */
export function claveDePesos({ unaSola, opciones, exacto, todoONada }: Elegibles, lectura: LecturaDePesos | undefined): Clave {
  const pesos = opciones.map(({ peso }) => peso);
  const correctas = pesos.flatMap((peso, index) => (peso > 0 ? [index + 1] : []));
  const [primera] = correctas;
  if (primera === undefined) return { motivo: message('banco.rechazo.sinClave') };
  if (unaSola && correctas.length === 1 && equal(pesos[primera - 1] ?? 0, LLENO)) return una(pesos, primera);
  const several = unaSola ? undefined : varias(pesos, correctas, { exacto, todoONada });
  if (several) return several;
  if (lectura === undefined) return { motivo: message('banco.rechazo.pesos', { pesos: shown(pesos) }) };
  const clave = lectura === 'todo' ? 'banco.aviso.pesosTodo' : 'banco.aviso.pesosParcial';
  return { tipo: 'multiple', correctas, parcial: lectura === 'parcial', avisos: [message(clave, { pesos: shown(pesos) })] };
}

const una = (pesos: readonly number[], correcta: number): Clave => ({
  tipo: 'unica',
  correcta,
  avisos: pesos.some((peso) => peso < 0) ? [message('banco.aviso.negativos')] : [],
});

/** Reads several right ones by a setting of the file, else by their shares; undefined when these are those of no kind. */
function varias(
  pesos: readonly number[],
  correctas: readonly number[],
  { exacto, todoONada }: Pick<Elegibles, 'exacto' | 'todoONada'>,
): Clave | undefined {
  if (todoONada || exacto) return { tipo: 'multiple', correctas, parcial: false, avisos: exacto ? [message('banco.aviso.enPartes')] : [] };
  const known = partsOf(pesos, correctas.length);
  return known && { tipo: 'multiple', correctas, parcial: known === 'parcial', avisos: todoAviso(known, correctas.length) };
}

const todoAviso = (known: LecturaDePesos, right: number): Message[] =>
  known === 'todo' && right > 1 ? [message('banco.aviso.enPartes')] : [];

/** With one right option both readings give the same points, and all or nothing is the simpler one. */
function partsOf(pesos: readonly number[], right: number): LecturaDePesos | undefined {
  const share = LLENO / right;
  const wrong = pesos.filter((peso) => peso <= 0);
  if (!pesos.every((peso) => peso <= 0 || equal(peso, share))) return undefined;
  if (wrong.every((peso) => equal(peso, -LLENO))) return wrong.length === 0 && right > 1 ? 'parcial' : 'todo';
  return wrong.every((peso) => equal(peso, -share)) ? 'parcial' : undefined;
}

/** Fractions that Moodle knows, in percent (`question_bank::fraction_options`); it refuses a file with another one. */
export const FRACCIONES_MOODLE = [
  100, 90, 83.33333, 80, 75, 70, 66.66667, 60, 50, 40, 33.33333, 30, 25, 20, 16.66667, 14.28571, 12.5, 11.11111, 10, 5,
] as const;

/** Returns the fraction of Moodle's list that is nearest to a share of the points. */
function fraccionDe(right: number): number {
  const share = LLENO / right;
  return FRACCIONES_MOODLE.reduce<number>((best, each) => (Math.abs(each - share) < Math.abs(best - share) ? each : best), LLENO);
}

/** Returns the weights of options to write. */
export const pesosDe = (total: number, correctas: readonly number[], parcial: boolean): number[] =>
  Array.from({ length: total }, (_, index) => {
    const share = fraccionDe(correctas.length);
    if (correctas.includes(index + 1)) return share;
    return parcial ? -share : -LLENO;
  });
