import { ESTADO } from '@portal/contract/core';
import { type Acto, type NivelDePlan, NIVELES_DE_PLAN, type NodoArbol } from '@portal/contract/planestudio';

/** Place of a record: the one that contains it, and the sibling before which it goes; null: at the end. */
export interface Destino {
  readonly a: number;
  readonly antes: number | null;
}

const PLAN = 1;
export const TEMA = 5;

/** Returns the level of a node, and that of its children one further down. */
export const nivelDe = ({ nivel }: Pick<NodoArbol, 'nivel'>): NivelDePlan => NIVELES_DE_PLAN[nivel - 2] ?? 'tema';
export const nivelDeHijos = ({ nivel }: Pick<NodoArbol, 'nivel'>): NivelDePlan => NIVELES_DE_PLAN[nivel - 1] ?? 'tema';

/** Returns a key that a node keeps when its place among its siblings changes: the ids of its path. */
export const keyDe = ({ id_planestudio, id_programa, id_curso, id_modulo, id, nivel }: NodoArbol): string =>
  [...[id_planestudio, id_programa, id_curso, id_modulo].slice(0, nivel - 1), id].join('-');

/** Returns the node that contains another one. */
export const padreDe = (nodos: readonly NodoArbol[], { parent_edt }: NodoArbol): NodoArbol | undefined =>
  nodos.find(({ edt }) => edt === parent_edt);

const hijosDe = (nodos: readonly NodoArbol[], padre: NodoArbol): NodoArbol[] => nodos.filter(({ parent_edt }) => parent_edt === padre.edt);

/** Returns the node itself or the one above it that is of a level; undefined for a node above that level. */
function aboveAt(nodos: readonly NodoArbol[], nodo: NodoArbol, nivel: number): NodoArbol | undefined {
  let found: NodoArbol | undefined = nodo;
  while (found && found.nivel > nivel) found = padreDe(nodos, found);
  return found?.nivel === nivel ? found : undefined;
}

/** Returns where a node goes that is dropped on another one: before a sibling (after it, coming from above), or to the end of what contains its kind. */
export function destinoDe(nodos: readonly NodoArbol[], nodo: NodoArbol, over: NodoArbol): Destino | undefined {
  if (over.nivel === nodo.nivel - 1) return { a: over.id, antes: null };
  const vecino = aboveAt(nodos, over, nodo.nivel);
  const padre = vecino && padreDe(nodos, vecino);
  if (!vecino || !padre || vecino.edt === nodo.edt) return undefined;
  const hijos = hijosDe(nodos, padre);
  const [from, to] = [hijos.findIndex(({ edt }) => edt === nodo.edt), hijos.indexOf(vecino)];
  return { a: padre.id, antes: from >= 0 && from < to ? (hijos[to + 1]?.id ?? null) : vecino.id };
}

/** Returns where a step up or down leads: past a sibling, else to the end of the parent before, or the start of the one after. */
export function pasoDe(nodos: readonly NodoArbol[], nodo: NodoArbol, step: -1 | 1): Destino | undefined {
  const padre = padreDe(nodos, nodo);
  if (!padre) return undefined;
  const hijos = hijosDe(nodos, padre);
  const index = hijos.indexOf(nodo);
  const vecino = hijos[index + step];
  if (vecino) return { a: padre.id, antes: step < 0 ? vecino.id : (hijos[index + 2]?.id ?? null) };
  const padres = nodos.filter(({ nivel }) => nivel === padre.nivel);
  const otro = padres[padres.indexOf(padre) + step];
  return otro && { a: otro.id, antes: step < 0 ? null : (hijosDe(nodos, otro)[0]?.id ?? null) };
}

/** Builds the act that moves a node. */
export function moverA(nodos: readonly NodoArbol[], nodo: NodoArbol, destino: Destino): Acto | undefined {
  const padre = padreDe(nodos, nodo);
  return padre && { acto: 'mover', nivel: nivelDe(nodo), padre: padre.id, id: nodo.id, ...destino };
}

/** Acts on a node. */
export type Comando =
  | 'agregar'
  | 'renombrar'
  | 'enlazar'
  | 'activar'
  | 'inactivar'
  | 'subir'
  | 'bajar'
  | 'duplicar'
  | 'quitar'
  | 'eliminar';

/** Returns the acts that a node takes; `enPropio`: the caller may change the record that contains it. */
export function comandosDe({ nivel, propio, codigo_estado }: NodoArbol, enPropio: boolean): ReadonlySet<Comando> {
  const hoja = nivel === TEMA;
  const parte = nivel > PLAN && enPropio;
  const activo = codigo_estado === ESTADO.activo;
  const found: readonly (readonly [boolean, readonly Comando[]])[] = [
    [propio && !hoja, ['agregar', 'enlazar']],
    [propio && nivel > PLAN, ['renombrar']],
    [!hoja || !activo, ['activar']],
    [!hoja || activo, ['inactivar']],
    [parte, ['subir', 'bajar', 'duplicar', 'quitar']],
    [parte && propio, ['eliminar']],
  ];
  return new Set(found.flatMap(([permitted, comandos]) => (permitted ? comandos : [])));
}

/** Change of state of a branch: how many records change, which stay and why, and how many are in other plans too. */
export interface CambioDeEstado {
  readonly acto: Extract<Acto, { acto: 'estado' }>;
  readonly quedan: readonly NodoArbol[];
  readonly compartidos: number;
}

/** Returns the branch below a node, itself first; each record once. */
function ramaDe(nodos: readonly NodoArbol[], root: NodoArbol): NodoArbol[] {
  const seen = new Set<string>();
  return nodos.filter(({ edt, nivel, id }) => {
    const key = `${nivel}-${id}`;
    return (edt === root.edt || edt.startsWith(`${root.edt}.`)) && !seen.has(key) && Boolean(seen.add(key));
  });
}

/** Works out a change of state by what the server said of each node; the server counts again. */
export function cambioDeEstado(nodos: readonly NodoArbol[], nodo: NodoArbol, activar: boolean): CambioDeEstado {
  const met = ramaDe(nodos, nodo).filter(({ codigo_estado }) => (codigo_estado === ESTADO.activo) !== activar);
  const tocables = activar ? met : met.filter(({ codigo_estado }) => codigo_estado === ESTADO.activo);
  const stays = ({ propio, faltas }: NodoArbol) => !propio || (activar && faltas.some(({ impide }) => impide));
  const cambian = tocables.filter((one) => !stays(one));
  const nivel = nodo.nivel === PLAN ? ('plan' as const) : nivelDe(nodo);
  return {
    acto: { acto: 'estado', nivel, id: nodo.id, activar: activar ? 1 : 0, cantidad: cambian.length },
    quedan: tocables.filter(stays),
    compartidos: cambian.filter(({ otros }) => otros > 0).length,
  };
}

/** Splits pasted text into titles, one a line. */
export const titulosDe = (texto: string): string[] =>
  texto
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll('\t', ' ').trim())
    .filter(Boolean);
