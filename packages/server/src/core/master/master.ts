import type { MasterDefinition, MasterTypes, OwnOfCopy } from '@portal/contract/core';
import type { Message, SpanishTexts } from '@portal/messages';
import type { Context } from '../context.ts';
import type { Executor } from '../../db/executor.ts';
import type { OwnedTable, Owner } from '../../db/owned.ts';
import type { Scope } from '../../db/scope.ts';
import type { Copies, LinkStamp, LinkTable } from '../../db/link-table.ts';
import type { Noun } from '../../errors/errors.ts';
import type { OwnName } from './copied-rows.repository.ts';
import type { MasterColumns, MasterRows } from './master-rows.repository.ts';

/** Noun for the children of an ordered list, in refusals. */
export type ChildNoun = keyof SpanishTexts['registro']['hijos'];

/** Transaction and author of a copy. */
export interface Copying {
  readonly trx: Executor;
  readonly context: Context;
  /** Owner of the copies; absent: records that have none. */
  readonly owner?: Owner | undefined;
  /** Collects what the copy makes. */
  readonly made?: Made;
}

/** Result of a copy. */
export interface Made {
  /** Ids of the inserted records by table. */
  readonly filas: Record<string, number[]>;
  /** Copied questions of which two options are equal: stored before that was refused (P238). */
  readonly iguales: number[];
}

/** Copies records with everything that they contain; a record in several places is copied once. */
export type CopyRecords = (copying: Copying, ids: readonly number[]) => Promise<Copies>;

/** Ordered list of a master: its link table, and the copy of its children for a copy of everything. */
export interface ChildList {
  readonly noun: ChildNoun;
  readonly link: LinkTable;
  readonly copies: CopyRecords;
}

/** Missing part of a published record: refuses its publishing, or warns. */
export interface Falta {
  readonly texto: Message;
  readonly impide: boolean;
}

/** References that prevent the delete of records, by id. */
export type Dependents = ReadonlyMap<number, readonly (Message | undefined)[]>;

/** Save or removal of one record. */
export interface Saving<T extends MasterTypes> {
  readonly trx: Executor;
  readonly scope: Scope;
  /** Absent for a new record. */
  readonly id?: number;
  /** Absent for a removal. */
  readonly values?: T['values'];
  /** Fields that the call did not send: their values are the stored ones. */
  readonly leftOut?: readonly string[];
}

/** Description of a master for `masterService`: rows, checks, children, copies. */
export interface Master<T extends MasterTypes> {
  readonly definition: MasterDefinition<T>;
  readonly noun: Noun;
  readonly rows: MasterRows<T>;
  /** Table of contents: its records belong to the whole portal or to a company, and a limited access changes only those of its own (P199). */
  readonly owned?: OwnedTable;
  /** Validates against the database and adds computed columns. Throws a 400/409 naming the field. `id` is absent for a new record. */
  readonly columns: (trx: Executor, input: T['values'], id?: number) => Promise<MasterColumns<T>>;
  /** Throws what the caller may not save or remove though the record is in their scope (P46), before `columns` and `dependents`. */
  readonly permit?: (saving: Saving<T>) => Promise<void>;
  /** Column that names a record of a master without copies; by default that of `copy`. */
  readonly title?: OwnName<T>;
  /** Lists what references some records and prevents a delete (P29); their own lists do not, nor do the records `sin`, which go too. */
  readonly dependents?: (trx: Executor, ids: readonly number[], sin: readonly number[]) => Promise<Dependents>;
  /** Returns those of some records that each requires, of the same master: they are removed after it. */
  readonly requires?: (db: Executor, ids: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  /** Returns the requirements that published records do not meet (`docs/decisions/011`). */
  readonly missing?: (trx: Executor, ids: readonly number[]) => Promise<ReadonlyMap<number, readonly Falta[]>>;
  /** Link table of each ordered list, by field of the input. */
  readonly children?: { readonly [Field in keyof T['children']]-?: ChildList };
  /** Columns that differ in a copy: a free code, a title marked as copy, and fixed changes such as the state. Absent: no copies. */
  readonly copy?: {
    readonly code?: OwnName<T>;
    readonly title: OwnName<T>;
    readonly changes: MasterColumns<T>;
    /** Values that the caller gives the copy instead. */
    readonly own?: (given: OwnOfCopy) => MasterColumns<T>;
    /** Gives the copy what the caller asks for besides its contents, after these. */
    readonly more?: (copying: Copying, pair: { readonly from: number; readonly to: number; readonly given: OwnOfCopy }) => Promise<void>;
  };
  /** Gives copies what belongs to their originals alone, besides `children`. */
  readonly copyContent?: (trx: Executor, pairs: Copies, stamp: LinkStamp) => Promise<void>;
  /** Returns those of some copies that a save would refuse as they are: they were stored before the rule. */
  readonly refusedNow?: (trx: Executor, ids: readonly number[]) => Promise<readonly number[]>;
  /** Deletes what belongs to some records alone, besides the links of `children`. */
  readonly removeContent?: (trx: Executor, ids: readonly number[]) => Promise<void>;
  /** Runs in the transaction after a change of state or links that may change the topics of plans, to update progress. */
  readonly structureChanged?: (trx: Executor, ids: readonly number[]) => Promise<void>;
}
