import type { DatosPregunta } from '@portal/contract/pregunta';
import type { Dificultad, PreguntaParaEscribir } from './banco.rules.ts';

/** Tags by which our own files keep settings that their format lacks. */
const PREFIJO = 'portal:';
const DIFICULTADES: readonly Dificultad[] = ['facil', 'media', 'dificil'];

export type Marca = 'todo-o-nada' | 'orden-fijo' | 'exacta';

/** Tags of a file: those of people, and our own. */
export interface Etiquetas {
  readonly etiquetas: readonly string[];
  readonly dificultad?: Dificultad | undefined;
  readonly marcas: ReadonlySet<string>;
}

/** Separates our own tags from those of people. */
export function leerEtiquetas(tags: readonly string[] = []): Etiquetas {
  const clean = tags.map((tag) => tag.trim()).filter((tag) => tag !== '');
  const marcas = new Set(clean.filter((tag) => tag.startsWith(PREFIJO)).map((tag) => tag.slice(PREFIJO.length)));
  return {
    etiquetas: [...new Set(clean.filter((tag) => !tag.startsWith(PREFIJO)))],
    dificultad: DIFICULTADES.find((each) => marcas.has(each)),
    marcas,
  };
}

/** Returns the settings of a question that a file without them loses. */
function marcasDe(datos: DatosPregunta): Marca[] {
  const marcas: Marca[] = [];
  if ('orden_fijo' in datos && datos.orden_fijo) marcas.push('orden-fijo');
  if (datos.tipo === 'corta' && datos.exacta) marcas.push('exacta');
  if (datos.tipo === 'relacionar' && !datos.parcial) marcas.push('todo-o-nada');
  if (datos.tipo === 'multiple' && !datos.parcial && datos.correctas.length === datos.opciones.length) marcas.push('todo-o-nada');
  return marcas;
}

/** Returns the tags of a question to write, without the settings that the format has by itself. */
export const escribirEtiquetas = (
  { datos, etiquetas = [], dificultad }: PreguntaParaEscribir,
  propias: readonly Marca[] = [],
): string[] => [
  ...etiquetas,
  ...[...marcasDe(datos).filter((marca) => !propias.includes(marca)), ...(dificultad ? [dificultad] : [])].map(
    (marca) => `${PREFIJO}${marca}`,
  ),
];
