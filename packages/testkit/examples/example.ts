import type { CallOf } from '@portal/contract/core';
import type { TestPortal } from '../app.ts';
import type { BuiltPlan } from '../builders/contenido/plan.ts';
import type { Alumno } from '../scenes/cuestionario.ts';

/** People and plan of the examples; every endpoint gets new people, all share the plan. */
export interface World {
  readonly test: TestPortal;
  /** Owner of the data: assigned to the plan, without attempts. */
  readonly alumno: Alumno;
  /** Administrator of the call: only the person who reviewed an import may confirm it; `now`: when, if not at the tests' hour. */
  readonly admin: { readonly id_usuario: number; readonly now?: string };
  readonly plan: BuiltPlan;
  /** Company of the learner. */
  readonly empresa: { readonly id_empresa: number };
  /** Folder of stored files. */
  readonly dataDir: string;
}

/** Builds one request that succeeds for every caller with access, with its own data, independent of earlier requests. */
export type Example<E> = (world: World) => CallOf<E> | Promise<CallOf<E>>;

/** Calls of a group that work without input. */
type Plain<Group> = { readonly [Name in keyof Group]: object extends CallOf<Group[Name]> ? Name : never }[keyof Group];

/** One example for every endpoint of a group that takes input: a new one without does not compile. The others need one only for records that they show. */
export type ExamplesOf<Group> = { readonly [Name in Exclude<keyof Group, Plain<Group>>]: Example<Group[Name]> } & {
  readonly [Name in Plain<Group>]?: Example<Group[Name]>;
};
