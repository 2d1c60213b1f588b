import { conservaLugares, type DatosPregunta, filaDe, type FilaPregunta } from '@portal/contract/pregunta';
import type { Executor } from '../../db/executor.ts';
import { findVersion, insertCorregida, lockPregunta, updateClave } from './corregir.repository.ts';

interface Sello {
  readonly usuario: string;
  readonly now: string;
}

/** Versions that a corrected key made. */
export interface ClaveCambiada {
  /** Version with the texts of the wrong one and the right key; null: answers keep their version. */
  readonly version_corregida: number | null;
  /** Version of the bank with the right key, and the one before; null: the bank has other texts by now, or keeps its key. */
  readonly version_banco: number | null;
  readonly version_anterior: number | null;
}

/** Content of a corrected question; a question of four texts keeps that form. */
const filaCorregida = (before: FilaPregunta, datos: DatosPregunta): FilaPregunta => {
  const fila = filaDe(datos);
  return before.datos === null || fila.datos !== null ? fila : { ...fila, datos };
};

/**
 * Stores the right key of a version: in the bank where that still asks the same, else beside it. The answers to a kind of which the key orders the
 * parts keep their version. Call it after `lockPregunta`.
 */
export async function correctClave(
  trx: Executor,
  sello: Sello,
  { id_pregunta, version, datos }: { readonly id_pregunta: number; readonly version: number; readonly datos: DatosPregunta },
): Promise<ClaveCambiada> {
  const before = (await findVersion(trx, id_pregunta, version))!;
  const fila = filaCorregida(before, datos);
  const repoints = conservaLugares(datos.tipo);
  if (before.versiones.includes(before.version_banco)) {
    const next = await updateClave(trx, sello, { id_pregunta, fila });
    return { version_corregida: repoints ? next : null, version_banco: next, version_anterior: before.version_banco };
  }
  const corregida = repoints ? await insertCorregida(trx, sello, { id_pregunta, version, fila }) : null;
  return { version_corregida: corregida, version_banco: null, version_anterior: null };
}

/** Gives the bank the key back that it had, unless the question changed since. Returns whether it did. */
export async function giveBackClave(
  trx: Executor,
  sello: Sello,
  {
    id_pregunta,
    version_banco,
    version_anterior,
  }: { readonly id_pregunta: number } & Pick<ClaveCambiada, 'version_banco' | 'version_anterior'>,
): Promise<boolean> {
  if (version_banco === null || version_anterior === null) return false;
  const now = await lockPregunta(trx, id_pregunta);
  if (now === undefined) return false;
  const [present, before] = [await findVersion(trx, id_pregunta, now), await findVersion(trx, id_pregunta, version_anterior)];
  if (!present?.versiones.includes(version_banco) || !before) return false;
  await updateClave(trx, sello, { id_pregunta, fila: before });
  return true;
}
