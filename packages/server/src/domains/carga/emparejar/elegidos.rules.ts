import type { MaestroUsado } from '@portal/contract/usuario';
import { message, type Message } from '@portal/messages';
import type { Campo } from '../carga.rules.ts';
import { columnaDe } from '../columnas.rules.ts';

/** Stored companies and parameters that the sender chose instead of new ones (P223). */
export interface Elegidos {
  /** Returns the key of a new one by what names it in a file. */
  readonly claveDe: (...parts: readonly string[]) => string;
  /** Chosen ids by key. */
  readonly ids: ReadonlyMap<string, number>;
}

/** Chosen company or parameter, before its rows are counted. */
export type Usado = Omit<MaestroUsado, 'filas'>;

/** Refuses a row if the chosen company or parameter does not exist. */
export const elegidaPerdida = (campo: Campo, texto: string): Message =>
  message('usuario.importacion.elegidaPerdida', { columna: columnaDe(campo), texto });
