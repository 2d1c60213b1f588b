import { LOTE_ARBOL, type NodoArbol } from '@portal/contract/planestudio';
import { useRef, useState } from 'react';
import { keyDe, nivelDeHijos } from './arbol-model.ts';
import type { Actos } from './use-acto.tsx';

/** Titles below a node that the server does not have yet: they are being saved, or it refused them. */
export interface Pendientes {
  readonly padre: NodoArbol;
  readonly titulos: readonly string[];
  readonly rechazado: boolean;
}

/** The row in which one types new children of a node, and the titles that the server has not taken. */
export function useAgregar({ make }: Pick<Actos, 'make'>, first: NodoArbol | undefined) {
  const [padre, setPadre] = useState(first);
  const [pendientes, setPendientes] = useState<readonly Pendientes[]>([]);
  // Not in the row: many lines that are being saved push it out of sight, which unmounts it.
  const [texto, setTexto] = useState('');
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  /** Adds titles after those that are on their way, in order, at most `LOTE_ARBOL` a call; those from a refusal on stay in sight as refused. */
  const add = (nodo: NodoArbol, titulos: readonly string[]): void => {
    if (!titulos.length) return;
    const mine: Pendientes = { padre: nodo, titulos, rechazado: false };
    setPendientes((before) => [...before, mine]);
    const nivel = nivelDeHijos(nodo);
    const saveFrom = async (done: number): Promise<readonly string[]> => {
      const left = titulos.slice(done);
      const answer = left.length > 0 && (await make({ acto: 'agregar', nivel, padre: nodo.id, titulos: left.slice(0, LOTE_ARBOL) }));
      return answer ? saveFrom(done + LOTE_ARBOL) : left;
    };
    queue.current = queue.current.then(async () => {
      const refused = await saveFrom(0);
      const kept: Pendientes[] = refused.length ? [{ padre: nodo, titulos: refused, rechazado: true }] : [];
      setPendientes((before) => [...before.filter((one) => one !== mine), ...kept]);
    });
  };
  /** Sends again all that was refused below a node. */
  const retry = (nodo: NodoArbol): void => {
    const mine = pendientes.filter((one) => one.rechazado && keyDe(one.padre) === keyDe(nodo));
    setPendientes((before) => before.filter((one) => !mine.includes(one)));
    add(
      nodo,
      mine.flatMap(({ titulos }) => titulos),
    );
  };
  /** Puts a refused title back into the row, to be mended. */
  const correct = (refused: Pendientes, at: number): void => {
    const titulos = refused.titulos.filter((_, index) => index !== at);
    setPendientes((before) => before.flatMap((one) => (one === refused ? (titulos.length ? [{ ...refused, titulos }] : []) : [one])));
    setPadre(refused.padre);
    setTexto(refused.titulos[at] ?? '');
  };
  return { padre, open: setPadre, close: () => setPadre(undefined), pendientes, texto, setTexto, add, retry, correct };
}

export type Agregar = ReturnType<typeof useAgregar>;
