import { message, type SpanishTexts } from '@portal/messages';
import type { LinkPair, LinkTable } from '../../db/link-table.ts';
import type { Executor } from '../../db/executor.ts';
import { lockOwners, type Reading, unknownContents } from '../../db/owned.ts';
import { type Context, instantOf } from '../context.ts';
import { fieldFailure } from '../../errors/errors.ts';
import { done, type Done } from '../http/answer/done.ts';
import { requireFamily, requireOwn } from './owner.ts';
import { inTransaction } from '../transaction.ts';

/** Name of an id field, and the noun for its records. */
interface Side<Field extends string> {
  readonly field: Field;
  readonly noun: Exclude<keyof SpanishTexts['enlace']['fila'], 'grupo' | 'categoria'>;
}

/** Kind of link of a bulk call: link table, both id fields and the nouns of its answer. */
export interface LinkCall<Parent extends string = string, Child extends string = string> {
  readonly link: LinkTable;
  readonly parent: Side<Parent>;
  readonly child: Side<Child>;
  /** Key of the answer: `3 cursos enlazados`. */
  readonly linked: keyof SpanishTexts['enlace']['hecho'];
  /** Runs in the transaction after inserts, with the ids of the parents, e.g. to update progress. */
  readonly structureChanged?: (trx: Executor, parents: readonly number[]) => Promise<void>;
}

type Answer = Done & { readonly insertados: number; readonly existentes: number };

/** Builds the handler of a bulk call: inserts all links or none, counts existing ones (P26, P30). Throws 400 for an unknown id. */
export const linkHandler =
  <Parent extends string, Child extends string>(call: LinkCall<Parent, Child>) =>
  (context: Context, { body }: { readonly body: readonly LinkRow<Parent | Child>[] }): Promise<Answer> =>
    inTransaction(context, async (trx) => {
      const pairs = body.map((row) => toPair(call, row));
      const parents = [...new Set(pairs.map((pair) => pair.parent))];
      const { link } = call;
      const { scope } = context;
      await lockOwners(trx, 'link');
      await link.lockParents(trx, parents);
      await requireContents(
        trx,
        { table: link.parent, scope, side: call.parent },
        pairs.map((pair) => pair.parent),
      );
      await requireOwn(trx, { table: link.parent, scope }, parents);
      await requireContents(
        trx,
        { table: link.child, scope, side: call.child },
        pairs.map((pair) => pair.id),
      );
      const stamp = { usuario_creacion: context.user.username, fecha_creacion: instantOf(context) };
      const insertados = await link.add(trx, pairs, stamp);
      await requireFamily(trx, link.parent, parents);
      if (insertados && !context.ensayo) await call.structureChanged?.(trx, parents);
      const counted = { insertados, existentes: pairs.length - insertados };
      return { ...done(context, `enlace.hecho.${call.linked}`, counted), ...counted };
    });

/** Throws 400 with the row of an id that no record has which the scope sees. */
const requireContents = async (
  trx: Executor,
  { side, ...reading }: Reading & { readonly side: Side<string> },
  ids: readonly number[],
): Promise<void> => requireKnown(ids, side, await unknownContents(trx, reading, ids));

/** Row of the batch: both ids, and further columns of the link (`numero_orden`, `cuestionario` …). */
type LinkRow<Field extends string> = { readonly [Name in Field]: number } & Readonly<Record<string, number>>;

const toPair = <Parent extends string, Child extends string>(
  { parent, child }: LinkCall<Parent, Child>,
  row: LinkRow<Parent | Child>,
): LinkPair => ({
  parent: row[parent.field],
  id: row[child.field],
  numero_orden: row['numero_orden'],
  extra: row,
});

/** Throws 400 for the first row of a batch with an unknown id; `ids` are in the order of the rows. */
export function requireKnown(ids: readonly number[], { field, noun }: Side<string>, unknown: readonly number[]): void {
  const index = ids.findIndex((id) => unknown.includes(id));
  if (index < 0) return;
  throw fieldFailure('datos_invalidos', `${index}.${field}`, message(`enlace.fila.${noun}`, { fila: index + 1, id: String(ids[index]) }));
}
