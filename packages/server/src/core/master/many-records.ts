import type { MasterTypes } from '@portal/contract/core';
import type { Message } from '@portal/messages';
import type { Executor } from '../../db/executor.ts';
import type { Scope } from '../../db/scope.ts';
import type { Anterior, Registro, Valores } from './many-rows.repository.ts';
import type { ChildList, Master } from './master.ts';
import type { Asked, Chosen } from './master-rows.repository.ts';
import { blocksOf, titleOf } from './remove-records.ts';

/** Acts on several records of a master: each takes a fixed number of statements, and a transaction where it writes. */
export interface ManyRecords {
  /** Returns the ids of selected rows of its list. Throws 409 when another number matches. */
  readonly selected: (db: Executor, asked: Asked, chosen: Chosen) => Promise<number[]>;
  /** Reads records of the scope; in a transaction it locks them until the end, in the order of their ids. */
  readonly read: (
    db: Executor,
    asked: { readonly ids: readonly number[]; readonly scope: Scope },
  ) => Promise<ReadonlyMap<number, Registro>>;
  /** Returns what prevents the publishing of records: those that may be published are absent (P45). */
  readonly unready: (db: Executor, ids: readonly number[]) => Promise<ReadonlyMap<number, Message>>;
  /** Returns what prevents the removal of some records when all of them that can go do so: those that can are absent (P29). */
  readonly blocked: (db: Executor, ids: readonly number[]) => Promise<ReadonlyMap<number, readonly Message[]>>;
  /** Sorts records so that none is removed before those that require it. */
  readonly inOrder: (db: Executor, ids: readonly number[]) => Promise<number[]>;
  /** Gives each record its values and what follows; returns the versions. `ensayo`: the change is rolled back, and counts no progress. */
  readonly change: (
    trx: Executor,
    filas: readonly Anterior[],
    valores: Valores & { readonly ensayo?: true | undefined },
  ) => Promise<ReadonlyMap<number, number>>;
  /** Removes records that nothing depends on. */
  readonly remove: (trx: Executor, ids: readonly number[]) => Promise<void>;
}

/** Builds the acts on several records of a master. */
export function manyRecords<T extends MasterTypes>(master: Master<T>): ManyRecords {
  const { rows, children } = master;
  return {
    selected: rows.selected,
    read: (db, { ids, scope }) => rows.readAll(db, { ids, scope, title: titleOf(master) }),
    unready: async (db, ids) => {
      const missing = (await master.missing?.(db, ids)) ?? new Map();
      return new Map(
        [...missing].flatMap(([id, faltas]) => {
          const falta = faltas.find(({ impide }: { readonly impide: boolean }) => impide);
          return falta ? [[id, falta.texto] as const] : [];
        }),
      );
    },
    blocked: (db, ids) => blockedOf(master, db, ids),
    inOrder: async (db, ids) => {
      const requires = (await master.requires?.(db, ids)) ?? new Map<number, number>();
      const depth = depthIn(requires);
      return ids.toSorted((one, two) => depth(two) - depth(one) || one - two);
    },
    change: async (trx, filas, { ensayo, ...valores }) => {
      const versions = await rows.changeAll(trx, filas, valores);
      const ids = [...versions.keys()];
      if (valores.columnas.includes('codigo_estado') && !ensayo) await master.structureChanged?.(trx, ids);
      return versions;
    },
    remove: async (trx, ids) => {
      for (const { link } of Object.values<ChildList>(children ?? {})) await link.clear(trx, ids);
      await master.removeContent?.(trx, ids);
      await rows.remove(trx, ids);
    },
  };
}

/** Finds the records that stay: one that stays may keep another, which it requires. */
async function blockedOf<T extends MasterTypes>(
  { dependents }: Master<T>,
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly Message[]>> {
  const stay = new Map<number, readonly Message[]>();
  let going = [...ids];
  for (let before = -1; before !== stay.size && going.length;) {
    before = stay.size;
    const found = await dependents?.(db, going, going);
    for (const id of going) {
      const lines = blocksOf(found, id);
      if (lines.length) stay.set(id, lines);
    }
    going = going.filter((id) => !stay.has(id));
  }
  return stay;
}

/** Returns the function that counts the records which a record requires, directly or through others. */
function depthIn(requires: ReadonlyMap<number, number>): (id: number) => number {
  const depths = new Map<number, number>();
  return (id) => {
    const path: number[] = [];
    let next: number | undefined = id;
    while (next !== undefined && !depths.has(next) && !path.includes(next)) {
      path.push(next);
      next = requires.get(next);
    }
    let depth = next === undefined ? -1 : (depths.get(next) ?? 0);
    for (const one of path.toReversed()) depths.set(one, (depth += 1));
    return depths.get(id) ?? 0;
  };
}
