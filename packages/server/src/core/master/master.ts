import type { MasterDefinition, MasterTypes } from '@portal/contract';
import type { Message, SpanishTexts } from '@portal/messages';
import type { Executor } from '../../db/executor.ts';
import type { LinkStamp, LinkTable } from '../../db/link-table.ts';
import type { Noun } from '../../errors/errors.ts';
import type { MasterColumns, MasterRows, OwnName } from './master-rows.repository.ts';

/** Names the children of an ordered list in its refusals. */
export type ChildNoun = keyof SpanishTexts['registro']['hijos'];

/** What a master says of itself; everything else about creating, changing and deleting is the same for all. */
export interface Master<T extends MasterTypes> {
  readonly definition: MasterDefinition<T>;
  readonly noun: Noun;
  readonly rows: MasterRows<T>;
  /** Validates against the database and adds computed columns; throws by field. `id` is absent for a new record. */
  readonly columns: (trx: Executor, input: T['values'], id?: number) => Promise<MasterColumns<T>>;
  /** Names what still points at the record (P29). */
  readonly dependents: (trx: Executor, id: number) => Promise<readonly (Message | undefined)[]>;
  /** Sentences about what a published record lacks. */
  readonly missing?: (trx: Executor, id: number) => Promise<Message[]>;
  /** Ordered lists that are saved with the record, by their field. */
  readonly children?: { readonly [Field in keyof T['children']]-?: { readonly noun: ChildNoun; readonly link: LinkTable } };
  /** How a copy differs: its code is free, its title says that it is a copy, and it starts unpublished. */
  readonly copy?: { readonly code?: OwnName<T>; readonly title: OwnName<T>; readonly changes: MasterColumns<T> };
  /** Copies what hangs under the record besides `children`. */
  readonly copyContent?: (trx: Executor, pair: { readonly from: number; readonly to: number }, stamp: LinkStamp) => Promise<void>;
  /** Runs in the transaction when the active work under a plan may have changed. */
  readonly structureChanged?: (trx: Executor, id: number) => Promise<void>;
}
