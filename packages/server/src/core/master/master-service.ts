import type { ListQuery, MasterCalls, MasterDefinition, MasterRow, MasterTypes, RequestOf, ResponseOf } from '@portal/contract/core';
import { message, type Message } from '@portal/messages';
import type { Executor } from '../../db/executor.ts';
import { AppError, fieldFailure, notFound, staleVersion } from '../../errors/errors.ts';
import type { Listing } from '../../list/listing.ts';
import type { Context } from '../context.ts';
import { done, type Done } from '../http/answer/done.ts';
import { copyRecords } from './copy-records.ts';
import { type CopyWanted, duplicateRecord } from './duplicate.ts';
import { type CopyMade, keepCopy } from './keep-copy.ts';
import type { OwnName } from './copied-rows.repository.ts';
import type { MasterRows, StoredMaster } from './master-rows.repository.ts';
import { type ManyRecords, manyRecords } from './many-records.ts';
import type { Copying, CopyRecords, Made, Master } from './master.ts';
import { lockOwnersFor, ownerOfNew, requireChangeable, requireFamily } from './owner.ts';
import { type Removal, removeRecord, removeRecords } from './remove-records.ts';
import { saveChildren } from './save-children.ts';
import { asStored, leftOutOf } from './sent-fields.ts';
import { stampsOf } from './stamps.ts';
import { inTransaction } from '../transaction.ts';

const ACTIVO = 1;

interface ById {
  readonly params: { readonly id: number };
}

/** Handlers of a master's usual calls (P69). */
export interface MasterService<T extends MasterTypes> {
  readonly definition: MasterDefinition<T>;
  /** Returns the record as `get` does, undefined without one in the scope. */
  find(context: Context, id: number): Promise<MasterRow<T> | undefined>;
  list(context: Context, request: { readonly query: ListQuery }): Promise<Listing<MasterRow<T>>>;
  get(context: Context, request: ById): Promise<MasterRow<T>>;
  create(context: Context, request: RequestOf<MasterCalls<T>['ins']>): Promise<ResponseOf<MasterCalls<T>['ins']>>;
  change(context: Context, request: RequestOf<MasterCalls<T>['upd']>): Promise<ResponseOf<MasterCalls<T>['upd']>>;
  remove(context: Context, request: ById): Promise<Done>;
  /** Removes some records inside a transaction, as far as nothing depends on them. */
  removeRecords(copying: Copying, which: Parameters<typeof removeRecords>[2]): Promise<Removal>;
  /** Throws 404 for a master without `copy`. */
  duplicate(
    context: Context,
    request: ById & { readonly body: CopyWanted },
  ): Promise<Done & ReturnType<MasterDefinition<T>['keyed']> & CopyMade>;
  readonly copies: CopyRecords;
  /** Acts on several records in statements for all of them. */
  readonly many: ManyRecords;
}

/** Builds the handlers. A save writes record, children and the progress of its plans in one transaction (P30). */
export function masterService<T extends MasterTypes>(master: Master<T>): MasterService<T> {
  const { definition, rows, noun } = master;
  const { split, keyed } = definition;
  return {
    definition,
    find: (context, id) => rows.find(context.db, id, context),
    list: (context, { query }) => rows.list(context.db, query, context),
    get: async (context, { params }) => {
      const row = await rows.find(context.db, params.id, context);
      if (!row) throw notFound(noun);
      return row;
    },
    create: (context, { body }) =>
      inTransaction(context, async (trx) => {
        const { own, children } = split(body);
        const owner = await ownerOfNew(master, { trx, context }, own);
        await master.permit?.({ trx, scope: context.scope, values: own });
        const columns = { ...(await master.columns(trx, own)), ...owner };
        const id = await rows.insert(trx, { ...columns, ...stampsOf(definition, context, 'creacion') });
        await saveChildren(master, { trx, context, id }, children);
        await requireFamily(trx, master.owned, [id]);
        const avisos = await avisosOf(master, trx, { id, stored: await rows.lock(trx, id) });
        return { ...done(context, 'registro.insertado'), ...keyed(id), avisos: avisos.map(context.texts.word) };
      }),
    change: (context, { body }) => inTransaction(context, (trx) => changeRecord(master, { trx, context }, body)),
    remove: (context, { params }) =>
      inTransaction(context, async (trx) => {
        await removeRecord(master, { trx, context }, params.id);
        return done(context, 'registro.eliminado');
      }),
    removeRecords: (copying, which) => removeRecords(master, copying, which),
    duplicate: (context, { params, body }) =>
      inTransaction(context, async (trx) => {
        const made: Made = { filas: {}, iguales: [] };
        const id = await duplicateRecord(master, { trx, context, made }, { from: params.id, ...body });
        return { ...done(context, 'registro.copiado'), ...keyed(id), ...(await keepCopy(master, { trx, context, made }, id)) };
      }),
    copies: copyRecords(master),
    many: manyRecords(master),
  };
}

/** Changes a record with its children and what follows, inside a transaction. */
async function changeRecord<T extends MasterTypes>(
  master: Master<T>,
  { trx, context }: Copying,
  body: RequestOf<MasterCalls<T>['upd']>['body'],
): Promise<ResponseOf<MasterCalls<T>['upd']>> {
  const { definition, rows } = master;
  const { split, keyed } = definition;
  const id = body[definition.key];
  const { own: sent, children } = split(body);
  await lockOwnersFor(master, trx, { id, values: sent });
  const before = await lockVersion(master, { trx, context }, { id, version: body.version });
  const own = await asStored(sent, body, () => rows.find(trx, id, context));
  await requireChangeable(master, { trx, context }, { id, values: own });
  await master.permit?.({ trx, scope: context.scope, id, values: own, leftOut: leftOutOf(body) });
  const columns = await master.columns(trx, own, id);
  const version = await rows.update(trx, id, { ...columns, ...stampsOf(definition, context, 'modificacion') });
  const relinked = await saveChildren(master, { trx, context, id }, children);
  await requireFamily(trx, master.owned, [id]);
  const after = await rows.lock(trx, id);
  const restructured = relinked || isPublished(before) !== isPublished(after) || before.structural !== after?.structural;
  if (restructured && !context.ensayo) await master.structureChanged?.(trx, [id]);
  const avisos = await avisosOf(master, trx, { id, stored: after });
  return { ...done(context, 'registro.actualizado'), ...keyed(id), version, avisos: avisos.map(context.texts.word) };
}

const isPublished = (stored: StoredMaster | undefined): boolean => stored?.codigo_estado === ACTIVO;

interface Versioned {
  readonly id: number;
  /** Version that the caller read; absent: no check. */
  readonly version?: number | undefined;
}

/** Locks the record. Throws 404 without one, 409 for another version than the caller read (P31). */
async function lockVersion<T extends MasterTypes>(
  { rows, noun }: Master<T>,
  { trx, context: { user, scope } }: Copying,
  { id, version }: Versioned,
): Promise<StoredMaster> {
  const stored = await rows.lock(trx, id, scope);
  if (!stored) throw notFound(noun);
  if (version !== undefined && stored.version !== undefined && version !== stored.version) {
    const actual: { readonly usuario_modificacion?: unknown } | undefined = await rows.find(trx, id, { scope });
    throw staleVersion(actual, { propia: actual?.usuario_modificacion === user.username, autor: await rows.author(trx, id) });
  }
  return stored;
}

interface Saved {
  readonly id: number;
  readonly stored: StoredMaster | undefined;
}

/** Returns the warnings about a published record. Throws 400 at the state if it lacks what it cannot be published without (P45). */
async function avisosOf<T extends MasterTypes>({ missing }: Master<T>, trx: Executor, { id, stored }: Saved): Promise<Message[]> {
  const faltas = isPublished(stored) ? ((await missing?.(trx, [id]))?.get(id) ?? []) : [];
  const refused = faltas.find(({ impide }) => impide);
  if (refused) throw fieldFailure('datos_invalidos', 'codigo_estado', message('registro.publicar', { falta: refused.texto }));
  return faltas.map(({ texto }) => texto);
}

interface UniqueValue<T extends MasterTypes> {
  readonly column: OwnName<T>;
  readonly value: string;
  /** Id of the saved record, which may keep its value; absent for a new one. */
  readonly id?: number | undefined;
}

/** Throws 409 at the field if another record has the value; `detail.id` is that record. */
export async function requireFree<T extends MasterTypes>(
  rows: MasterRows<T>,
  trx: Executor,
  { column, value, id }: UniqueValue<T>,
): Promise<void> {
  const holder = (await rows.holdersOf(trx, { column, values: [value] })).get(value);
  if (holder !== undefined && holder !== id) throw duplicateOf(column, value, holder);
}

function duplicateOf(column: string, value: string, id: number): AppError {
  const sentence = message('registro.repetido', { valor: value });
  return new AppError('duplicado', sentence, { errors: { [column]: sentence }, detail: { id } });
}
