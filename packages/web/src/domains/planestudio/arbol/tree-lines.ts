import type { NodoArbol } from '@portal/contract/planestudio';
import { keyDe } from './arbol-model.ts';
import type { Agregar, Pendientes } from './use-agregar.ts';
import type { TreeNode } from '../../../ui/tree/tree-model.ts';

/** Line of the tree: a node, a title that the server does not have yet, or the row in which one types new ones. */
export type Linea = TreeNode &
  (
    | { readonly kind: 'nodo'; readonly nodo: NodoArbol }
    | { readonly kind: 'pendiente'; readonly titulo: string; readonly of: Pendientes; readonly at: number }
    | { readonly kind: 'nuevo'; readonly padre: NodoArbol }
  );

const toLine = (nodo: NodoArbol): Linea => ({
  kind: 'nodo',
  key: keyDe(nodo),
  level: nodo.nivel,
  label: `${nodo.edt} ${nodo.tipo} ${nodo.titulo}`,
  nodo,
});

/** Returns the lines of a tree, with those that are being made behind the children of their parent. */
export function linesOf(nodos: readonly NodoArbol[], { padre, pendientes }: Pick<Agregar, 'padre' | 'pendientes'>): Linea[] {
  const lines = nodos.map(toLine);
  const parents = new Set([...pendientes.map((one) => keyDe(one.padre)), ...(padre ? [keyDe(padre)] : [])]);
  for (const key of parents) {
    const at = lines.findIndex((line) => line.key === key);
    const parent = lines[at];
    if (parent?.kind !== 'nodo') continue;
    const next = lines.findIndex((line, index) => index > at && line.level <= parent.level);
    const level = parent.level + 1;
    const made: Linea[] = pendientes
      .filter((one) => keyDe(one.padre) === key)
      .flatMap((of) => of.titulos.map((titulo, index) => ({ titulo, of, at: index })))
      .map((one, index) => ({ kind: 'pendiente', key: `${key}+${index}`, level, label: one.titulo, ...one }));
    if (padre && keyDe(padre) === key) made.push({ kind: 'nuevo', key: newKeyDe(padre), level, label: '', padre: parent.nodo });
    lines.splice(next < 0 ? lines.length : next, 0, ...made);
  }
  return lines;
}

/** Key of the row in which one types new children of a node. */
export const newKeyDe = (nodo: NodoArbol): string => `${keyDe(nodo)}+`;
