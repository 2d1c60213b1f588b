import { documentoDesnudo, mismoNombre, type PersonaDudosa } from '@portal/contract/usuario';
import { message, type Message } from '@portal/messages';
import { storable } from '../../../core/import/rows.rules.ts';
import { type FilaLeida, type Opciones, type Persona } from '../carga.rules.ts';

/** Returns whether a row has the name of a person. */
export const isMisma = ({ text }: Pick<FilaLeida, 'text'>, persona: Persona): boolean =>
  mismoNombre({ nombres: text('nombre'), apellido_paterno: text('apellido_paterno'), apellido_materno: text('apellido_materno') }, persona);

/** Returns whether a row with the code of a stored person has another name, and no document that says it is the same person. */
export const isDudosa = (row: FilaLeida, documento: string, persona: Persona): boolean =>
  !isMisma(row, persona) &&
  (documentoDesnudo(documento) === '' || documentoDesnudo(documento) !== documentoDesnudo(persona.numero_documento));

/** Rows of which the sender said that they mean the person of their code. */
export const mismasDe = ({ mismas }: Pick<Opciones, 'mismas'>): ReadonlySet<string> => new Set(mismas.split(',').filter(Boolean));

/** Names a row in such a list: by its number, behind its sheet when several were read. */
export const claveDe = ({ fila, hoja }: Pick<FilaLeida, 'fila' | 'hoja'>): string =>
  hoja === undefined ? String(fila) : `${encodeURIComponent(storable(hoja)).replaceAll('!', '%21')}!${fila}`;

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

/** Data that the sender needs to answer the question. */
export const dudosaOf = ({ row, documento, persona }: Dudosa, mismas: ReadonlySet<string>): PersonaDudosa => ({
  fila: row.fila,
  hoja: row.hoja ?? null,
  clave: claveDe(row),
  codigo: persona.codigo_usuario,
  nombre: persona.personal,
  documento: persona.numero_documento,
  nombre_archivo: nombreDeFila(row),
  documento_archivo: documento || null,
  misma: mismas.has(claveDe(row)),
});
