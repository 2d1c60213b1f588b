import { type ImportField, limpiarTexto } from '@portal/contract/core';
import { type DatosPregunta, filaDe, leerCorrecta, type OPCIONES_DE_FILA } from '@portal/contract/pregunta';
import { message, type Message } from '@portal/messages';
import type { TableRow } from '../../../../core/spreadsheet/table.rules.ts';
import type { PreguntaTypes } from '../../importar.rules.ts';
import type { PreguntaDelBanco, RechazoDelBanco } from '../banco.rules.ts';

type Campo = ImportField<PreguntaTypes>;
type Celdas = { readonly [Name in Campo]?: string };

/** Texts of choices as a reader knows them, and the categories of the portal. */
export interface Palabras {
  readonly campos: readonly Campo[];
  readonly tipo: (tipo: DatosPregunta['tipo']) => string;
  readonly dificultad: (dificultad: string) => string;
  readonly verdadero: (correcta: boolean) => string;
  /** Returns whether the portal has a category of this name or code. */
  readonly hasCategoria: (nombre: string) => boolean;
}

/** Question of a bank with its pictures stored, or the reasons why some of them are not. */
export interface Puesta {
  readonly pregunta: PreguntaDelBanco;
  readonly sinImagen: readonly Message[];
}

const CLASICAS = ['rpta_a', 'rpta_b', 'rpta_c', 'rpta_d'] as const satisfies readonly (typeof OPCIONES_DE_FILA)[number][];
const LETRAS = 'ABCDEFGHIJ';
const ETIQUETAS_MAX = 250;

/** Returns the rows of an import that say the same as the questions of a bank, in the order of the file. */
export function filasDe(preguntas: readonly Puesta[], rechazos: readonly RechazoDelBanco[], palabras: Palabras): TableRow[] {
  const taken = preguntas.map((each) => ({ lugar: lugarDe(each.pregunta.lugar), ...filaDePregunta(each, palabras) }));
  const refused = rechazos.map(({ lugar, titulo = '', motivo, avisos = [] }) => ({
    lugar: lugarDe(lugar),
    celdas: { pregunta: titulo } as Celdas,
    motivos: [motivo, ...avisos.filter(isSinImagen)],
    avisos: avisos.filter((each) => !isSinImagen(each)),
  }));
  return numeradas(enOrden([...taken, ...refused])).map(({ lugar: { hoja, fila }, celdas, motivos, avisos }) => ({
    fila,
    ...(hoja !== undefined && { hoja }),
    textos: palabras.campos.map((campo) => celdas[campo] ?? ''),
    fechas: [],
    formulas: [],
    choques: [],
    ...(motivos.length > 0 && { motivos }),
    ...(avisos.length > 0 && { avisos }),
  }));
}

interface Lugar {
  /** Path in an archive. */
  readonly hoja: string | undefined;
  readonly fila: number;
}

const PLACE = /^(?:(.*):)?(\d+)$/s;

function lugarDe(lugar: string): Lugar {
  const [, hoja, fila] = PLACE.exec(lugar) ?? [];
  return fila === undefined ? { hoja: lugar, fila: 1 } : { hoja, fila: Number(fila) };
}

/** Sorts rows by the file of the archive, as it comes, then by their line. */
function enOrden<Row extends { readonly lugar: Lugar }>(rows: readonly Row[]): Row[] {
  const files = [...new Set(rows.map(({ lugar }) => lugar.hoja))];
  const place = new Map(files.map((hoja, index) => [hoja, index]));
  return rows.toSorted(
    (one, other) => (place.get(one.lugar.hoja) ?? 0) - (place.get(other.lugar.hoja) ?? 0) || one.lugar.fila - other.lugar.fila,
  );
}

/** Counts the questions of a file where some begin in one line, as in XML without line breaks: a row is known by its number. */
function numeradas<Row extends { readonly lugar: Lugar }>(rows: readonly Row[]): Row[] {
  const twice = new Set<string | undefined>();
  const seen = new Set<string>();
  for (const { lugar } of rows) {
    const key = `${lugar.fila} ${lugar.hoja ?? ''}`;
    if (seen.has(key)) twice.add(lugar.hoja);
    seen.add(key);
  }
  const counts = new Map<string | undefined, number>();
  return rows.map((row) => {
    const { hoja } = row.lugar;
    if (!twice.has(hoja)) return row;
    const fila = (counts.get(hoja) ?? 0) + 1;
    counts.set(hoja, fila);
    return { ...row, lugar: { hoja, fila } };
  });
}

interface Fila {
  readonly celdas: Celdas;
  readonly motivos: readonly Message[];
  readonly avisos: readonly Message[];
}

/** Warnings about a picture without which the question may not be asked. */
const SIN_IMAGEN = new Set(['banco.aviso.imagenTipo', 'banco.aviso.imagenFalta']);
const isSinImagen = ({ clave }: Message): boolean => SIN_IMAGEN.has(clave);

function filaDePregunta({ pregunta: own, sinImagen }: Puesta, palabras: Palabras): Fila {
  const { pregunta, datos, dificultad } = own;
  const lost = own.avisos.filter(isSinImagen);
  const { categoria, propias, avisos } = categoriaDeFila(own, palabras);
  const { etiquetas, cortadas } = etiquetasDe([...own.etiquetas, ...propias]);
  return {
    celdas: {
      pregunta,
      ...contenidoDeFila(datos, palabras),
      categoria,
      etiquetas,
      dificultad: dificultad === undefined ? '' : palabras.dificultad(dificultad),
    },
    motivos: [...lost, ...sinImagen],
    avisos: [...own.avisos.filter((each) => !isSinImagen(each)), ...avisos, ...cortadas],
  };
}

/** Four texts and a letter where these say all; else the content as the portal writes it, beside the texts for who reviews it. */
function contenidoDeFila(datos: DatosPregunta, { tipo, verdadero }: Palabras): Celdas {
  const { rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, datos: otros } = filaDe(datos);
  const textos = { rpta_a, rpta_b, rpta_c, rpta_d };
  const plain = CLASICAS.every((campo) => !textos[campo].startsWith('#') && limpiarTexto(textos[campo]).trim() === textos[campo]);
  const clave = LETRAS.charAt(indicador_correcta - 1);
  const read = leerCorrecta((campo) => (campo === 'indicador_correcta' ? clave : textos[campo]));
  if (otros === null && plain && read.correcta === indicador_correcta && read.otra === undefined)
    return { ...textos, indicador_correcta: clave };
  const said = { indicador_correcta: claveDe(datos, verdadero).slice(0, CLAVE_MAX) };
  return { ...(plain && textos), ...said, tipo: tipo(datos.tipo), contenido: JSON.stringify(datos) };
}

/** Characters of a key that a review shows; the whole of it is in the content. */
const CLAVE_MAX = 250;

/** Words the key for who reviews it. */
function claveDe(datos: DatosPregunta, verdadero: Palabras['verdadero']): string {
  switch (datos.tipo) {
    case 'unica':
      return LETRAS.charAt(datos.correcta - 1);
    case 'multiple':
      return datos.correctas.map((each) => LETRAS.charAt(each - 1)).join(', ');
    case 'verdadero_falso':
      return verdadero(datos.correcta);
    case 'numerica':
      return datos.valores.map(({ valor, tolerancia }) => `${valor} ± ${tolerancia}`).join(' | ');
    case 'corta':
      return datos.aceptadas.join(' | ');
    case 'relacionar':
      return datos.pares.map(({ izquierda, derecha }) => `${izquierda.texto} → ${derecha}`).join(' | ');
    default:
      return datos.elementos.map(({ texto }) => texto).join(' | ');
  }
}

/** A category that the portal lacks stays as a tag, and is named. */
function categoriaDeFila({ categoria }: PreguntaDelBanco, { hasCategoria }: Palabras) {
  if (categoria === undefined) return { categoria: '', propias: [], avisos: [] };
  const last = categoria.slice(categoria.lastIndexOf(' / ') + 1).replace(/^\/ /, '');
  const found = [categoria, last].find(hasCategoria);
  if (found === categoria) return { categoria: found, propias: [], avisos: [] };
  const tag = categoria.replaceAll(',', ' ').replaceAll(/\s+/g, ' ');
  return { categoria: found ?? '', propias: [tag], avisos: [message('banco.aviso.categoria', { categoria: categoria.slice(0, 120) })] };
}

/** Joins tags as a question holds them; those that do not fit are named. */
function etiquetasDe(tags: readonly string[]): { readonly etiquetas: string; readonly cortadas: readonly Message[] } {
  const kept: string[] = [];
  const lost: string[] = [];
  for (const tag of tags) (`${kept.join(', ')}, ${tag}`.length <= ETIQUETAS_MAX ? kept : lost).push(tag);
  return {
    etiquetas: kept.join(', '),
    cortadas: lost.length ? [message('banco.aviso.etiquetas', { etiquetas: lost.join(', ').slice(0, 200) })] : [],
  };
}

/** Puts the ids of stored pictures into a question, in place of their places. */
export const conIds = (datos: DatosPregunta, ids: readonly number[]): DatosPregunta =>
  JSON.parse(JSON.stringify(datos), (key, value: unknown) =>
    key === 'id_archivo' ? (ids[Number(value) - 1] ?? value) : value,
  ) as DatosPregunta;
