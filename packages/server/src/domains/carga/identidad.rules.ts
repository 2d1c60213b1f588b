import type { PersonaDudosa } from '@portal/contract';
import { message, type Message } from '@portal/messages';
import { type FilaLeida, type Opciones, type Persona, plegado } from './carga.rules.ts';

/** Words that stand in many names and tell nobody apart. */
const PARTICULAS = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'da', 'do', 'dos', 'van', 'von', 'san', 'santa']);

const wordsOf = (...names: readonly string[]): string[] =>
  plegado(names.join(' '))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !PARTICULAS.has(word));

/** Numbers that differ in blanks, dashes or leading zeros are one. */
const bare = (documento: string | null): string =>
  (documento ?? '')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+/, '');

/** Tells whether a given name and a surname of a row, in any order, stand in the stored name. */
function sameName({ text }: Pick<FilaLeida, 'text'>, { nombres, apellido_paterno, apellido_materno }: Persona): boolean {
  const stored = new Set(wordsOf(nombres, apellido_paterno, apellido_materno));
  const found = (words: readonly string[]) => words.length === 0 || words.some((word) => stored.has(word));
  return stored.size === 0 || (found(wordsOf(text('nombre'))) && found(wordsOf(text('apellido_paterno'), text('apellido_materno'))));
}

/** Tells whether a row with the code of a stored person has another name, and no document that says it is the same person. */
export const isDudosa = (row: FilaLeida, documento: string, persona: Persona): boolean =>
  !sameName(row, persona) && (bare(documento) === '' || bare(documento) !== bare(persona.numero_documento));

/** Rows of which the sender said that they mean the person of their code. */
export const mismasDe = ({ mismas }: Pick<Opciones, 'mismas'>): ReadonlySet<number> =>
  new Set(mismas.split(',').filter(Boolean).map(Number));

const nombreDeFila = ({ text }: FilaLeida): string =>
  [text('nombre'), text('apellido_paterno'), text('apellido_materno')].filter(Boolean).join(' ');

/** Question about a row with a stored person's code and somebody else's name and document; it refuses the row until it is answered. */
export const preguntaIdentidad = (row: FilaLeida, { codigo_usuario, personal, numero_documento }: Persona): Message =>
  message('usuario.importacion.esLaMisma', {
    codigo: codigo_usuario,
    nombre: personal,
    documento: numero_documento ?? '-',
    otro: nombreDeFila(row),
  });

interface Dudosa {
  readonly row: FilaLeida;
  /** Document number of the row. */
  readonly documento: string;
  readonly persona: Persona;
}

/** What the sender needs to answer the question. */
export const dudosaOf = ({ row, documento, persona }: Dudosa, mismas: ReadonlySet<number>): PersonaDudosa => ({
  fila: row.fila,
  codigo: persona.codigo_usuario,
  nombre: persona.personal,
  documento: persona.numero_documento,
  nombre_archivo: nombreDeFila(row),
  documento_archivo: documento || null,
  misma: mismas.has(row.fila),
});
