import type { NodoArbol } from '@portal/contract/planestudio';
import { type Comando, type Destino, keyDe, moverA, nivelDe, padreDe, pasoDe } from './arbol-model.ts';
import type { Actos } from './use-acto.tsx';

interface Options {
  readonly nodos: readonly NodoArbol[];
  readonly actos: Actos;
  /** Opens the lines of these keys. */
  readonly reveal: (keys: readonly string[]) => void;
  /** Puts the focus on the line of a key. */
  readonly focus: (key: string) => void;
}

/** Makes the acts of a node that need no further question of the screen. */
export function useComandos({ nodos, actos, reveal, focus }: Options) {
  const placeOf = (nodo: NodoArbol) => {
    const padre = padreDe(nodos, nodo);
    return padre && { padre, lugar: { nivel: nivelDe(nodo), padre: padre.id, id: nodo.id } };
  };
  const move = async (nodo: NodoArbol, destino: Destino | undefined) => {
    const acto = destino && moverA(nodos, nodo, destino);
    const padre = nodos.find(({ nivel, id }) => nivel === nodo.nivel - 1 && id === destino?.a);
    if (!acto || !padre || !(await actos.perform(acto))) return;
    reveal([keyDe(padre)]);
    focus(`${keyDe(padre)}-${nodo.id}`);
  };
  const quitar = async (nodo: NodoArbol) => {
    const place = placeOf(nodo);
    if (place && (await actos.perform({ acto: 'quitar', ...place.lugar }))) focus(keyDe(place.padre));
  };
  const duplicar = async (nodo: NodoArbol) => {
    const place = placeOf(nodo);
    if (place) await actos.perform({ acto: 'duplicar', ...place.lugar });
  };
  const eliminar = async (nodo: NodoArbol) => {
    const place = placeOf(nodo);
    if (place) await actos.eliminar({ acto: 'eliminar', ...place.lugar }, nodo.titulo);
  };
  const commands: Readonly<Record<Exclude<Comando, 'agregar' | 'renombrar' | 'enlazar'>, (nodo: NodoArbol) => Promise<void>>> = {
    duplicar,
    quitar,
    eliminar,
    subir: (nodo) => move(nodo, pasoDe(nodos, nodo, -1)),
    bajar: (nodo) => move(nodo, pasoDe(nodos, nodo, 1)),
    activar: (nodo) => actos.cambiarEstado(nodos, nodo, true),
    inactivar: (nodo) => actos.cambiarEstado(nodos, nodo, false),
  };
  return { commands, move };
}
