import { NIVELES_DE_PLAN, type NivelDePlan } from '@portal/contract/planestudio';
import { type Datos, hijosDe, type Nodo, nodoDe, nodoDelPlan } from './datos.rules.ts';
import type { Lugar } from './lugares.rules.ts';
import { type Nombrado, ordenar } from './orden.rules.ts';

/** Child that rows name below a record, with the first row that does. */
export interface HijoNombrado extends Nombrado {
  readonly nodo: Nodo;
  readonly fila: number;
}

/** Record of which rows name children of a level. */
export interface FamiliaNombrada {
  readonly padre: Nodo;
  readonly nivel: NivelDePlan;
  readonly hijos: readonly HijoNombrado[];
}

/** Record with its children in the order that an import gives them. */
export interface Mudanza {
  readonly padre: Nodo;
  readonly nivel: NivelDePlan;
  readonly antes: readonly Nodo[];
  readonly despues: readonly Nodo[];
}

/** Child that changes its place among those that were there. */
export interface Movido {
  readonly padre: Nodo;
  readonly fila: number;
  readonly antes: number;
  readonly despues: number;
}

const guardadosDe = (datos: Datos, nivel: NivelDePlan, padre: Nodo): Nodo[] =>
  hijosDe(datos, nivel, padre).flatMap(({ id }) => {
    const registro = datos.registros[nivel].get(id);
    return registro ? [nodoDe(nivel, registro)] : [];
  });

/** Orders the children of a record as the sheet says. */
export function mudanzaDe(datos: Datos, { padre, nivel, hijos }: FamiliaNombrada): Mudanza {
  const antes = guardadosDe(datos, nivel, padre);
  const nodos = new Map([...antes, ...hijos.map(({ nodo }) => nodo)].map((nodo) => [nodo.clave, nodo]));
  const order = ordenar(
    antes.map(({ clave }) => clave),
    hijos,
  );
  return { padre, nivel, antes, despues: order.flatMap((clave) => nodos.get(clave) ?? []) };
}

/** Returns the stored children that change places, each with the row that names it. */
export function movidosDe({ padre, antes, despues }: Mudanza, hijos: readonly HijoNombrado[]): Movido[] {
  const stored = new Map(antes.map(({ clave }, place) => [clave, place]));
  const kept = despues.filter(({ clave }) => stored.has(clave));
  return kept.flatMap(({ clave }, place) => {
    const before = stored.get(clave);
    const named = hijos.find((one) => one.clave === clave);
    return before === place || before === undefined || !named ? [] : [{ padre, fila: named.fila, antes: before + 1, despues: place + 1 }];
  });
}

/** Returns the places of the topics of a plan after an import, in their order; what is at several places is walked once. */
export function lugaresDe(datos: Datos, mudanzas: ReadonlyMap<string, Mudanza>): Lugar[] {
  const lugares: Lugar[] = [];
  const walked = new Set<string>();
  const visit = (padre: Nodo, above: Lugar): void => {
    const nivel = NIVELES_DE_PLAN[above.length];
    if (!nivel) lugares.push(above);
    else if (!walked.has(padre.clave)) {
      walked.add(padre.clave);
      for (const hijo of mudanzas.get(padre.clave)?.despues ?? guardadosDe(datos, nivel, padre)) visit(hijo, [...above, hijo]);
    }
  };
  visit(nodoDelPlan(datos), []);
  return lugares;
}
