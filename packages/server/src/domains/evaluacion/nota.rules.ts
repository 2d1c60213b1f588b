import { percentOf } from '@portal/contract/core';

/** Grade of an attempt. */
export interface Nota {
  /** Number of questions with full points. */
  readonly correcta: number;
  readonly total: number;
  /** 0-100 with two decimals; null without questions (P15). */
  readonly nota: number | null;
  readonly aprobado: boolean;
}

/** Thirds are stored with eight decimals: their sum counts with six. */
const MILLION = 1_000_000;

/** Returns the grade of an attempt by the points of its questions: `nota = points / shown × 100`, `aprobado = nota >= notaminima` (P13). */
export function notaDe(puntos: readonly number[], notaminima: number): Nota {
  const total = puntos.length;
  const correcta = puntos.filter((each) => each === 1).length;
  if (total === 0) return { correcta, total, nota: null, aprobado: true };
  const sum = Math.round(puntos.reduce((before, each) => before + each, 0) * MILLION) / MILLION;
  const nota = percentOf(sum, total);
  return { correcta, total, nota, aprobado: nota >= notaminima };
}
