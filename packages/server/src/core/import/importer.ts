import type { FilaEstado, ImportDefinition, ImportTypes } from '@portal/contract';
import type { Message } from '@portal/messages';
import type { Executor } from '../../db/executor.ts';
import type { Context } from '../context.ts';
import type { Judged, ReadRow } from './rows.rules.ts';
import type { Counts } from './sentences.ts';

/** Surroundings of one step of an import. */
export interface Work<T extends ImportTypes> {
  /** Transaction of the step; the review reads without one. */
  readonly trx: Executor;
  readonly context: Context;
  /** Choices for the whole file, made at its review. */
  readonly options: T['options'];
}

/** An accepted row that waits to be written. */
export interface StagedRow<Data> {
  readonly numero: number;
  readonly estado: FilaEstado;
  readonly datos: Data;
}

/** Result of an accepted row: written, with its record before and after (`datos` unless given); meanwhile there already; meanwhile refused. */
export type Outcome =
  | { readonly numero: number; readonly id: number; readonly antes?: object; readonly despues?: object }
  | { readonly numero: number; readonly existente: true }
  | { readonly numero: number; readonly motivo: Message };

/** Written row, as the undoing reads it. */
export interface WrittenRow {
  readonly numero: number;
  readonly fila: number | null;
  readonly id: number;
  readonly estado: FilaEstado;
  readonly antes: unknown;
  readonly despues: unknown;
}

/** Import of one domain: its rules and its tables. `core/import` reads the file, stores the review, confirms once and undoes, for all alike. */
export interface Importer<T extends ImportTypes, Data extends object> {
  readonly definition: ImportDefinition<T>;
  /**
   * Judges all rows of a file against each other and against what is stored, writing nothing. Answers one judgement per row, in their
   * order; further ones are records that the file lacks and that would change for it.
   */
  judge(work: Work<T>, rows: readonly ReadRow<T>[]): Promise<readonly Judged<T, Data>[]>;
  /** Further values of the review about the whole file, besides its counts. */
  answer(work: Work<T>, judged: readonly Judged<T, Data>[], rows: readonly ReadRow<T>[]): Promise<T['answer']>;
  /** Writes accepted rows and returns one outcome for each. A record changed since the review is not overwritten: its row is `existente` or refused. */
  write(work: Work<T>, rows: readonly StagedRow<Data>[]): Promise<readonly Outcome[]>;
  /** Completes a confirmation, in its transaction, when the result of each row is stored. */
  finish?(work: Work<T>, id_importacion: number): Promise<void>;
  /** Sentence after the confirmation. */
  confirmed(counts: Counts): Message;
  /**
   * Returns for each record that still exists, by its id, the reason to keep it, or null if it can be taken back. Locks the records
   * until the transaction ends.
   */
  aftermath(work: Work<T>, rows: readonly WrittenRow[]): Promise<ReadonlyMap<number, Message | null>>;
  /** Takes records back: deletes new ones, restores changed ones. */
  revert(work: Work<T>, rows: readonly WrittenRow[]): Promise<void>;
}
