import type { ListQuery } from '@portal/contract';
import type { Executor } from '../../db/executor.ts';
import type { LinkedChild, LinkStamp, LinkTable } from '../../db/link-table.ts';
import type { MasterRows } from './master-rows.repository.ts';
import { type Context, instantOf } from '../context.ts';
import { AppError, hasDependents, invalid, notFound, staleVersion } from '../../errors/errors.ts';
import { MASTER_MESSAGE } from './master.ts';
import type { Listing } from '../../list/listing.ts';

const ACTIVO = 1;

/** What the caller sent, besides the id and the version. */
type Input = Readonly<Record<string, unknown>>;

/** What a master says of itself; everything else about creating, changing and deleting is the same for all. */
export interface Master<Row> {
  /** With its article: `El curso`. */
  readonly noun: string;
  /** Name of the id, e.g. `id_curso`. */
  readonly key: string;
  readonly rows: MasterRows<Row>;
  /** Fills in and judges what only the database knows; throws by field. `id` is absent for a new record. Returns the columns to store. */
  readonly columns: (trx: Executor, input: Input, id?: number) => Promise<Input>;
  /** Lines that name what still points at the record (P29). */
  readonly dependents: (trx: Executor, id: number) => Promise<readonly (string | undefined)[]>;
  /** Sentences about what a published record lacks. */
  readonly missing?: (trx: Executor, id: number) => Promise<string[]>;
  /** Ordered children that are saved with the record, under the input's `field`. */
  readonly children?: { readonly field: string; readonly noun: string; readonly link: LinkTable };
  /** How a copy differs: its code must be free, its title says what it is, and it starts unpublished. */
  readonly copy?: { readonly code?: CopyColumn; readonly title: CopyColumn; readonly codigo_estado: number };
  /** Copies what hangs under the record besides `children`. */
  readonly copyContent?: (trx: Executor, pair: { readonly from: number; readonly to: number }, stamp: LinkStamp) => Promise<void>;
  /** Runs in the transaction when the active work under a plan may have changed. */
  readonly structureChanged?: (trx: Executor, id: number) => Promise<void>;
}

interface CopyColumn {
  readonly column: string;
  /** Longest text that fits. */
  readonly max: number;
}

type Body = { readonly version?: number } & Input;

/** The handlers of a master's usual calls. */
export interface MasterService<Row> {
  list(context: Context, request: { readonly query: ListQuery }): Promise<Listing<Row>>;
  get(context: Context, request: ById): Promise<Row>;
  create(context: Context, request: { readonly body: Body }): Promise<Saved>;
  change(context: Context, request: { readonly body: Body }): Promise<Saved & { readonly version: number }>;
  remove(context: Context, request: ById): Promise<{ result: '0'; message: string }>;
  /** Only for a master that says how it is copied. */
  duplicate(context: Context, request: ById & { readonly body: { readonly con_contenido: number } }): Promise<never>;
}

interface ById {
  readonly params: { readonly id: number };
}

interface Saved {
  readonly result: '0';
  readonly message: string;
  readonly avisos: string[];
}

/** Builds the handlers. Creating and changing are one transaction each: record, children, progress of the plans above. */
export function masterService<Row>(master: Master<Row>): MasterService<Row> {
  const { rows, noun, key } = master;
  return {
    list: ({ db }, { query }) => rows.list(db, query),
    get: async ({ db }, { params }) => {
      const row = await rows.find(db, params.id);
      if (!row) throw notFound(noun);
      return row;
    },
    create: (context, { body }) =>
      context.db.transaction().execute(async (trx) => {
        const input = ownFields(master, body);
        const now = instantOf(context);
        const stamps = { usuario_creacion: context.user.username, fecha_creacion: now, fecha_modificacion: now };
        const id = await rows.insert(trx, { ...(await master.columns(trx, input)), ...stamps });
        await saveChildren(master, { trx, context, id }, body);
        return { result: '0', message: MASTER_MESSAGE.inserted, [key]: id, avisos: await avisosOf(master, trx, id) };
      }),
    change: (context, { body }) =>
      context.db.transaction().execute(async (trx) => {
        const id = Number(body[key]);
        const stored = await rows.lock(trx, id);
        if (!stored) throw notFound(noun);
        if (body.version !== undefined && body.version !== stored.version) throw staleVersion(await rows.find(trx, id));
        const input = ownFields(master, body);
        const stamps = { usuario_modificacion: context.user.username, fecha_modificacion: instantOf(context) };
        const version = await rows.update(trx, id, { ...(await master.columns(trx, input, id)), ...stamps });
        const relinked = await saveChildren(master, { trx, context, id }, body);
        const republished = (stored.codigo_estado === ACTIVO) !== (input['codigo_estado'] === ACTIVO);
        if (relinked || republished) await master.structureChanged?.(trx, id);
        return { result: '0', message: MASTER_MESSAGE.updated, [key]: id, version, avisos: await avisosOf(master, trx, id) };
      }),
    remove: ({ db }, { params }) =>
      db.transaction().execute(async (trx) => {
        if (!(await rows.lock(trx, params.id))) throw notFound(noun);
        const dependents = (await master.dependents(trx, params.id)).filter((line) => line !== undefined);
        if (dependents.length) throw hasDependents(dependents);
        await rows.remove(trx, params.id);
        return { result: '0', message: MASTER_MESSAGE.deleted };
      }),
    duplicate: (context, request) => duplicate(master, context, request) as Promise<never>,
  };
}

/** The record's own fields: without id, version and children. */
function ownFields<Row>({ key, children }: Master<Row>, body: Body): Input {
  const { [key]: _id, version: _version, ...input } = body;
  if (!children) return input;
  const { [children.field]: _children, ...own } = input;
  return own;
}

interface Saving {
  readonly trx: Executor;
  readonly context: Context;
  readonly id: number;
}

type Child = Readonly<Record<string, number>> & { readonly id: number };
const toLinked = ({ id, ...extra }: Child): LinkedChild => ({ id, extra });

/** Children come as `{ id, … }`, the rest being what the link says. True when the structure is another one now. */
async function saveChildren<Row>({ children }: Master<Row>, { trx, context, id }: Saving, body: Body): Promise<boolean> {
  const given = children && (body[children.field] as readonly Child[] | undefined)?.map(toLinked);
  if (!children || !given) return false;
  const ids = given.map((child) => child.id);
  const repeated = ids.find((child, index) => ids.indexOf(child) !== index);
  if (repeated !== undefined) throw invalid(children.field, `${children.noun} ${repeated} está repetido en la lista.`);
  const [unknown] = await children.link.unknownChildren(trx, ids);
  if (unknown !== undefined) throw invalid(children.field, `${children.noun} ${unknown} no existe.`);
  return children.link.replace(
    trx,
    { parent: id, children: given },
    { usuario_creacion: context.user.username, fecha_creacion: instantOf(context) },
  );
}

async function avisosOf<Row>({ rows, missing }: Master<Row>, trx: Executor, id: number): Promise<string[]> {
  const stored = await rows.lock(trx, id);
  return stored?.codigo_estado === ACTIVO ? ((await missing?.(trx, id)) ?? []) : [];
}

async function duplicate<Row>(
  master: Master<Row>,
  context: Context,
  { params, body }: ById & { readonly body: { readonly con_contenido: number } },
): Promise<{ result: '0'; message: string }> {
  const { rows, copy, children, key } = master;
  if (!copy) throw notFound(master.noun);
  return context.db.transaction().execute(async (trx) => {
    await rows.lock(trx, params.id);
    const source = (await rows.find(trx, params.id)) as Readonly<Record<string, unknown>> | undefined;
    if (!source) throw notFound(master.noun);
    const now = instantOf(context);
    const stamp = { usuario_creacion: context.user.username, fecha_creacion: now };
    const title = { [copy.title.column]: copyName(String(source[copy.title.column]), ' (copia)', copy.title.max) };
    const code = copy.code
      ? { [copy.code.column]: await freeCode(rows, trx, { ...copy.code, code: String(source[copy.code.column]) }) }
      : {};
    const to = await rows.copy(trx, params.id, { ...title, ...code, codigo_estado: copy.codigo_estado, ...stamp, fecha_modificacion: now });
    if (body.con_contenido === 1) {
      await children?.link.copy(trx, { from: params.id, to }, stamp);
      await master.copyContent?.(trx, { from: params.id, to }, stamp);
    }
    return { result: '0', message: MASTER_MESSAGE.inserted, [key]: to };
  });
}

/** `V-01` -> `V-01-2`, or the first number that is free. */
async function freeCode<Row>(
  rows: MasterRows<Row>,
  trx: Executor,
  { column, max, code }: CopyColumn & { readonly code: string },
): Promise<string> {
  for (let number = 2; ; number += 1) {
    const candidate = copyName(code, `-${number}`, max);
    if (!(await rows.taken(trx, { column, value: candidate }))) return candidate;
  }
}

const copyName = (name: string, suffix: string, max: number): string => `${name.slice(0, max - suffix.length)}${suffix}`;

interface UniqueValue {
  readonly column: string;
  readonly value: unknown;
  /** The record that may have it; absent for a new one. */
  readonly id?: number;
}

/** Throws by field unless no other record has the value. */
export async function requireFree<Row>(rows: MasterRows<Row>, trx: Executor, { column, value, id }: UniqueValue): Promise<void> {
  if (await rows.taken(trx, { column, value: String(value), except: id })) throw duplicated(column, String(value));
}

/** 409 by field for a value that another record has. */
const duplicated = (field: string, value: string) => {
  const message = `Ya existe un registro con el valor «${value}».`;
  return new AppError('duplicado', message, { errors: { [field]: message } });
};
