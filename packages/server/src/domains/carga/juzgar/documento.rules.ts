import { problemaDocumento } from '@portal/contract/usuario';
import { message } from '@portal/messages';
import type { Escritas, FilaLeida, Opciones, Persona, Reparos } from '../carga.rules.ts';
import { columnaDe, vacia } from '../columnas.rules.ts';
import { dniCompletado } from '../emparejar/emparejar.rules.ts';

interface Parte {
  readonly opciones: Opciones;
  readonly reparos: Reparos;
  readonly cambios: Record<string, { readonly antes: string | null; readonly despues: string | null }>;
}

const DNI = /^\d{8}$/;

/** Returns the kind that a number says by itself. */
const tipoOf = (numero: string | null) => (numero && DNI.test(numero) ? 'DNI' : undefined);

/** Judges kind and number of the document (P3), and says what of them is written; the username of a person follows the number. */
export function judgeDocumento(row: FilaLeida, persona: Persona | undefined, { opciones, reparos, cambios }: Parte): Partial<Escritas> {
  const { numero, tipo } = documentOf(row, persona, completed(row, persona, { opciones, reparos }));
  if (!tipo) {
    requireTipo(row, reparos);
    return {};
  }
  refuseWrong({ tipo, numero }, row, reparos);
  if (!persona) return { tipo_documento: tipo, numero_documento: numero, ...(numero && { username: numero }) };
  return { ...writtenTipo(persona, tipo, cambios), ...writtenNumero(persona, numero, { reparos, cambios }) };
}

/** Returns number and kind of a row: completed, written, or stored. */
function documentOf({ values }: FilaLeida, persona: Persona | undefined, completo: string | undefined) {
  const numero = completo ?? values?.n_doc ?? persona?.numero_documento ?? null;
  return { numero, tipo: values?.tipo_doc ?? persona?.tipo_documento ?? tipoOf(numero) };
}

/** Refuses a number if neither it nor the row says its kind, unless the row has other faults. */
function requireTipo({ text }: FilaLeida, { motivos }: Reparos): void {
  if (motivos.length === 0 && text('n_doc') !== '') motivos.push(vacia('tipo_doc'));
}

function writtenTipo({ tipo_documento }: Persona, tipo: string, cambios: Parte['cambios']): Partial<Escritas> {
  if (tipo === tipo_documento) return {};
  cambios['tipo_doc'] = { antes: tipo_documento, despues: tipo };
  return { tipo_documento: tipo };
}

function writtenNumero(persona: Persona, numero: string | null, { reparos, cambios }: Omit<Parte, 'opciones'>): Partial<Escritas> {
  if (numero === persona.numero_documento) return {};
  cambios['n_doc'] = { antes: persona.numero_documento, despues: numero };
  if (!numero || persona.username !== persona.numero_documento) return { numero_documento: numero };
  reparos.avisos.push(message('usuario.importacion.entraCon', { usuario: numero }));
  return { numero_documento: numero, username: numero };
}

function refuseWrong({ tipo, numero }: { tipo: string; numero: string | null }, { text }: FilaLeida, { motivos }: Reparos): void {
  if (text('n_doc') === '' || motivos.some(({ clave }) => clave === 'usuario.importacion.dniCorto')) return;
  if (problemaDocumento(tipo, numero) === 'documento_dni')
    motivos.push(message('usuario.importacion.dni', { columna: columnaDe('n_doc'), texto: text('n_doc') }));
}

/** Returns the completed number of a DNI that lost its zero, if the file may complete it or the person has just that one. */
function completed(
  { text, values }: FilaLeida,
  persona: Persona | undefined,
  { opciones, reparos }: Omit<Parte, 'cambios'>,
): string | undefined {
  const completo = dniCompletado(text, values?.tipo_doc);
  if (completo === undefined || persona?.numero_documento === completo) return completo;
  const about = { columna: columnaDe('n_doc'), texto: text('n_doc'), completo };
  if (opciones.completar_dni === 1) reparos.avisos.push(message('usuario.importacion.dniCompletado', about));
  else reparos.motivos.push(message('usuario.importacion.dniCorto', about));
  return completo;
}
