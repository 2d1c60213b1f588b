import { validate } from '@portal/contract/core';
import {
  datosDe,
  type DatosPregunta,
  datosPregunta,
  filaDe,
  leerCorrecta,
  OPCIONES_DE_FILA,
  type TipoPregunta,
} from '@portal/contract/pregunta';
import { message, type Message } from '@portal/messages';
import { shorten } from '../../../core/import/cells.rules.ts';
import { type Celdas, LECTORES, type LeerTexto, opcionesOf } from './lectores.rules.ts';

/** Question of a row, or the problems of its cells. */
export type DatosLeidos = { readonly datos: DatosPregunta } | { readonly problemas: readonly Message[] };

const problemas = (...each: readonly Message[]): DatosLeidos => ({ problemas: each });

const CLASICAS = ['rpta_a', 'rpta_b', 'rpta_c', 'rpta_d'] as const;

/** Cells of a row, with the kind that it names; null: none. */
export interface Fila extends Celdas {
  readonly tipo: TipoPregunta | null;
  readonly parcial: boolean;
}

/** Reads the question of a row by its kind; a row of the specified sheet has four options and one number. */
export function leerDatos(fila: Fila): DatosLeidos {
  if (fila.text('contenido') !== '') return leerContenido(fila);
  const read = isSpecified(fila) ? leerClasica(fila) : leerTipo(fila);
  return 'datos' in read ? withExplicacion(read.datos, fila.text('explicacion')) : read;
}

const isSpecified = ({ tipo, text }: Fila): boolean => {
  const options = opcionesOf(text);
  return (
    (tipo === null && options.length <= CLASICAS.length) ||
    (tipo === 'unica' && options.length === CLASICAS.length && options.every(Boolean))
  );
};

/** Reads four options and the right one: each cell is named for itself. */
function leerClasica({ text, columna }: Fila): DatosLeidos {
  const empty = CLASICAS.filter((campo) => text(campo) === '').map((campo) =>
    message('importacion.celda.vacia', { columna: columna(campo) }),
  );
  const { correcta } = leerCorrecta(text);
  const debe = message('importacion.debe.deUnoACuatro');
  const cell = { columna: columna('indicador_correcta'), debe };
  const texto = text('indicador_correcta');
  const wrong =
    texto === '' ? [message('importacion.celda.vaciaDebe', cell)] : [message('importacion.celda.dice', { ...cell, texto: shorten(texto) })];
  if (empty.length || correcta === undefined) return problemas(...empty, ...(correcta === undefined ? wrong : []));
  return { datos: datosDe({ datos: null, ...textosOf(text), indicador_correcta: correcta }) };
}

const textosOf = (text: LeerTexto) => ({ rpta_a: text('rpta_a'), rpta_b: text('rpta_b'), rpta_c: text('rpta_c'), rpta_d: text('rpta_d') });

function leerTipo(fila: Fila): DatosLeidos {
  const options = opcionesOf(fila.text);
  const gap = options.indexOf('');
  if (gap >= 0) return problemas(message('importacion.celda.vacia', { columna: fila.columna(OPCIONES_DE_FILA[gap] ?? 'rpta_a') }));
  const tipo = fila.tipo ?? 'unica';
  const read = LECTORES[tipo](fila, options);
  return 'clave' in read ? problemas(read) : judged({ tipo, ...read, ...(fila.parcial && { parcial: true }) }, fila);
}

/** Judges a question by the schema of its kind. */
function judged(raw: object, { columna }: Fila): DatosLeidos {
  const { data, issues } = validate(datosPregunta, raw);
  if (data) return { datos: data };
  const campo = Object.keys(issues).some((path) => path.startsWith('correcta')) ? 'indicador_correcta' : 'rpta_a';
  return problemas(message('pregunta.importacion.tipoIncompleto', { columna: columna(campo) }));
}

const withExplicacion = (datos: DatosPregunta, explicacion: string): DatosLeidos => ({
  datos: explicacion ? { ...datos, explicacion } : datos,
});

/** Row of a question that the portal exported. */
interface Exportada {
  readonly text: (campo: 'contenido' | (typeof CLASICAS)[number]) => string;
  readonly tipo: TipoPregunta | null;
}

/** Reads a question that the portal exported: its other cells must still say the same. */
export function leerContenido({ text, tipo }: Exportada): DatosLeidos {
  const datos = parsed(text('contenido'));
  if (!datos) return problemas(message('pregunta.importacion.contenidoRoto'));
  const { rpta_a, rpta_b, rpta_c, rpta_d } = filaDe(datos);
  const same = [rpta_a, rpta_b, rpta_c, rpta_d].every((texto, index) => [texto, ''].includes(text(CLASICAS[index] ?? 'rpta_a')));
  if (!same || (tipo !== null && tipo !== datos.tipo)) return problemas(message('pregunta.importacion.contenidoDistinto'));
  return { datos };
}

function parsed(json: string): DatosPregunta | undefined {
  try {
    return validate(datosPregunta, JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
