import { createHash } from 'node:crypto';
import type { Elegidos } from './elegidos.rules.ts';

const LENGTH = 12;

/** Reads what an import uses instead of new companies and parameters, as `clave=id,clave=id`. */
export const elegidosDe = (usar: string): Elegidos => ({
  claveDe: (...parts) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, LENGTH),
  ids: new Map(
    usar
      .split(',')
      .filter(Boolean)
      .map((one) => [one.slice(0, LENGTH), Number(one.slice(LENGTH + 1))]),
  ),
});
