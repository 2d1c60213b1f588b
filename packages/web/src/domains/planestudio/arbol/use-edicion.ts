import type { NodoArbol } from '@portal/contract/planestudio';
import { type KeyboardEvent, useState } from 'react';
import { type Comando, comandosDe, destinoDe, keyDe, nivelDe, padreDe } from './arbol-model.ts';
import type { Edicion } from './NodoPlan.tsx';
import { newKeyDe } from './tree-lines.ts';
import type { Actos } from './use-acto.tsx';
import type { Agregar } from './use-agregar.ts';
import { useComandos } from './use-comandos.ts';
import type { Wanted } from '../../../ui/tree/use-tree-keys.ts';

interface Options {
  readonly nodos: readonly NodoArbol[];
  readonly actos: Actos;
  readonly agregar: Agregar;
  /** Opens the lines of these keys. */
  readonly reveal: (keys: readonly string[]) => void;
}

/** Keys of a line and their acts; with Alt the arrows move. */
const KEYS: Readonly<Partial<Record<string, Comando>>> = {
  'Alt+ArrowUp': 'subir',
  'Alt+ArrowDown': 'bajar',
  Insert: 'agregar',
  '+': 'agregar',
  F2: 'renombrar',
  Delete: 'quitar',
};

const isUndo = ({ ctrlKey, metaKey, key }: KeyboardEvent): boolean => (ctrlKey || metaKey) && key.toLowerCase() === 'z';
const opensMenu = ({ shiftKey, key }: KeyboardEvent): boolean => key === 'ContextMenu' || (shiftKey && key === 'F10');

/** Edits the tree of a plan by mouse, finger and keyboard. */
export function useEdicion({ nodos, actos, agregar, reveal }: Options) {
  const [renombrado, setRenombrado] = useState<string>();
  const [enlazado, setEnlazado] = useState<NodoArbol>();
  const [goTo, setGoTo] = useState<Wanted>();
  const focus = (key: string) => setGoTo({ key, focus: true });
  const { commands, move } = useComandos({ nodos, actos, reveal, focus });
  const byKey = (key: string) => nodos.find((nodo) => keyDe(nodo) === key);
  const permitted = (nodo: NodoArbol) => comandosDe(nodo, padreDe(nodos, nodo)?.propio ?? false);

  const onComando = (nodo: NodoArbol, comando: Comando) => {
    if (comando === 'renombrar') setRenombrado(keyDe(nodo));
    else if (comando === 'enlazar') setEnlazado(nodo);
    else if (comando === 'agregar') {
      agregar.open(nodo);
      reveal([keyDe(nodo)]);
      setGoTo({ key: newKeyDe(nodo), focus: false });
    } else void commands[comando](nodo);
  };
  const edicion: Edicion = {
    accepts: (key, over) => {
      const [nodo, target] = [byKey(key), byKey(over)];
      return nodo !== undefined && target !== undefined && destinoDe(nodos, nodo, target) !== undefined;
    },
    comandosDe: permitted,
    renombrado,
    onComando,
    onTitulo: (nodo, titulo) => void actos.make({ acto: 'renombrar', nivel: nivelDe(nodo), id: nodo.id, titulo, version: nodo.version }),
    onFin: (nodo) => {
      setRenombrado(undefined);
      focus(keyDe(nodo));
    },
  };
  const onDrop = (key: string, over: string) => {
    const [nodo, target] = [byKey(key), byKey(over)];
    if (nodo && target) void move(nodo, destinoDe(nodos, nodo, target));
  };
  /** Handles a key on the line of a node; returns whether it did. */
  const onKey = (nodo: NodoArbol, event: KeyboardEvent): boolean => {
    const comando = KEYS[`${event.altKey ? 'Alt+' : ''}${event.key}`];
    if (comando && permitted(nodo).has(comando)) onComando(nodo, comando);
    else if (isUndo(event)) void actos.deshacer();
    else if (opensMenu(event)) (event.target as HTMLElement).querySelector<HTMLElement>('[data-menu]')?.click();
    // Alt with an arrow is the way back of the browser, or nothing: never a step in the tree.
    else return event.altKey && event.key.startsWith('Arrow');
    return true;
  };
  return { edicion, enlazado, closeEnlazar: () => setEnlazado(undefined), goTo, focus, onDrop, onKey };
}
