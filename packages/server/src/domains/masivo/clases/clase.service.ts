import type { ActoDe, ActoMasivo, ClaseMasivo } from '@portal/contract/masivo';
import type { Cartero, Context } from '../../../core/context.ts';
import type { Autor } from '../../../core/transaction.ts';
import type { Executor } from '../../../db/executor.ts';
import type { Tocado } from '../../asignacion/asignacion.public.ts';
import type { Cambiada, Cambio, Descripciones, Efecto, Juicios } from './juicio.rules.ts';

/** Who acts, in a call or later in a job: with the companies of that moment. */
export type Actor = Cartero & Pick<Context, 'db' | 'scope' | 'ensayo'> & { readonly user: Autor };

/** An act with its actor. */
export interface Obra<A extends ActoMasivo> {
  readonly actor: Actor;
  readonly acto: A;
  /** Why it is done; absent for an act that is only shown. */
  readonly motivo?: string;
}

/** Kind of act on many records. All functions take portions of ids; inside a transaction they lock the records in the order of their ids. */
export interface Clase<A extends ActoMasivo> {
  /** Names what the act gives. Throws 400 for what does not exist or is outside of the scope. */
  destino(obra: Obra<A>): Promise<string>;
  /** Judges the records like the act on one of them. */
  juzgar(db: Executor, obra: Obra<A>, ids: readonly number[]): Promise<Juicios>;
  /** Counts what follows for records that change. */
  efectos(db: Executor, obra: Obra<A>, ids: readonly number[]): Promise<Efecto[]>;
  /** Changes records that were judged in this transaction; one that is missing in the answer had got it meanwhile. */
  aplicar(trx: Executor, obra: Obra<A>, ids: readonly number[]): Promise<ReadonlyMap<number, Cambio>>;
  /** Judges which records can get back what they were: nobody changed or used them since. */
  juzgarVuelta(db: Executor, obra: Obra<A>, filas: readonly Cambiada[]): Promise<Juicios>;
  efectosVuelta(db: Executor, obra: Obra<A>, filas: readonly Cambiada[]): Promise<Efecto[]>;
  /** Names records that are no people, and completes the reasons. */
  describir?(db: Executor, obra: Obra<A>, juicios: Juicios): Promise<Descripciones>;
  /** Returns the plans and topics that the act may touch, so that its effect on learners is tried. */
  tocado?(db: Executor, obra: Obra<A>, ids: readonly number[]): Promise<Tocado>;
  /** Sorts records into the order in which they must change; such records are judged all at once. */
  ordenar?(db: Executor, obra: Obra<A>, ids: readonly number[]): Promise<number[]>;
  /** Gives records back what they were. */
  volver(trx: Executor, obra: Obra<A>, filas: readonly Cambiada[]): Promise<void>;
}

/** Kinds by their name. */
export type Clases = { readonly [Name in ClaseMasivo]: Clase<ActoDe<Name>> };
