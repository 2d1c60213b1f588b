import {
  CESAN_MOSTRADOS,
  type ColumnasLeidas,
  type ImportCalls,
  type ImportTypes,
  type RequestOf,
  type ResponseOf,
} from '@portal/contract/core';
import { type Context, instantOf } from '../context.ts';
import { done } from '../http/answer/done.ts';
import { rowsOf } from './all-rows.ts';
import * as lists from './importacion-lists.repository.ts';
import * as repository from './importacion.repository.ts';
import type { Importer } from './importer.ts';
import { localizeImport } from './localize-import.ts';
import { readImport } from './read-import.ts';
import type { Enmienda } from './rows.rules.ts';
import { requireOwn } from './require-own.ts';
import { recallColumns, rememberColumns } from './remember-columns.ts';
import { settleOption } from './remember-option.ts';
import { requireWhole } from './require-whole.ts';
import { countReasons } from './reading/common-reasons.ts';
import { ceases, nameOf, type ReadRow, reasonsOf, type ReviewedRow, toReviewed } from './rows.rules.ts';
import { wordReasons, wordWarnings } from './sentences.ts';
import { inTransaction } from '../transaction.ts';

type Review<T extends ImportTypes> = ImportCalls<T>['importar'];

/** Handles `POST /<domain>/importar`: reads and judges a file and stores the review for a day (P40). Errors: 422 for a file of another kind. */
export async function reviewImport<T extends ImportTypes, Data extends object>(
  importer: Importer<T, Data>,
  context: Context,
  { body, query }: RequestOf<Review<T>>,
): Promise<ResponseOf<Review<T>>> {
  const definition = await localizeImport(importer.definition, context.texts);
  const { isRecord } = importer;
  const { archivo = null, olvidar, desde, enmienda, columnas: chosen } = query;
  const antes = desde === undefined ? [] : await findMended(context, definition.domain, desde);
  const recordadas = await recallColumns(context, definition.domain, olvidar === 1);
  const other = await importer.readOther?.({ trx: context.db, context, options: query.opciones }, body);
  const { columnas, rows, lectura, celdas, enmiendas } = await readImport(definition, {
    bytes: body,
    table: other?.table,
    pedido: query,
    id_usuario: context.user.id_usuario,
    days: { today: context.today, orden: query.fechas },
    chosen,
    recordadas,
    mending: { antes, pedida: enmienda },
    ...(isRecord && { isRecord: (row) => isRecord({ trx: context.db, context, options: query.opciones }, row) }),
  });
  if (definition.entera(query.opciones)) requireWhole(lectura, query);
  if (chosen) {
    const { domain: tipo, columns } = definition;
    await rememberColumns(context, columnas, { tipo, columns, archivo, recordadas, id_usuario: context.user.id_usuario });
  }
  const { opciones, ...recalled } = await settleOption(context, definition, { columnas, archivo, opciones: query.opciones });
  const { id, counts, respuesta, motivos, avisos } = await judgeAndKeep(importer, context, {
    rows,
    columnas,
    archivo,
    enmiendas,
    opciones,
  });
  return {
    ...respuesta,
    ...other?.respuesta,
    ...recalled,
    ...done(context, 'importacion.leida', { filas: counts.total }),
    id_importacion: id,
    columnas,
    lectura,
    celdas,
    enmendadas: enmiendas.length,
    motivos,
    avisos,
    ...counts,
    filas: query.filas === 1 ? await rowsOf(lists.findFilas(context.db, definition, { id, list: { tamano: 1 } })) : [],
  };
}

/** Reads the cells that an earlier review of the caller mended. Errors: 404, 403 for somebody else's. */
async function findMended(context: Context, tipo: string, id: number): Promise<readonly Enmienda[]> {
  const before = await repository.findImportacion(context.db, { id, tipo, now: instantOf(context) });
  requireOwn(context, before);
  return before.enmiendas ?? [];
}

interface File<T extends ImportTypes> {
  readonly archivo: string | null;
  readonly enmiendas?: readonly Enmienda[];
  readonly opciones: T['options'];
}

/** Judges the rows of a file and stores their review. */
export async function judgeAndKeep<T extends ImportTypes, Data extends object>(
  importer: Importer<T, Data>,
  context: Context,
  { rows, columnas, enmiendas = [], ...file }: File<T> & { readonly rows: readonly ReadRow<T>[]; readonly columnas?: ColumnasLeidas },
) {
  const { columns, domain } = importer.definition;
  const { filas, respuesta, preparado = null } = await importer.judge({ trx: context.db, context, columnas, options: file.opciones }, rows);
  const place = { campos: columns.map(({ campo }) => campo), word: wordReasons(context.texts), wordWarnings: wordWarnings(context.texts) };
  const counts: Figures = { total: 0, aceptadas: 0, existentes: 0, rechazadas: 0, con_aviso: 0, cesan: 0, cesan_nombres: [] };
  const [motivos, avisos] = [countReasons(context.texts), countReasons(context.texts)];
  // Each row is made when its batch is sent: the whole file would be in memory twice.
  const reviewed = function* () {
    for (const [index, each] of filas.entries()) {
      const row = toReviewed(rows[index], each, { ...place, numero: index + 1 });
      count(counts, row, importer.nombran);
      const { problems = [], warnings = [] } = rows[index] ?? {};
      if (row.estado === 'rechazada') motivos.add(reasonsOf(each.verdict, problems));
      else if (row.aviso !== null) avisos.add([...warnings, ...(each.avisos ?? [])]);
      yield row;
    }
  };
  const id = await inTransaction(context, async (trx) => {
    const { id_usuario, username: usuario } = context.user;
    const inserted = await repository.insertImportacion(
      trx,
      { ...file, enmiendas, tipo: domain, preparado, id_usuario },
      { usuario, now: instantOf(context) },
    );
    await repository.insertFilas(trx, inserted, reviewed());
    return inserted;
  });
  return { id, counts, respuesta, motivos: motivos.found(), avisos: avisos.found() };
}

interface Figures extends Record<'total' | 'aceptadas' | 'existentes' | 'rechazadas' | 'con_aviso' | 'cesan', number> {
  readonly cesan_nombres: string[];
}

function count(counts: Figures, row: ReviewedRow, nombran: readonly string[]): void {
  const { fila, estado, aviso } = row;
  if (fila !== null) counts.total += 1;
  if (ceases(row)) {
    counts.cesan += 1;
    if (counts.cesan <= CESAN_MOSTRADOS) counts.cesan_nombres.push(nameOf(row, nombran));
  }
  if (aviso !== null) counts.con_aviso += 1;
  counts[estado === 'existente' ? 'existentes' : estado === 'rechazada' ? 'rechazadas' : 'aceptadas'] += 1;
}
