import { LOTE_ARBOL, type NodoArbol } from '@portal/contract/planestudio';
import { useRef, useState } from 'react';
import { keyDe, nivelDeHijos, titulosDe } from './arbol-model.ts';
import type { Actos } from './use-acto.tsx';

/** Titles that are being saved below a node. */
interface Pendientes {
  readonly padre: string;
  readonly titulos: readonly string[];
}

/** The row in which one types new children of a node, and the titles that the server has not answered yet. */
export function useAgregar({ make }: Pick<Actos, 'make'>, first: NodoArbol | undefined) {
  const [padre, setPadre] = useState(first);
  const [pendientes, setPendientes] = useState<readonly Pendientes[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /** Adds titles after those that are on their way; resolves to whether the server took them. */
  const add = (nodo: NodoArbol, texto: string): Promise<boolean> => {
    const titulos = titulosDe(texto).slice(0, LOTE_ARBOL);
    if (!titulos.length) return Promise.resolve(true);
    const mine: Pendientes = { padre: keyDe(nodo), titulos };
    setPendientes((before) => [...before, mine]);
    const send = async () => {
      const answer = await make({ acto: 'agregar', nivel: nivelDeHijos(nodo), padre: nodo.id, titulos });
      setPendientes((before) => before.filter((one) => one !== mine));
      return answer !== undefined;
    };
    const sent = queue.current.then(send);
    queue.current = sent;
    return sent;
  };
  return { padre, open: setPadre, close: () => setPadre(undefined), pendientes, add };
}

export type Agregar = ReturnType<typeof useAgregar>;
