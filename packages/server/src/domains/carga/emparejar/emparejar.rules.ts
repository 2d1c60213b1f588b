import { message, type Message } from '@portal/messages';
import { columnaDe } from '../columnas.rules.ts';
import type { FilaLeida, Opciones, Persona } from '../carga.rules.ts';
import { claveDe, isDudosa, isMisma, mismasDe, preguntaIdentidad } from './identidad.rules.ts';

/** Record of a person that was joined into another one (P258), with the one who stayed. */
export interface Unida {
  readonly codigo: string;
  readonly documento: string;
  readonly personal: string;
  readonly codigo_usuario: string;
  readonly alcanzada: boolean;
}

/** Stored people whom the rows of a file may mean. */
export interface Padron {
  readonly porCodigo: ReadonlyMap<string, Persona>;
  /** By document number, and by username, which a document number of somebody else may be. */
  readonly porDocumento: ReadonlyMap<string, Persona>;
  /** Joined records by code and by document (P258). */
  readonly unidas: { readonly codigo: ReadonlyMap<string, Unida>; readonly n_doc: ReadonlyMap<string, Unida> };
}

export interface Pareja {
  /** Stored person whom the row means. */
  readonly persona: Persona | undefined;
  readonly motivos: readonly Message[];
  /** The row has the person's code, but another name and document (P198). */
  readonly dudosa?: boolean;
  /** New code of somebody who left, is surely meant by the row and comes back. */
  readonly codigoNuevo?: string;
}

/** DNI without its first zero: a spreadsheet read it as a number. */
const DNI_SIN_CERO = /^\d{7}$/;

/** Returns the completed number of a DNI that lost its zero; undefined for any other document. */
export function dniCompletado(text: FilaLeida['text'], tipo: string | null | undefined): string | undefined {
  const numero = text('n_doc').trim();
  return DNI_SIN_CERO.test(numero) && (tipo === 'DNI' || !tipo) ? `0${numero}` : undefined;
}

/** Returns the document number by which a row is looked up. */
export function documentoDe({ text, values }: FilaLeida, { completar_dni }: Opciones): string {
  const completo = completar_dni === 1 ? dniCompletado(text, values?.tipo_doc) : undefined;
  return completo ?? values?.n_doc ?? text('n_doc').trim().toUpperCase();
}

/** Finds the person whom a row means; a row that nobody answers but a joined record did is refused, and would make that one again. */
export function emparejar(row: FilaLeida, opciones: Opciones, padron: Padron): Pareja {
  const pareja = delPadron(row, opciones, padron);
  return pareja.persona || pareja.motivos.length ? pareja : (deUnida(row, opciones, padron) ?? pareja);
}

function deUnida(row: FilaLeida, opciones: Opciones, { unidas }: Padron): Pareja | undefined {
  const textos = { codigo: row.text('codigo').trim(), n_doc: documentoDe(row, opciones) };
  for (const campo of ['codigo', 'n_doc'] as const) {
    const texto = textos[campo];
    const unida = texto === '' ? undefined : unidas[campo].get(texto);
    if (!unida) continue;
    if (!unida.alcanzada) return deAjeno(campo, texto);
    return {
      persona: undefined,
      motivos: [message('usuario.importacion.unida', { texto, nombre: unida.personal, codigo: unida.codigo_usuario })],
    };
  }
  return undefined;
}

/** Finds the person whom a row means: by code, and by document in a row without a code, or with one of nobody for somebody who comes back. */
function delPadron(row: FilaLeida, opciones: Opciones, { porCodigo, porDocumento }: Padron): Pareja {
  const codigo = row.text('codigo').trim();
  const documento = documentoDe(row, opciones);
  const porNumero = documento === '' ? undefined : porDocumento.get(documento);
  if (codigo === '') return porDocumentoSolo(documento, porNumero);
  const persona = porCodigo.get(codigo);
  if (!persona) return sinCodigo(row, porNumero, opciones);
  if (!persona.alcanzada) return deAjeno('codigo', codigo);
  if (porNumero && porNumero !== persona) return { persona, motivos: [deOtra(documento, porNumero)] };
  if (!isDudosa(row, documento, persona)) return { persona, motivos: [] };
  return { persona, motivos: mismasDe(opciones).has(claveDe(row)) ? [] : [preguntaIdentidad(row, persona)], dudosa: true };
}

/** The row has a code that nobody has: somebody new, or somebody who comes back. */
function sinCodigo(row: FilaLeida, porNumero: Persona | undefined, opciones: Opciones): Pareja {
  const documento = documentoDe(row, opciones);
  if (!porNumero) return { persona: undefined, motivos: [] };
  if (vuelve(row, documento, porNumero)) return conCodigo(porNumero, row.text('codigo').trim(), opciones);
  return { persona: undefined, motivos: [deOtra(documento, porNumero)] };
}

/** Returns whether a row with an unknown code is about somebody within reach who left: the same document, kind and name. */
const vuelve = (row: FilaLeida, documento: string, persona: Persona): boolean =>
  persona.alcanzada &&
  persona.codigo_estado === CESADO &&
  persona.numero_documento === documento &&
  (row.values?.tipo_doc ?? persona.tipo_documento) === persona.tipo_documento &&
  isMisma(row, persona);

const CESADO = 2;

/** Gives the new code to somebody whom the file brings back; without `reactivar`, returns a reason that names the option. */
function conCodigo(persona: Persona, codigo: string, { reactivar }: Opciones): Pareja {
  if (reactivar === 1) return { persona, motivos: [], codigoNuevo: codigo };
  const { personal: nombre, codigo_usuario: antes } = persona;
  return { persona, motivos: [message('usuario.importacion.vuelveConCodigo', { nombre, antes, codigo })] };
}

const porDocumentoSolo = (documento: string, persona: Persona | undefined): Pareja =>
  persona && !persona.alcanzada ? deAjeno('n_doc', documento) : { persona, motivos: [] };

const deAjeno = (campo: 'n_doc' | 'codigo', texto: string): Pareja => ({ persona: undefined, motivos: [ajeno(campo, texto)] });

const ajeno = (campo: 'n_doc' | 'codigo', texto: string): Message =>
  message('usuario.importacion.ajeno', { columna: columnaDe(campo), texto });

/** Names the holder of a document to whom the access reaches. */
const deOtra = (documento: string, { alcanzada, personal, codigo_usuario }: Persona): Message =>
  alcanzada
    ? message('usuario.importacion.deOtra', { columna: columnaDe('n_doc'), texto: documento, nombre: personal, codigo: codigo_usuario })
    : ajeno('n_doc', documento);
