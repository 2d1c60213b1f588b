import { message, type Message } from '@portal/messages';
import type { Nodo } from './datos.rules.ts';
import { claveDe } from './fila.rules.ts';

/** Place of a topic in the plan: program, course, module and topic. */
export type Lugar = readonly Nodo[];

const isNamed = (texto: string, { titulo, codigo }: Nodo): boolean => {
  const clave = claveDe(texto);
  return clave === claveDe(titulo) || (codigo !== null && clave === claveDe(codigo));
};

/** Returns the place of each topic in the order of a plan, by its first place. */
export function posicionesDe(lugares: readonly Lugar[]): ReadonlyMap<string, number> {
  const positions = new Map<string, number>();
  for (const lugar of lugares) {
    const clave = lugar.at(-1)?.clave;
    if (clave !== undefined && !positions.has(clave)) positions.set(clave, positions.size + 1);
  }
  return positions;
}

/** Finder of the places of topics by what cells say. */
export interface Buscador {
  /** Place of a path without its program; the reason when there is none, or several. */
  readonly find: (ruta: readonly string[]) => Lugar | Message;
  /** Topic that another one requires: the nearest of that name. */
  readonly nearest: (texto: string, lugar: Lugar) => Nodo | Message;
}

const countTemas = (lugares: readonly Lugar[]): number => new Set(lugares.map((lugar) => lugar.at(-1)?.clave)).size;

const unknown = (texto: string) => message('planestudio.hoja.temaSinLugar', { texto });
const several = (texto: string) => message('planestudio.hoja.temaVarios', { texto });

/** Makes a finder among some places. */
export function buscadorDe(lugares: readonly Lugar[]): Buscador {
  const byName = new Map<string, Lugar[]>();
  for (const lugar of lugares) {
    const tema = lugar.at(-1);
    if (!tema) continue;
    for (const key of new Set([claveDe(tema.titulo), ...(tema.codigo === null ? [] : [claveDe(tema.codigo)])])) {
      const group = byName.get(key);
      if (group) group.push(lugar);
      else byName.set(key, [lugar]);
    }
  }
  const named = (texto: string): readonly Lugar[] => {
    const found = byName.get(claveDe(texto)) ?? [];
    const byCode = found.filter((lugar) => claveDe(lugar.at(-1)?.codigo ?? '') === claveDe(texto));
    return byCode.length ? byCode : found;
  };
  return {
    find: (ruta) => {
      const texto = ruta[3] ?? '';
      if (!texto) return message('planestudio.hoja.sinPrograma');
      const found = named(texto).filter((lugar) => [1, 2].every((place) => !ruta[place] || isNamed(ruta[place], lugar[place]!)));
      if (countTemas(found) > 1) return several(texto);
      return found[0] ?? unknown(texto);
    },
    nearest: (texto, lugar) => {
      const found = named(texto);
      for (const place of [2, 1, 0, -1]) {
        const near = found.filter((one) => place < 0 || one[place]?.clave === lugar[place]?.clave);
        if (countTemas(near) > 1) return several(texto);
        const tema = near[0]?.at(-1);
        if (tema) return tema;
      }
      return unknown(texto);
    },
  };
}
