import type { NivelDePlan } from '@portal/contract/planestudio';

/** Level of a record of a plan's tree, the plan included. */
export type NivelDeArbol = NivelDePlan | 'plan';

/** Tables of the levels, from the top: the index is the `nivel` of a node less one. */
export const TABLAS = ['planestudio', 'programa', 'curso', 'modulo', 'tema'] as const;
export type Tabla = (typeof TABLAS)[number];

/** Links of a level with what contains it. */
interface Enlace {
  readonly tabla: 'planestudio_programa' | 'programa_curso' | 'curso_modulo' | 'tema_modulo';
  readonly padre: Exclude<Tabla, 'tema'>;
}

export const ENLACES: Readonly<Record<NivelDePlan, Enlace>> = {
  programa: { tabla: 'planestudio_programa', padre: 'planestudio' },
  curso: { tabla: 'programa_curso', padre: 'programa' },
  modulo: { tabla: 'curso_modulo', padre: 'curso' },
  tema: { tabla: 'tema_modulo', padre: 'modulo' },
};

/** Level as the counts of plans name it: a plan contains itself. */
export const tablaOf = (nivel: NivelDeArbol): Tabla => (nivel === 'plan' ? 'planestudio' : nivel);

/** Level of the nodes of a number. */
export const nivelOf = (nivel: number): NivelDeArbol => {
  const tabla = TABLAS[nivel - 1] ?? 'tema';
  return tabla === 'planestudio' ? 'plan' : tabla;
};

/** Number of a level in the tree. */
export const numeroOf = (nivel: NivelDeArbol): number => TABLAS.indexOf(tablaOf(nivel)) + 1;
