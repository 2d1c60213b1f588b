import type { ResponseOf } from '@portal/contract/core';
import { type Cambio, planestudioApi } from '@portal/contract/planestudio';
import { call } from '../../core/client/client.ts';

/** Effects of a change per group of people, and how many of them an e-mail reaches or does not. */
export type Efecto = Pick<ResponseOf<typeof planestudioApi.efecto>, 'frases' | 'avisables' | 'sin_correo'>;

export const SIN_EFECTO: Efecto = { frases: [], avisables: 0, sin_correo: 0 };

/**
 * Asks the server whom a change touches among those who study it, and how (P214); empty when nobody is, or when the question fails: the save then meets
 * the same failure and shows it.
 */
export async function efectoDe(de: Cambio, cambio: unknown): Promise<Efecto> {
  try {
    return await call(planestudioApi.efecto, { body: { de, cambio } });
  } catch {
    return SIN_EFECTO;
  }
}
