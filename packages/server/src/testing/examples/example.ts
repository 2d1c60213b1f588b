import type { CallOf } from '@portal/contract';
import type { TestApp } from '../app.ts';
import type { BuiltPlan } from '../builders/plan.ts';
import type { Alumno } from '../cuestionario.ts';

/** The people and the plan that the examples speak of; the people are new for every endpoint, the plan is shared. */
export interface World {
  readonly test: TestApp;
  /** Whose data the examples touch: assigned to the plan, nothing done yet. */
  readonly alumno: Alumno;
  readonly plan: BuiltPlan;
  /** Folder of held files. */
  readonly dataDir: string;
}

/** One request that succeeds for whoever may make it. Builds what it consumes, so that it works whatever ran before. */
export type Example<E> = (world: World) => CallOf<E> | Promise<CallOf<E>>;

/** One example for every endpoint of a group: a new endpoint without one does not compile. */
export type ExamplesOf<Group> = { readonly [Name in keyof Group]: Example<Group[Name]> };
