import { parseCsv, writeCsv } from 'hucre/csv';
import { tsImport } from 'tsx/esm/api';
import { OperatorError } from '../run/operator-error.mjs';
import { leavesOf, problemOf } from './catalogs.mjs';

/** @typedef {import('./catalogs.mjs').Catalog} Catalog */
/** @typedef {{ clave: number, es: number, texto: number, width: number }} Columns places of the columns, -1 for none, and how many there are */
/** @typedef {{ spanish: ReadonlyMap<string, string>, language: string }} Target */
/** @typedef {{ fila: number, clave: string, es: string | undefined, texto: string }} Row */

/** @type {typeof import('../../packages/contract/src/core/formula-guard.ts')} */
const { guarded, withoutGuard } = await tsImport('../../packages/contract/src/core/formula-guard.ts', import.meta.url);

/** Texts that a spreadsheet takes for a number or a day: `01` would lose its zero. */
const NUMBER = /^'*[\d.,:/-]+$/;
const GUARDED_NUMBER = /^'+[\d.,:/-]+$/;
/** Words that a spreadsheet writes where a formula failed: `#NAME?`, `#¡VALOR!`. */
const FAILED = /^#[\p{Lu}\d¡¿/]+[!?]?$/u;

/** @param {string} text @returns {string} as a cell that a spreadsheet leaves as it is */
const cellOf = (text) => (NUMBER.test(text) ? `'${text}` : guarded(text));
/** @param {string} cell @returns {string} */
const textOf = (cell) => (GUARDED_NUMBER.test(cell) ? cell.slice(1) : withoutGuard(cell));

/**
 * The texts of a language as a CSV for Excel: key, Spanish, translation; empty where it is missing.
 * @param {Catalog} spanish
 * @param {Catalog} texts
 * @param {string} language
 * @returns {string}
 */
export function toCsv(spanish, texts, language) {
  const own = leavesOf(texts);
  const rows = [...leavesOf(spanish)].map(([key, text]) => [key, cellOf(text ?? ''), cellOf(own.get(key) ?? '')]);
  return writeCsv([['clave', 'es', language], ...rows], { bom: true, quoteStyle: 'all' });
}

/**
 * Reads such a CSV as a spreadsheet saves it: separated by commas, semicolons or tabs, its columns in any order. Throws with every problem: a file is
 * taken as a whole or not at all.
 * @param {Uint8Array} bytes
 * @param {Catalog} catalog the Spanish texts
 * @param {string} language
 * @returns {{ texts: Map<string, string>, notes: string[] }}
 */
export function fromCsv(bytes, catalog, language) {
  const { columns, rows, notes } = tableOf(decoded(bytes), language);
  const spanish = new Map([...leavesOf(catalog)].map(([key, text]) => [key, text ?? '']));
  const problems = rows.flatMap((cells, index) => problemsOfCells(cells, index + 2, columns));
  const filled = rows.map((cells, index) => rowOf(cells, index + 2, columns)).filter(({ clave, texto }) => clave || texto);
  problems.push(...filled.flatMap((row) => problemsOfRow(row, { spanish, language })), ...repeated(filled));
  if (problems.length > 0) throw new OperatorError(`No se cambió nada:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  const texts = new Map(filled.filter(({ texto }) => texto !== '').map(({ clave, texto }) => [clave, texto]));
  return { texts, notes: [...notes, ...notesOn(filled, spanish)] };
}

/** @param {Uint8Array} bytes @returns {string} */
function decoded(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new OperatorError('El archivo no está en UTF-8. En Excel, guárdelo como «CSV UTF-8 (delimitado por comas)».');
  }
}

/** @param {string} text @param {string} language @returns {{ columns: Columns, rows: string[][], notes: string[] }} */
function tableOf(text, language) {
  if (text.split('"').length % 2 === 0) throw new OperatorError('Una celda abre comillas que no se cierran: no se cambió nada.');
  for (const delimiter of [',', ';', '\t']) {
    const [header = [], ...rows] = parseCsv(text, { delimiter }).map((cells) => cells.map((cell) => String(cell ?? '')));
    const names = header.map((name) => name.trim().toLowerCase());
    const columns = { clave: names.indexOf('clave'), es: names.indexOf('es'), texto: names.indexOf(language), width: names.length };
    if (columns.clave < 0 || columns.texto < 0) continue;
    const known = names.filter((name) => ['clave', 'es', language].includes(name));
    if (new Set(known).size < known.length) throw new OperatorError(`Una columna está dos veces: ${known.join(', ')}.`);
    const others = header.filter((name, at) => name && ![columns.clave, columns.es, columns.texto].includes(at));
    return { columns, rows, notes: others.map((name) => `la columna «${name}» no se lee`) };
  }
  throw new OperatorError(`La primera fila debe nombrar las columnas «clave», «es» y «${language}».`);
}

/** @param {string[]} cells @param {number} fila @param {Columns} columns @returns {Row} */
function rowOf(cells, fila, columns) {
  const texto = textOf(cells[columns.texto] ?? '');
  const es = cells[columns.es];
  // A blank cell is no translation.
  return { fila, clave: (cells[columns.clave] ?? '').trim(), es: es === undefined ? es : textOf(es), texto: texto.trim() ? texto : '' };
}

/** @param {string[]} cells @param {number} fila @param {Columns} columns */
const problemsOfCells = (cells, fila, { width }) =>
  cells.slice(width).some((cell) => cell.trim()) ? [`fila ${fila}: tiene más celdas que columnas`] : [];

/** @param {Row} row @param {Target} target @returns {string[]} */
function problemsOfRow({ fila, clave, texto }, { spanish }) {
  if (!clave) return [`fila ${fila}: «${texto}» no tiene clave`];
  const source = spanish.get(clave);
  if (source === undefined) return [`fila ${fila}: «${clave}» no es una clave del portal`];
  if (texto === '') return [];
  if (FAILED.test(texto)) return [`fila ${fila}: ${clave} dice «${texto}», el error de una fórmula`];
  const problem = problemOf(source, texto);
  return problem ? [`fila ${fila}: ${clave} ${problem}`] : [];
}

/** @param {readonly Row[]} rows @returns {string[]} problems of keys that come again with another text */
function repeated(rows) {
  /** @type {Map<string, Row>} */
  const seen = new Map();
  return rows.flatMap((row) => {
    const before = seen.get(row.clave);
    seen.set(row.clave, before ?? row);
    return before && before.texto !== row.texto ? [`fila ${row.fila}: ${row.clave} ya está en la fila ${before.fila} con otro texto`] : [];
  });
}

/** @param {readonly Row[]} rows @param {ReadonlyMap<string, string>} spanish @returns {string[]} */
function notesOn(rows, spanish) {
  const given = new Set(rows.map(({ clave }) => clave));
  const absent = [...spanish.keys()].filter((key) => !given.has(key)).length;
  const changed = rows.filter(({ clave, es, texto }) => texto && es !== undefined && es.trim() !== spanish.get(clave)?.trim());
  return [
    ...(absent ? [`claves que no están en el archivo y quedan como estaban: ${absent}`] : []),
    ...changed.map(({ clave }) => `${clave}: su texto en español ya no es el del archivo; revise la traducción`),
  ];
}
