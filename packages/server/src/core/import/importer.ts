import type { ColumnasLeidas, FilaEstado, ImportDefinition, ImportField, ImportTypes } from '@portal/contract/core';
import type { Message } from '@portal/messages';
import type { Executor } from '../../db/executor.ts';
import type { Context } from '../context.ts';
import type { SheetTable } from '../spreadsheet/sheet.ts';
import type { Judged, ReadRow } from './rows.rules.ts';
import type { Counts } from './sentences.ts';

/** Surroundings of the review of a file. */
export interface Work<T extends ImportTypes> {
  /** Transaction of the step; the review reads without one. */
  readonly trx: Executor;
  readonly context: Context;
  /** Choices for the whole file, made at its review. */
  readonly options: T['options'];
  /** How the columns of the file were found; undefined for rows without a file. */
  readonly columnas?: ColumnasLeidas | undefined;
}

/** Surroundings of a confirmation or an undoing. */
export interface StoredWork<T extends ImportTypes> extends Work<T> {
  readonly id_importacion: number;
  /** Name of the file, when its sender said it. */
  readonly archivo: string | null;
  /** Value that the review prepared, or that the confirmation made of it. */
  readonly preparado: unknown;
}

/** Judgement of the domain on a file. */
export interface Judgement<T extends ImportTypes, Data> {
  /** One judgement per row, in their order; further ones are records that the file lacks and that would change for it. */
  readonly filas: readonly Judged<T, Data>[];
  /** Further values of the review about the whole file, besides its counts. */
  readonly respuesta: T['answer'];
  /**
   * Kept with the review for its confirmation, e.g. records of other tables that the rows need; `asunto` says in the list of imports what the
   * whole file was about.
   */
  readonly preparado?: object & { readonly asunto?: string };
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
  /** Name of the record. */
  readonly nombre: string | null;
  readonly id: number;
  readonly estado: FilaEstado;
}

/** Rows of a file that is no spreadsheet, and what is said of the whole of it. */
export interface OtherFile<T extends ImportTypes> {
  readonly table: SheetTable;
  readonly respuesta: Partial<T['answer']>;
}

/** Import of one domain: its rules and its tables. `core/import` reads the file, stores the review, confirms once and undoes, for all alike. */
export interface Importer<T extends ImportTypes, Data extends object> {
  readonly definition: ImportDefinition<T>;
  /** Columns of a row, of the file or further ones, that name its record. */
  readonly nombran: readonly ((ImportField<T> | keyof T['extra']) & string)[];
  /** Reads a file that is no spreadsheet; undefined for one that is. Throws 422 for a broken one. */
  readOther?(work: Work<T>, bytes: Uint8Array): Promise<OtherFile<T> | undefined>;
  /** Says whether the first row of a sheet without known headers is a record; by default when its cells are those of one. */
  isRecord?(work: Work<T>, row: ReadRow<T>): Promise<boolean>;
  /** Judges all rows of a file against each other and against what is stored, writing nothing. */
  judge(work: Work<T>, rows: readonly ReadRow<T>[]): Promise<Judgement<T, Data>>;
  /**
   * Writes the accepted rows and stores the result of each in its row: with `writeRows()` from memory, or by statements over the rows
   * themselves. A record changed since the review is not overwritten: its row becomes `existente` or refused.
   */
  write(work: StoredWork<T>): Promise<void>;
  /** Sentence after the confirmation. */
  confirmed(counts: Counts): Message;
  /**
   * Returns for each record that still exists, by its id, the reason to keep it, or null if it can be taken back. Locks the records
   * until the transaction ends.
   */
  aftermath(work: StoredWork<T>, rows: readonly WrittenRow[]): Promise<ReadonlyMap<number, Message | null>>;
  /** Takes records back: deletes new ones, restores changed ones. */
  revert(work: StoredWork<T>, rows: readonly WrittenRow[]): Promise<void>;
}
