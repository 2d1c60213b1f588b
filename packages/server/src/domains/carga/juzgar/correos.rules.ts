import { message, type Message } from '@portal/messages';
import { placeOf, refused } from '../../../core/import/rows.rules.ts';
import type { JudgedFila, FilaLeida, Persona } from '../carga.rules.ts';
import { columnaDe } from '../columnas.rules.ts';

/** Active person who has an e-mail. */
export interface Titular {
  readonly id_usuario: number;
  readonly correo: string;
  readonly personal: string;
  readonly alcanzada: boolean;
  readonly con_rol: boolean;
}

/** Returns the e-mail with which a row makes somebody active or changes them; undefined for one that stays. */
const claimedOf = ({ verdict }: JudgedFila, personas: ReadonlyMap<number, Persona>): string | undefined => {
  if (!('datos' in verdict)) return undefined;
  const { id, correo_electronico, codigo_estado } = verdict.datos;
  const kept = id !== null && codigo_estado === 1 ? personas.get(id)?.correo_electronico : undefined;
  return (correo_electronico === undefined ? kept : correo_electronico)?.toLowerCase();
};

/** Returns the e-mails that rows claim. */
export const claimedIn = (judged: readonly JudgedFila[], personas: ReadonlyMap<number, Persona>): string[] => [
  ...new Set(judged.flatMap((each) => claimedOf(each, personas) ?? [])),
];

/** Refuses rows that claim the e-mail of somebody with a role or out of the scope, who could no longer enter by it (P183). */
export function refuseCorreos(
  judged: readonly JudgedFila[],
  personas: ReadonlyMap<number, Persona>,
  titulares: readonly Titular[],
): JudgedFila[] {
  const reserved = new Map<string, number[]>();
  for (const { id_usuario, correo, alcanzada, con_rol } of titulares) {
    if (con_rol || !alcanzada) reserved.set(correo, [...(reserved.get(correo) ?? []), id_usuario]);
  }
  return judged.map((each) => {
    const texto = claimedOf(each, personas);
    const holders = texto === undefined ? [] : (reserved.get(texto) ?? []);
    if (texto === undefined || holders.every((holder) => holder === idOf(each))) return each;
    return { ...each, verdict: refused(message('usuario.importacion.correoDeOtra', { columna: columnaDe('mail'), texto })) };
  });
}

const correoOf = ({ verdict }: JudgedFila): string | undefined =>
  'datos' in verdict ? verdict.datos.correo_electronico?.toLowerCase() : undefined;

/** Warns of an e-mail that somebody else has, or an earlier row of the file: a forgotten password would reach both. */
export function warnCorreos(
  judged: readonly JudgedFila[],
  rows: readonly FilaLeida[],
  titulares: ReadonlyMap<string, Titular>,
): JudgedFila[] {
  const seen = new Map<string, FilaLeida | undefined>();
  return judged.map((each, index) => {
    const correo = correoOf(each);
    if (!correo) return each;
    const titular = titulares.get(correo);
    const first = seen.get(correo);
    if (!first) seen.set(correo, rows[index]);
    const about = { columna: columnaDe('mail'), texto: correo };
    const earlier = first ? [message('usuario.importacion.correoDeFila', { ...about, fila: placeOf(first) })] : [];
    return warned(each, [...earlier, ...holders(titular, idOf(each), about)]);
  });
}

const idOf = ({ verdict }: JudgedFila) => ('datos' in verdict ? verdict.datos.id : null);

const warned = (each: JudgedFila, avisos: readonly Message[]): JudgedFila =>
  avisos.length === 0 ? each : { ...each, avisos: [...(each.avisos ?? []), ...avisos] };

const holders = (
  titular: Titular | undefined,
  own: number | null,
  about: { readonly columna: string; readonly texto: string },
): Message[] => (titular && titular.id_usuario !== own ? [holder(titular, about)] : []);

const holder = ({ alcanzada, personal }: Titular, about: { readonly columna: string; readonly texto: string }) =>
  alcanzada ? message('usuario.importacion.correoDe', { ...about, nombre: personal }) : message('usuario.importacion.correoDeOtra', about);
