import { NIVELES_DE_PLAN } from '@portal/contract/planestudio';
import type { Hecho } from './hecho.rules.ts';

/** Reason why something that an import made or changed must stay. */
export type Motivo = 'usado' | 'cambiado' | 'ampliado' | 'ajeno' | 'contiene';

/** Reasons of single records, by `tema:5`, `material:5`, `pregunta:5`; `cambio:5` is a change of a stored topic, `titulo:5` of material. */
export type Motivos = ReadonlyMap<string, Exclude<Motivo, 'contiene'>>;

/**
 * Returns the reason of each row of an import that stays: of what it made or changed, of what contains or requires something that stays. A row stays
 * as a whole.
 */
export function keptRows(hecho: Hecho, motivos: Motivos): ReadonlyMap<number, Motivo> {
  const kept = new Map<number, Motivo>();
  const keep = (fila: number | undefined, motivo: Motivo | undefined): boolean => {
    if (fila === undefined || motivo === undefined || kept.has(fila)) return false;
    kept.set(fila, motivo);
    return true;
  };
  const makers = new Map(hecho.creados.map(({ nivel, id, fila }) => [`${nivel}:${id}`, fila]));
  for (const { nivel, id, fila } of hecho.creados) keep(fila, motivos.get(`${nivel}:${id}`));
  for (const { id, fila } of hecho.materiales) keep(fila, motivos.get(`material:${id}`));
  for (const { id, fila } of hecho.preguntas) keep(fila, motivos.get(`pregunta:${id}`));
  for (const { id, fila } of hecho.temas) keep(fila, motivos.get(`cambio:${id}`));
  for (const { id, fila } of hecho.titulos) keep(fila, motivos.get(`titulo:${id}`));
  const needs = needsOf(hecho, makers);
  // Goes up until nothing changes: a chain of rows is as long as the levels and the requirements in it.
  const open = [...kept.keys()];
  for (let fila = open.pop(); fila !== undefined; fila = open.pop())
    for (const other of needs.get(fila) ?? []) if (keep(other, 'contiene')) open.push(other);
  return kept;
}

/** Table of what contains the records of a level. */
const ABOVE = new Map(NIVELES_DE_PLAN.map((nivel, place) => [nivel, NIVELES_DE_PLAN[place - 1] ?? 'planestudio']));

/** Returns the rows that each row needs: those that made the records above its own, and those that they require. */
function needsOf(hecho: Hecho, makers: ReadonlyMap<string, number>): ReadonlyMap<number, ReadonlySet<number>> {
  const needs = new Map<number, Set<number>>();
  const need = (fila: number | undefined, maker: number | undefined) => {
    if (fila === undefined || maker === undefined || maker === fila) return;
    needs.set(fila, (needs.get(fila) ?? new Set()).add(maker));
  };
  for (const { nivel, padre, id, fila } of hecho.enlaces) {
    const [above, own] = [makers.get(`${ABOVE.get(nivel)}:${padre}`), makers.get(`${nivel}:${id}`)];
    need(fila, above);
    need(own, above);
    need(own, fila);
  }
  const preguntas = new Map(hecho.preguntas.map(({ id, fila }) => [id, fila]));
  for (const { id_tema, id_pregunta, fila } of hecho.enlacesDePregunta) {
    need(fila, makers.get(`tema:${id_tema}`));
    need(fila, preguntas.get(id_pregunta));
    // A question that stays because an answer shows it stays in the topic too.
    need(preguntas.get(id_pregunta), fila);
  }
  for (const { id_tema, fila } of hecho.materiales) need(fila, makers.get(`tema:${id_tema}`));
  for (const { id, requiere, fila } of hecho.requisitos) {
    need(fila, makers.get(`tema:${id}`));
    need(fila, makers.get(`tema:${requiere}`));
    need(makers.get(`tema:${id}`), makers.get(`tema:${requiere}`));
  }
  return needs;
}
