import { type CambioRegistrado, PARTES } from '@portal/contract/log';
import { enumerate, fieldLabel, optionLabel, type Translator } from '@portal/messages';
import { fechaOf } from './fechas.rules.ts';
import { claveEtiqueta, claveOf, claveOpcion, gruposOf, ocultasDe, type Referencia, referenciaOf } from './referencias.rules.ts';

/** Values of a record by column. */
export type Valores = Readonly<Record<string, unknown>>;

/** Change of a record as the database noted it. */
export interface Cambio {
  readonly tabla: string;
  readonly antes: Valores | null;
  readonly despues: Valores | null;
}

/** How the values of a change become words. */
export interface Lectura {
  readonly texts: Translator;
  /** Names of the records that the values name, by `claveOf`. */
  readonly nombres: ReadonlyMap<string, string>;
  /** Writes an instant as day and hour of the portal's zone; undefined for one outside the years with four digits. */
  readonly moment: (instant: Date) => string | undefined;
}

const PARENTS = new Map(Object.entries(PARTES).flatMap(([tabla, partes]) => partes.map((parte) => [parte, tabla])));

/** Returns the table of the record to which a table's rows belong: `curso` for `curso_modulo`. */
const recordTable = (tabla: string): string => PARENTS.get(tabla) ?? tabla;

/** Returns the columns that a change touched, without the id of the record itself, hidden ones, and values that are empty on both sides. */
function camposOf({ tabla, antes, despues }: Cambio): string[] {
  const own = new Set([`id_${tabla}`, `id_${recordTable(tabla)}`, ...ocultasDe(tabla)]);
  const names = [...new Set([...Object.keys(antes ?? {}), ...Object.keys(despues ?? {})])];
  return names.filter((name) => !own.has(name) && !(isEmpty(antes?.[name]) && isEmpty(despues?.[name])));
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Ids that the database can look up; any other text of a column that names records is shown as it is stored. */
const ID = /^\d{1,9}$/;
const POR_CODIGO = new Set(['persona', 'grupo', 'categoria', 'categoriaPregunta']);

/** Returns the records that the values of a change name. */
export function referenciasOf(cambio: Cambio): Referencia[] {
  const { tabla, antes, despues } = cambio;
  return camposOf(cambio).flatMap((campo) => {
    const tipo = referenciaOf(tabla, campo);
    return tipo
      ? [antes?.[campo], despues?.[campo]]
          .flat()
          .filter((value) => !isEmpty(value))
          .map((value) => ({ tipo, valor: String(value) }))
          .filter(({ valor }) => POR_CODIGO.has(tipo) || ID.test(valor))
      : [];
  });
}

/** Words a change, one entry for each column. */
export const cambiosOf = (cambio: Cambio, lectura: Lectura): CambioRegistrado[] =>
  camposOf(cambio).map((campo) => ({
    campo,
    etiqueta: labelOf(cambio, campo, lectura),
    antes: wordOrRaw(cambio.antes?.[campo], { tabla: cambio.tabla, campo }, lectura),
    despues: wordOrRaw(cambio.despues?.[campo], { tabla: cambio.tabla, campo }, lectura),
  }));

/** Returns the word of the record's form for a column, else that of the log. */
function labelOf({ tabla, antes, despues }: Cambio, campo: string, { texts }: Lectura): string {
  const clave = claveEtiqueta(tabla, campo, (despues ?? antes)?.['campo']);
  const shown = clave && texts.find(clave);
  if (shown) return shown;
  const own = texts.find(`log.valores.${campo}`);
  if (own && campo.startsWith('id_')) return own;
  const label = fieldLabel(texts, { name: tabla }, campo);
  return label === campo ? (own ?? campo) : label;
}

interface Place {
  readonly tabla: string;
  readonly campo: string;
}

/** Words a value; one that cannot be worded is shown as it is stored, so that no entry keeps the others from being read. */
function wordOrRaw(value: unknown, place: Place, lectura: Lectura): string | null {
  try {
    return wordOf(value, place, lectura);
  } catch {
    return typeof value === 'string' ? value : JSON.stringify(value);
  }
}

function wordOf(value: unknown, { tabla, campo }: Place, lectura: Lectura): string | null {
  if (isEmpty(value)) return null;
  const { texts, nombres } = lectura;
  const tipo = referenciaOf(tabla, campo);
  const nameOf = (id: string) => (tipo && nombres.get(claveOf({ tipo, valor: id }))) ?? texts.text('log.desconocido', { id });
  if (tipo) return listOf([value].flat().map(String).map(nameOf), texts);
  if (typeof value === 'number' || typeof value === 'string') {
    const clave = claveOpcion(`${tabla}.${campo}`, value);
    if (clave) return texts.find(clave) ?? String(value);
    const labels = gruposOf(tabla, campo);
    if (labels) return optionLabel(texts, { labels }, value);
  }
  return plainWord(value, campo, lectura);
}

const listOf = (words: readonly string[], { text }: Translator): string => enumerate(words, (pair) => text('comun.enumera', pair));

function plainWord(value: unknown, campo: string, lectura: Lectura): string {
  if (typeof value === 'boolean') return optionLabel(lectura.texts, { labels: 'siNo' }, value);
  if (Array.isArray(value))
    return listOf(
      value.map((item) => plainWord(item, campo, lectura)),
      lectura.texts,
    );
  if (typeof value === 'object' && value !== null) {
    return listOf(
      Object.entries(value).map(([name, item]) => `${name}: ${plainWord(item, name, lectura)}`),
      lectura.texts,
    );
  }
  return typeof value === 'string' ? (fechaOf(value, campo, lectura) ?? value) : String(value);
}

/** Longest value in the one-line text of a change; a lesson would fill the sheet. */
const LONGEST = 200;
const shortened = (value: string): string => (value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value);

/** Words a change in one line, for lists and files; null for an entry without one. */
export function cambioText(cambios: readonly CambioRegistrado[], tipo: string, texts: Translator): string | null {
  const vacio = texts.text('log.vacio');
  const line = ({ etiqueta: campo, antes, despues }: CambioRegistrado) =>
    tipo === 'cambio'
      ? texts.text('log.cambio', { campo, antes: shortened(antes ?? vacio), despues: shortened(despues ?? vacio) })
      : texts.text('log.alta', { campo, valor: shortened(despues ?? antes ?? vacio) });
  return cambios.length ? cambios.map(line).join(texts.text('comun.separador')) : null;
}
