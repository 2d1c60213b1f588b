import type { ColumnasLeidas } from '@portal/contract/core';
import { type Context, instantOf } from '../context.ts';
import type { ReadColumn } from '../spreadsheet/columns.rules.ts';
import { inTransaction } from '../transaction.ts';
import { findRecordadas, forgetRecordadas, keepRecordadas, type Remembering } from './importacion-columna.repository.ts';
import { chosenApart, type Elegida, type Recordada } from './remembered-columns.rules.ts';

/** Reads what the caller's company remembers of the columns of such files; with `olvidar` it forgets that first. */
export async function recallColumns(context: Context, tipo: string, olvidar: boolean): Promise<Recordada[]> {
  const about = { tipo, id_usuario: context.user.id_usuario };
  if (!olvidar) return findRecordadas(context.db, about);
  await inTransaction(context, (trx) => forgetRecordadas(trx, about));
  return [];
}

interface Chosen extends Remembering {
  readonly archivo: string | null;
  readonly columns: readonly ReadColumn[];
  readonly recordadas: readonly Recordada[];
}

/** Remembers the columns that a person chose by hand, as far as they differ from what is remembered. */
export async function rememberColumns(
  context: Context,
  columnas: ColumnasLeidas,
  { columns, recordadas, ...about }: Chosen,
): Promise<void> {
  const { recordar, olvidar } = chosenApart(columnas, columns);
  const known = new Map(recordadas.map(({ encabezado, campo }) => [encabezado, campo]));
  const isNew = ({ encabezado, campo }: Elegida) => known.get(encabezado) !== campo;
  const elegidas = recordar.filter(isNew);
  const gone = olvidar.filter((encabezado) => known.has(encabezado));
  if (elegidas.length + gone.length === 0) return;
  await inTransaction(context, async (trx) => {
    if (gone.length > 0) await forgetRecordadas(trx, about, gone);
    await keepRecordadas(trx, about, { elegidas, stamp: { usuario: context.user.username, now: instantOf(context) } });
  });
}
