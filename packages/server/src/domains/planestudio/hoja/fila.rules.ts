import { fold, type ImportTypesOf } from '@portal/contract/core';
import type { TIPO_CONTENIDO } from '@portal/contract/contenido';
import { NIVELES_DE_PLAN, type NivelDePlan, type planestudioImportacion } from '@portal/contract/planestudio';
import { type DatosPregunta, filaDe, type FilaPregunta } from '@portal/contract/pregunta';
import { message, type Message } from '@portal/messages';
import type { ReadRow } from '../../../core/import/rows.rules.ts';

export type HojaTypes = ImportTypesOf<typeof planestudioImportacion>;
export type HojaLeida = ReadRow<HojaTypes>;
type Tipo = (typeof TIPO_CONTENIDO)[number];

/** Values of a topic that a row may say; null where it says nothing. */
export interface Ajustes {
  readonly duracion: number | null;
  readonly numero_preguntas: number | null;
  readonly notaminima: number | null;
}

export interface Material {
  readonly contenido: string;
  readonly tipo: Tipo | null;
  readonly direccion: string;
}

export interface Pregunta extends FilaPregunta {
  readonly pregunta: string;
}

/** Row of a sheet: titles or codes of its path from the program to the topic, '' from where it names none, and what it says of its topic. */
export interface Fila {
  readonly ruta: readonly string[];
  readonly orden: number | null;
  readonly cuestionario: number | null;
  readonly ajustes: Ajustes;
  readonly requisito: string | null;
  readonly material: Material | null;
  readonly pregunta: Pregunta | null;
}

/** Form in which titles and codes are compared. */
export const claveDe = (texto: string): string => fold(texto).replaceAll(/\s+/g, ' ').trim();

export const SIN_AJUSTES: Ajustes = { duracion: null, numero_preguntas: null, notaminima: null };

/** Kind of a material by its address: what the portal shows in its own player, else a page. */
export function tipoDe(direccion: string): Tipo {
  const plain = direccion.toLowerCase().split(/[?#]/)[0] ?? '';
  if (plain.endsWith('.pdf')) return 'pdf';
  if (/\.(?:mp3|m4a|ogg|wav)$/.test(plain)) return 'audio';
  if (/\.(?:mp4|webm|mov|m3u8)$/.test(plain) || /^https?:\/\/(?:www\.|m\.)?(?:youtube\.com|youtu\.be|vimeo\.com)\//.test(plain))
    return 'video';
  return 'pagina';
}

type Values = NonNullable<HojaLeida['values']>;

const OPCIONES = ['rpta_a', 'rpta_b', 'rpta_c', 'rpta_d'] as const;

type Contenido = 'contenido' | (typeof OPCIONES)[number];

/** Reads the content of a question that an export wrote, beside the texts of its row; its problems when they are not of one question. */
export type LeerContenido = (row: {
  readonly text: (campo: Contenido) => string;
  readonly tipo: null;
}) => { readonly datos: DatosPregunta } | { readonly problemas: readonly Message[] };

/** Returns the question of a row, null without one; the reason when a part of it is missing. */
function preguntaDe(values: Values, leer: LeerContenido): Pregunta | Message | null {
  const { pregunta, contenido_pregunta } = values;
  if (pregunta && contenido_pregunta) return exportadaDe(values, { pregunta, leer });
  const cells = ['pregunta', 'indicador_correcta', 'contenido_pregunta', ...OPCIONES] as const;
  if (cells.every((campo) => !values[campo])) return null;
  return clasicaDe(values) ?? message('planestudio.hoja.preguntaIncompleta');
}

/** Returns a question of four texts and a number; undefined when one is missing. */
function clasicaDe({ pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta }: Values): Pregunta | undefined {
  if (pregunta && rpta_a && rpta_b && rpta_c && rpta_d && indicador_correcta)
    return { pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, datos: null };
  return undefined;
}

/** Returns the question that a plan's export wrote; the reason when it cannot be read. */
function exportadaDe(values: Values, { pregunta, leer }: { readonly pregunta: string; readonly leer: LeerContenido }): Pregunta | Message {
  const read = leer({ text: (campo) => values[campo === 'contenido' ? 'contenido_pregunta' : campo] ?? '', tipo: null });
  if ('datos' in read) return { pregunta, ...filaDe(read.datos) };
  return read.problemas[0] ?? message('planestudio.hoja.preguntaIncompleta');
}

function materialDe({ material, tipo, direccion }: Values): Material | Message | null {
  if (!direccion) return material || tipo ? message('planestudio.hoja.sinDireccion') : null;
  return { contenido: material ?? '', tipo: tipo ?? null, direccion };
}

/** Returns why a path cannot be one: nothing named, or a level skipped between two that are named. */
function faultOfRuta(ruta: readonly string[]): Message | undefined {
  const last = ruta.findLastIndex(Boolean);
  if (last < 0) return message('planestudio.hoja.sinLugar');
  const first = ruta.findIndex(Boolean);
  const gap = ruta.findIndex((texto, place) => place > first && place < last && !texto);
  return gap < 0 ? undefined : message('planestudio.hoja.faltaNivel', { nivel: NIVELES_DE_PLAN[gap] ?? 'tema' });
}

/** Returns why a row that says something of a topic cannot. */
const faultOfTema = ([, , , tema]: readonly string[], said: readonly unknown[]): Message | undefined =>
  !tema && said.some((value) => value !== null) ? message('planestudio.hoja.sinTema') : undefined;

const isMessage = (value: object | null): value is Message => value !== null && 'clave' in value;

const NUMEROS = ['orden', 'cuestionario', 'duracion', 'numero_preguntas'] as const;

/** Reads what a row says of a plan; the reasons when it says nothing that can be. */
export function readFila(values: Values, leer: LeerContenido): Fila | readonly Message[] {
  const ruta = NIVELES_DE_PLAN.map((nivel: NivelDePlan) => values[nivel] ?? '');
  const [material, pregunta] = [materialDe(values), preguntaDe(values, leer)];
  const [orden, cuestionario, duracion, numero_preguntas] = NUMEROS.map((campo) => values[campo] ?? null);
  const { requisito, notaminima } = values;
  const ajustes = { duracion: duracion ?? null, numero_preguntas: numero_preguntas ?? null, notaminima };
  const ofTema = [orden, cuestionario, requisito, ...Object.values(ajustes), material, pregunta];
  const place = [faultOfRuta(ruta), faultOfTema(ruta, ofTema)].flatMap((fault) => fault ?? []);
  if (place.length || isMessage(material) || isMessage(pregunta)) return [...place, ...[material, pregunta].filter(isMessage)];
  return { ruta, orden: orden ?? null, cuestionario: cuestionario ?? null, ajustes, requisito, material, pregunta };
}
