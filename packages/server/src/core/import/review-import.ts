import type { ImportCalls, ImportTypes, RequestOf, ResponseOf } from '@portal/contract';
import { type Context, instantOf } from '../context.ts';
import { done } from '../http/done.ts';
import { rowsOf } from './all-rows.ts';
import * as lists from './importacion-lists.repository.ts';
import * as repository from './importacion.repository.ts';
import type { Importer } from './importer.ts';
import { readImport } from './read-import.ts';
import { type ReviewedRow, toReviewed } from './rows.rules.ts';
import { wordReasons, wordWarnings } from './sentences.ts';
import { inTransaction } from '../transaction.ts';

type Review<T extends ImportTypes> = ImportCalls<T>['importar'];

/** Handles `POST /<domain>/importar`: reads and judges a file and stores the review for a day (P40). Errors: 422 for a file of another kind. */
export async function reviewImport<T extends ImportTypes, Data extends object>(
  importer: Importer<T, Data>,
  context: Context,
  { body, query }: RequestOf<Review<T>>,
): Promise<ResponseOf<Review<T>>> {
  const { definition } = importer;
  const { columnas, rows } = await readImport(definition, body);
  const work = { trx: context.db, context, options: query.opciones };
  const judged = await importer.judge(work, rows);
  const place = {
    campos: definition.columns.map(({ campo }) => campo),
    word: wordReasons(context.texts),
    wordWarnings: wordWarnings(context.texts),
  };
  const reviewed = judged.map((each, index) => toReviewed(rows[index], each, { ...place, numero: index + 1 }));
  const id = await keepReview(context, reviewed, { tipo: definition.domain, archivo: query.archivo ?? null, opciones: query.opciones });
  return {
    ...(await importer.answer(work, judged, rows)),
    ...done(context, 'importacion.leida', { filas: reviewed.length }),
    id_importacion: id,
    columnas,
    ...countsOf(reviewed),
    filas: query.filas === 1 ? await rowsOf(lists.findFilas(context.db, definition, { id, list: { tamano: 1 } })) : [],
  };
}

const keepReview = (context: Context, rows: readonly ReviewedRow[], file: Omit<repository.NewImportacion, 'id_usuario'>): Promise<number> =>
  inTransaction(context, async (trx) => {
    const stamp = { usuario: context.user.username, now: instantOf(context) };
    const id = await repository.insertImportacion(trx, { ...file, id_usuario: context.user.id_usuario }, stamp);
    await repository.insertFilas(trx, id, rows);
    return id;
  });

function countsOf(rows: readonly ReviewedRow[]) {
  const existentes = rows.filter(({ estado }) => estado === 'existente').length;
  const rechazadas = rows.filter(({ estado }) => estado === 'rechazada').length;
  const con_aviso = rows.filter(({ aviso }) => aviso !== null).length;
  return { total: rows.length, aceptadas: rows.length - existentes - rechazadas, existentes, rechazadas, con_aviso };
}
