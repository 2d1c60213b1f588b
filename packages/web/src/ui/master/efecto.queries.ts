import { api, type Cambio } from '@portal/contract';
import { call } from '../../core/client/client.ts';

/**
 * Asks the server whom a change touches among those who study it, and how (P214); empty when nobody is, or when the question fails: the save then meets
 * the same failure and tells it.
 */
export async function frasesDe(de: Cambio, cambio: unknown): Promise<readonly string[]> {
  try {
    return (await call(api.planestudio.efecto, { body: { de, cambio } })).frases;
  } catch {
    return [];
  }
}
