import { type DatosPregunta, imagenesDePregunta } from '@portal/contract/pregunta';
import { message, type Message } from '@portal/messages';
import { armar, sinAusentes } from './armar.rules.ts';
import type { Cruda, FueraDelBanco, Imagenes, PreguntaParaEscribir } from './banco.rules.ts';
import { sinRaiz } from './categoria.rules.ts';
import { numeroDe } from './numeros.rules.ts';

/** Abilities of a format. */
export interface Alcance {
  readonly tipos: readonly DatosPregunta['tipo'][];
  readonly imagenes: boolean;
  readonly categoria: boolean;
  readonly etiquetas: boolean;
  /** Returns whether the format holds the text of a question; all of them without it. */
  readonly enunciado?: (pregunta: string) => boolean;
}

/** Returns the reason why a format cannot hold a question, before it is written. */
function fueraDe({ pregunta, datos }: PreguntaParaEscribir, alcance: Alcance, imagenes: Imagenes): Message | undefined {
  if (!alcance.tipos.includes(datos.tipo)) return message('banco.fuera.tipo');
  if (alcance.enunciado?.(pregunta) === false) return message('banco.fuera.enunciado');
  const own = imagenesDePregunta(datos);
  if (own.length > 0 && !alcance.imagenes) return message('banco.fuera.imagenes');
  return own.some(({ id_archivo }) => !imagenes.has(id_archivo)) ? message('banco.fuera.imagenPerdida') : undefined;
}

const UNIMPORTANT = new Set(['id_archivo']);

/** Returns a question in one form: pictures without their id, numbers with a point, one reading where two give the same points. */
function forma(datos: DatosPregunta): unknown {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !UNIMPORTANT.has(key))
        .toSorted(([one], [other]) => (one < other ? -1 : 1))
        .map(([key, own]) => [key, plain(own)]),
    );
  };
  return plain(sinAusentes(comun(datos)));
}

function comun(datos: DatosPregunta): DatosPregunta {
  if (datos.tipo === 'multiple')
    return { ...datos, correctas: datos.correctas.toSorted((a, b) => a - b), parcial: datos.parcial && datos.correctas.length > 1 };
  if (datos.tipo !== 'numerica') return datos;
  const valores = datos.valores.map((each) => ({
    ...each,
    valor: numeroDe(each.valor) ?? each.valor,
    tolerancia: numeroDe(each.tolerancia) ?? each.tolerancia,
  }));
  return { ...datos, valores };
}

const mismos = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns whether a written question, read again, is the one that was written. */
function vuelveIgual(pregunta: PreguntaParaEscribir, crudas: readonly Cruda[], alcance: Alcance): boolean {
  const [cruda] = crudas;
  if (crudas.length !== 1 || !cruda) return false;
  const read = armar(cruda, {});
  if ('motivo' in read) return false;
  const { etiquetas = [], dificultad, categoria } = pregunta;
  const sameTags = !alcance.etiquetas || mismos([read.etiquetas, read.dificultad], [etiquetas, dificultad]);
  const sameCategory = !alcance.categoria || read.categoria === sinRaiz(categoria);
  return sameTags && sameCategory && read.pregunta === pregunta.pregunta && mismos(forma(read.datos), forma(pregunta.datos));
}

/** Text of one question, and its reader. */
export interface Escritor {
  readonly alcance: Alcance;
  /** `numero` is the place of the question in the file, from 1. */
  readonly escribir: (pregunta: PreguntaParaEscribir, numero: number) => string;
  readonly leer: (texto: string, pregunta: PreguntaParaEscribir) => readonly Cruda[];
}

export interface Escritas {
  readonly textos: readonly { readonly texto: string; readonly pregunta: PreguntaParaEscribir }[];
  readonly fuera: readonly FueraDelBanco[];
}

/** Writes questions one by one; one that would not come back as it is stays out, with its reason. */
export function escribirTodas(
  preguntas: readonly PreguntaParaEscribir[],
  { alcance, escribir, leer }: Escritor,
  imagenes: Imagenes,
): Escritas {
  const textos: { texto: string; pregunta: PreguntaParaEscribir }[] = [];
  const fuera: FueraDelBanco[] = [];
  for (const [indice, pregunta] of preguntas.entries()) {
    const lost = fueraDe(pregunta, alcance, imagenes);
    const texto = lost ? '' : escribir(pregunta, textos.length + 1);
    const motivo = lost ?? (vuelveIgual(pregunta, leer(texto, pregunta), alcance) ? undefined : message('banco.fuera.ajustes'));
    if (motivo) fuera.push({ indice, pregunta: pregunta.pregunta, motivo });
    else textos.push({ texto, pregunta });
  }
  return { textos, fuera };
}

/** Puts the questions without a category before the others: neither GIFT nor Moodle XML can say that a category ends. */
export const sinCategoriaPrimero = (textos: Escritas['textos']): Escritas['textos'] => [
  ...textos.filter(({ pregunta }) => !pregunta.categoria),
  ...textos.filter(({ pregunta }) => pregunta.categoria),
];
