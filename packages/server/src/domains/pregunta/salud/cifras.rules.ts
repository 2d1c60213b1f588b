import { round2 } from '@portal/contract/core';
import { covariance, correlation, type Par, sortedPairs } from './momentos.rules.ts';

/** Answers of one kind to a version, and how many they are. */
export interface Celda {
  /** Chosen options by their stored places, from 1; empty for a kind without options. */
  readonly opciones: readonly number[];
  /** 0 to 1. */
  readonly puntos: number;
  /** Share of the points of the other questions of the attempt, 0 to 1; null in an attempt of one question. */
  readonly resto: number | null;
  readonly veces: number;
}

/** Figures of a version, not rounded; each null where there is nothing to compare. */
export interface Cifras {
  readonly contestadas: number;
  /** Answers of attempts with other questions: those that take part in a correlation. */
  readonly comparadas: number;
  readonly facilidad: number | null;
  readonly discriminacion: number | null;
  readonly eficiencia: number | null;
}

/** Choice of one option. */
export interface Eleccion {
  /** Stored place, from 1. */
  readonly opcion: number;
  readonly veces: number;
  /** Share of the answers, 0 to 100. */
  readonly parte: number | null;
  /** Correlation of choosing it with the rest of the attempt. */
  readonly correlacion: number | null;
}

const PERCENT = 100;

const sumOf = (celdas: readonly Celda[], value: (celda: Celda) => number): number =>
  celdas.reduce((sum, celda) => sum + celda.veces * value(celda), 0);

const pairsOf = (celdas: readonly Celda[], value: (celda: Celda) => number): Par[] =>
  celdas.flatMap((celda) => (celda.resto === null ? [] : [{ x: value(celda), y: celda.resto, veces: celda.veces }]));

const percentOf = (value: number | null): number | null => (value === null ? null : PERCENT * value);

/** Returns facility, discrimination and discriminative efficiency (Moodle's `calculator.php`, n − 1) of the answers to a version. */
export function cifrasDe(celdas: readonly Celda[]): Cifras {
  const contestadas = sumOf(celdas, () => 1);
  const pairs = pairsOf(celdas, ({ puntos }) => puntos);
  return {
    contestadas,
    comparadas: pairs.reduce((sum, { veces }) => sum + veces, 0),
    facilidad: contestadas ? (PERCENT * sumOf(celdas, ({ puntos }) => puntos)) / contestadas : null,
    discriminacion: percentOf(correlation(pairs)),
    eficiencia: percentOf(efficiency(pairs)),
  };
}

/** Returns the covariance as a part of the largest one that the same points and rests can have: both sorted. */
function efficiency(pairs: readonly Par[]): number | null {
  const [own, most] = [covariance(pairs), covariance(sortedPairs(pairs))];
  return own === null || most === null || correlation(pairs) === null || most <= 0 ? null : own / most;
}

/** Returns how often each of the stored options was chosen, and by whom. */
export function eleccionesDe(celdas: readonly Celda[], opciones: number): Eleccion[] {
  const contestadas = sumOf(celdas, () => 1);
  return Array.from({ length: opciones }, (_, index) => {
    const chosen = (celda: Celda) => Number(celda.opciones.includes(index + 1));
    const veces = sumOf(celdas, chosen);
    return {
      opcion: index + 1,
      veces,
      parte: contestadas ? (PERCENT * veces) / contestadas : null,
      correlacion: correlation(pairsOf(celdas, chosen)),
    };
  });
}

const DIGITS = 4;

/** Rounds a correlation. */
export const roundCorrelation = (value: number | null): number | null => (value === null ? null : Number(value.toFixed(DIGITS)));

/** Rounds a percentage. */
export const roundPercent = (value: number | null): number | null => (value === null ? null : round2(value));
