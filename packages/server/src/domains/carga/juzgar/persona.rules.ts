import { tieneLetrasAjenas } from '@portal/contract/usuario';
import { message, type Message } from '@portal/messages';
import { refused } from '../../../core/import/rows.rules.ts';
import {
  type Campo,
  type DatosPersona,
  type Escritas,
  type JudgedFila,
  type FilaLeida,
  type Opciones,
  type Persona,
  plegado,
  type Reparos,
} from '../carga.rules.ts';
import { judgeDocumento } from './documento.rules.ts';
import { columnaDe, vacia } from '../columnas.rules.ts';
import { type FoundFila, judgeEnlaces } from '../emparejar/enlaces.rules.ts';

type Cambios = Record<string, { readonly antes: string | null; readonly despues: string | null }>;

/** Columns of a person with the value itself in the cell. */
const DIRECTAS = {
  nombre: 'nombres',
  apellido_paterno: 'apellido_paterno',
  apellido_materno: 'apellido_materno',
  mail: 'correo_electronico',
  telefono: 'telefono',
  trabajador: 'trabajador',
  fecha_ingreso: 'fecha_ingreso',
  sexo: 'genero',
  jefe: 'codigo_jefe_inmediato',
} as const satisfies { readonly [Name in Campo]?: keyof Escritas };

const stored = ({ id_usuario: id, version, codigo_usuario }: Persona) => ({ id, version, codigo_usuario });

/** Judges a row by itself (P94). An empty cell leaves what is stored. */
export function judgePersona(fila: FoundFila, opciones: Opciones): JudgedFila {
  const { row, persona } = fila;
  const extra = { id_usuario: persona?.id_usuario ?? null };
  const reparos: Reparos = { motivos: [...fila.motivos, ...fila.empresa.motivos], avisos: [...fila.empresa.avisos] };
  if (!row.values) return { verdict: refused(...reparos.motivos), extra };
  const datos: { -readonly [Name in keyof DatosPersona]: DatosPersona[Name] } = {
    ...(persona ? stored(persona) : { id: null, version: null, codigo_usuario: row.text('codigo') }),
  };
  const cambios: Cambios = {};
  if (persona) Object.assign(datos, recodificada(persona, fila.codigoNuevo, { reparos, cambios }));
  Object.assign(datos, directas(row, persona, cambios));
  Object.assign(datos, judgeDocumento(row, persona, { opciones, reparos, cambios }));
  Object.assign(datos, judgeEnlaces(fila, { reparos, cambios }));
  if (persona) Object.assign(datos, reactivada(persona, { opciones, reparos, cambios }));
  else Object.assign(datos, requireNew(fila, datos, reparos.motivos));
  requireNames(row, persona, { opciones, reparos });
  reparos.avisos.push(...letrasAjenas(datos));
  return { verdict: verdictOf(datos, reparos, cambios), extra, avisos: reparos.avisos, textos: { sexo: row.values.sexo ?? '' } };
}

/** Warns of a new or changed name that certificates have no letters of (P233). */
function letrasAjenas({ nombres = '', apellido_paterno = '', apellido_materno = '' }: Partial<Escritas>): Message[] {
  const nombre = [nombres, apellido_paterno, apellido_materno].filter(Boolean).join(' ');
  return tieneLetrasAjenas(nombre) ? [message('usuario.importacion.sinLetras', { nombre })] : [];
}

function verdictOf(datos: DatosPersona, { motivos }: Reparos, cambios: Cambios): JudgedFila['verdict'] {
  if (motivos.length > 0) return refused(...motivos);
  if (datos.id === null) return { estado: 'nueva', datos };
  return Object.keys(cambios).length === 0 ? { estado: 'existente' } : { estado: 'cambiada', datos, cambios };
}

/** Returns the values that a row brings, and of a stored person those that differ. */
function directas({ values, text }: FilaLeida, persona: Persona | undefined, cambios: Cambios): Partial<Escritas> {
  const entries = Object.entries(DIRECTAS).flatMap(([campo, columna]) => {
    const value = values?.[campo as keyof typeof DIRECTAS];
    if (value === null || value === undefined || value === '') return [];
    const antes = persona?.[columna];
    if (antes === value) return [];
    if (persona) cambios[campo] = { antes: shown(antes ?? null), despues: campo === 'sexo' ? value : text(campo as Campo) };
    return [[columna, value]];
  });
  return Object.fromEntries(entries);
}

/** Writes a day as people do: `21/11/2026`. */
const shown = (value: string | null): string | null =>
  value && /^\d{4}-\d\d-\d\d$/.test(value) ? value.split('-').toReversed().join('/') : value;

/** Somebody who comes back may bring another code, which is said as a change and as a warning. */
function recodificada(
  { codigo_usuario: antes }: Persona,
  codigo: string | undefined,
  { reparos, cambios }: { reparos: Reparos; cambios: Cambios },
): Partial<DatosPersona> {
  if (codigo === undefined) return {};
  cambios['codigo'] = { antes, despues: codigo };
  reparos.avisos.push(message('usuario.importacion.codigoNuevo', { antes, codigo }));
  return { codigo_usuario: codigo };
}

/** A Cesado person of the file comes back only by the option for the whole file. */
function reactivada(
  { codigo_estado, fecha_cese }: Persona,
  { opciones, reparos, cambios }: { opciones: Opciones; reparos: Reparos; cambios: Cambios },
): Partial<Escritas> {
  if (codigo_estado === 1 || opciones.reactivar === 0) return {};
  cambios['codigo_estado'] = { antes: '2', despues: '1' };
  reparos.avisos.push(message('usuario.importacion.reactivada', { fecha: shown(fecha_cese) ?? '' }));
  return { codigo_estado: 1 };
}

/** Requires company and document of a new person, and a code: without one it is the document number. */
function requireNew(
  { row, empresa: { empresa, motivos: known } }: FoundFila,
  datos: DatosPersona,
  motivos: Message[],
): Partial<DatosPersona> {
  if (!empresa && known.length === 0) motivos.push(vacia('cod_empresa'));
  if (row.text('n_doc') === '') motivos.push(vacia('n_doc'));
  return datos.codigo_usuario === '' ? { codigo_usuario: codigoDeDocumento(datos.numero_documento, motivos) } : {};
}

/** Returns whether a row brings a new person without any surname. */
export const isSinApellido = ({ text }: FilaLeida, persona: Persona | undefined): boolean =>
  persona === undefined && text('apellido_paterno') === '' && text('apellido_materno') === '' && !isEntero(text);

/** Returns whether a row brings a whole name that nobody can part with certainty. */
const isEntero = (text: FilaLeida['text']): boolean => text('nombre') === '' && text('apellido_paterno') === '' && enteroDe(text) !== '';

const enteroDe = (text: FilaLeida['text']): string => text('apellidos_nombres') || text('nombres_apellidos');

/** Returns whether the words of a whole name, without a comma, said its parts. */
export const isPartido = ({ text }: FilaLeida): boolean => {
  const entero = enteroDe(text);
  return entero !== '' && !entero.includes(',') && text('apellido_materno') !== '' && plegado(entero) === plegado(joinedAs(text));
};

const joinedAs = (text: FilaLeida['text']): string => {
  const surnames = `${text('apellido_paterno')} ${text('apellido_materno')}`;
  return text('apellidos_nombres') ? `${surnames} ${text('nombre')}` : `${text('nombre')} ${surnames}`;
};

/** A name or surname may be missing only where none is stored, or where the sender says that new people have one name. */
function requireNames(
  row: FilaLeida,
  persona: Persona | undefined,
  { opciones, reparos: { motivos, avisos } }: { opciones: Opciones; reparos: Reparos },
): void {
  if (isEntero(row.text)) {
    const columna = columnaDe(row.text('apellidos_nombres') ? 'apellidos_nombres' : 'nombres_apellidos');
    motivos.push(message('usuario.importacion.nombreEntero', { columna, texto: enteroDe(row.text) }));
    return;
  }
  if (isPartido(row)) avisos.push(message('usuario.importacion.nombrePartido', partesDe(row.text)));
  if (row.text('nombre') === '') motivos.push(vacia('nombre'));
  if (row.text('apellido_paterno') !== '' || persona?.apellido_paterno === '') return;
  if (!isSinApellido(row, persona)) motivos.push(vacia('apellido_paterno'));
  else if (opciones.un_solo_nombre === 1) avisos.push(message('usuario.importacion.unSoloNombre'));
  else motivos.push(message('usuario.importacion.sinApellido', { columna: columnaDe('apellido_paterno') }));
}

const partesDe = (text: FilaLeida['text']) => ({
  nombres: text('nombre'),
  apellidos: `${text('apellido_paterno')} ${text('apellido_materno')}`,
});

/** Most characters of a person's code. */
const CODIGO_MAX = 10;

/** The code of a new person without one is the document number, if it is short enough. */
function codigoDeDocumento(numero: string | null | undefined, motivos: Message[]): string {
  if (numero && numero.length <= CODIGO_MAX) return numero;
  motivos.push(vacia('codigo'));
  return '';
}
