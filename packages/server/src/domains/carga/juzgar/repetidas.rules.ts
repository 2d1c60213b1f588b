import { message, type Message } from '@portal/messages';
import { placeOf, refused } from '../../../core/import/rows.rules.ts';
import type { JudgedFila, FilaLeida } from '../carga.rules.ts';
import { columnaDe } from '../columnas.rules.ts';

/** Person that a row means: stored one, and document. */
export interface Identidad {
  readonly row: FilaLeida;
  readonly id_usuario: number | undefined;
  readonly documento: string;
}

/**
 * Refuses rows that mean the person of an earlier row, or bring its code or document; a refused row claims nothing. An unchanged row counts
 * too: the same person twice with different data is a slip of the file.
 */
export function refuseRepetidas(judged: readonly JudgedFila[], identidades: readonly Identidad[]): JudgedFila[] {
  const codigos = new Map<string, Message>();
  const documentos = new Map<string, Message>();
  const personas = new Map<number, Message>();
  return judged.map((each, index) => {
    const identidad = identidades[index];
    if (!identidad || each.verdict.estado === 'rechazada' || !identidad.row.values) return each;
    const { row, id_usuario, documento } = identidad;
    const codigo = codigoOf(each, row);
    const motivos = [
      ...repetition(codigos.get(codigo), (fila) =>
        message('usuario.importacion.repetido', { columna: columnaDe('codigo'), texto: codigo, fila }),
      ),
      ...repetition(documentos.get(documento), (fila) =>
        message('usuario.importacion.repetido', { columna: columnaDe('n_doc'), texto: documento, fila }),
      ),
    ];
    const misma = id_usuario === undefined ? undefined : personas.get(id_usuario);
    if (motivos.length === 0 && misma !== undefined) motivos.push(message('usuario.importacion.mismaPersona', { fila: misma }));
    if (motivos.length > 0) return { ...each, verdict: refused(...motivos) };
    claim(codigos, codigo, row);
    claim(documentos, documento, row);
    claim(personas, id_usuario, row);
    return each;
  });
}

const codigoOf = ({ verdict }: JudgedFila, row: FilaLeida): string =>
  'datos' in verdict ? verdict.datos.codigo_usuario : row.text('codigo');

function claim<Key>(claimed: Map<Key, Message>, key: Key | undefined, row: FilaLeida): void {
  if (key !== undefined && key !== '') claimed.set(key, placeOf(row));
}

const repetition = (fila: Message | undefined, word: (fila: Message) => Message): Message[] => (fila === undefined ? [] : [word(fila)]);
