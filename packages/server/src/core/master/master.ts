import type { MasterDefinition, MasterTypes } from '@portal/contract';
import type { Message, SpanishTexts } from '@portal/messages';
import type { Executor } from '../../db/executor.ts';
import type { LinkStamp, LinkTable } from '../../db/link-table.ts';
import type { Noun } from '../../errors/errors.ts';
import type { MasterColumns, MasterRows, OwnName } from './master-rows.repository.ts';

/** Noun for the children of an ordered list, in refusals. */
export type ChildNoun = keyof SpanishTexts['registro']['hijos'];

/** Description of a master for `masterService`: rows, checks, children, copies. */
export interface Master<T extends MasterTypes> {
  readonly definition: MasterDefinition<T>;
  readonly noun: Noun;
  readonly rows: MasterRows<T>;
  /** Validates against the database and adds computed columns. Throws a 400/409 naming the field. `id` is absent for a new record. */
  readonly columns: (trx: Executor, input: T['values'], id?: number) => Promise<MasterColumns<T>>;
  /** Lists the records that reference this one, which prevent a delete (P29). */
  readonly dependents: (trx: Executor, id: number) => Promise<readonly (Message | undefined)[]>;
  /** Warnings about missing parts of a published record (`docs/decisions/011`). */
  readonly missing?: (trx: Executor, id: number) => Promise<Message[]>;
  /** Link table of each ordered list, by field of the input. */
  readonly children?: { readonly [Field in keyof T['children']]-?: { readonly noun: ChildNoun; readonly link: LinkTable } };
  /** Columns that differ in a copy: a free code, a title marked as copy, and fixed changes such as the state. Absent: no copies. */
  readonly copy?: { readonly code?: OwnName<T>; readonly title: OwnName<T>; readonly changes: MasterColumns<T> };
  /** Copies further records below the record, besides `children`. */
  readonly copyContent?: (trx: Executor, pair: { readonly from: number; readonly to: number }, stamp: LinkStamp) => Promise<void>;
  /** Runs in the transaction after a change of state or links that may change the topics of plans, to update progress. */
  readonly structureChanged?: (trx: Executor, id: number) => Promise<void>;
}
