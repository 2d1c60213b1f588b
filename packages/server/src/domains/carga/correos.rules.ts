import { message, type Message } from '@portal/messages';
import type { FilaJuzgada, FilaLeida } from './carga.rules.ts';
import { columnaDe } from './columnas.rules.ts';

/** Active person who has an e-mail. */
export interface Titular {
  readonly id_usuario: number;
  readonly correo: string;
  readonly personal: string;
  readonly alcanzada: boolean;
}

const correoOf = ({ verdict }: FilaJuzgada): string | undefined =>
  'datos' in verdict ? verdict.datos.correo_electronico?.toLowerCase() : undefined;

/** Returns the e-mails that accepted rows write. */
export const correosOf = (judged: readonly FilaJuzgada[]): string[] => [...new Set(judged.flatMap((each) => correoOf(each) ?? []))];

/** Warns of an e-mail that somebody else has, or an earlier row of the file: a forgotten password would reach both. */
export function warnCorreos(
  judged: readonly FilaJuzgada[],
  rows: readonly FilaLeida[],
  titulares: ReadonlyMap<string, Titular>,
): FilaJuzgada[] {
  const seen = new Map<string, number>();
  return judged.map((each, index) => {
    const correo = correoOf(each);
    if (!correo) return each;
    const titular = titulares.get(correo);
    const fila = seen.get(correo);
    if (fila === undefined) seen.set(correo, rows[index]?.fila ?? 0);
    const about = { columna: columnaDe('mail'), texto: correo };
    const earlier = fila === undefined ? [] : [message('usuario.importacion.correoDeFila', { ...about, fila })];
    return warned(each, [...earlier, ...holders(titular, idOf(each), about)]);
  });
}

const idOf = ({ verdict }: FilaJuzgada) => ('datos' in verdict ? verdict.datos.id : null);

const warned = (each: FilaJuzgada, avisos: readonly Message[]): FilaJuzgada =>
  avisos.length === 0 ? each : { ...each, avisos: [...(each.avisos ?? []), ...avisos] };

const holders = (
  titular: Titular | undefined,
  own: number | null,
  about: { readonly columna: string; readonly texto: string },
): Message[] => (titular && titular.id_usuario !== own ? [holder(titular, about)] : []);

const holder = ({ alcanzada, personal }: Titular, about: { readonly columna: string; readonly texto: string }) =>
  alcanzada ? message('usuario.importacion.correoDe', { ...about, nombre: personal }) : message('usuario.importacion.correoDeOtra', about);
