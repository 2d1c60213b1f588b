import { Readable } from 'node:stream';
import type { RequestOf } from '@portal/contract/core';
import type { privacidadApi } from '@portal/contract/privacidad';
import { type Context, instantOf } from '../../core/context.ts';
import type { sendFile } from '../../core/http/answer/send-file.ts';
import { zipStream, type ZipPart } from '../../core/spreadsheet/xlsx/zip-stream.ts';
import { notFound } from '../../errors/errors.ts';
import { palabrasDe } from '../evaluacion/evaluacion.public.ts';
import { recordEvent } from '../log/log.public.ts';
import type { Conjunto, Fila } from './conjunto.rules.ts';
import { CONJUNTOS } from './conjuntos.rules.ts';
import { findTitular, readConjunto, type Titular } from './exportar.repository.ts';
import { pageHead, pageTail, sectionHead, sectionTail, tableHead, tableRows } from './pagina.service.ts';

type Calls = typeof privacidadApi;
type Reply = Parameters<typeof sendFile>[0];

/**
 * `GET /privacidad/exportar/:id` (P162): streams everything that the portal holds about a person as a ZIP: one JSON file for each kind of
 * record, and a page to read. Logs the export before the first byte. Throws 404.
 */
export async function sendDatos(context: Context, { params }: RequestOf<Calls['exportar']>, reply: Reply): Promise<unknown> {
  const { db, user, now } = context;
  const titular = await findTitular(db, params.id);
  if (!titular) throw notFound('usuario');
  const { id_usuario } = titular;
  const autor = { id_autor: user.id_usuario, usuario: user.username };
  await recordEvent(db, { id_usuario, ...autor, tabla: 'usuario', tipo: 'datos_exportados', now });
  return reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="datos-${id_usuario}.zip"`)
    .send(Readable.from(zipStream(partsOf(context, titular)), { objectMode: false }));
}

/** Files of the archive, each read when its turn comes. */
function* partsOf(context: Context, titular: Titular): Generator<ZipPart> {
  yield { path: 'datos.html', text: pageOf(context, titular) };
  for (const conjunto of CONJUNTOS) yield { path: `datos/${conjunto.nombre}.json`, text: jsonOf(context, conjunto, titular) };
}

/** Reads the rows of a table as they go out. */
async function* filasOf(context: Context, conjunto: Conjunto, titular: Titular): AsyncGenerator<readonly Fila[]> {
  const { redactar } = conjunto;
  const palabras = palabrasDe(context);
  for await (const rows of readConjunto(context.db, conjunto, titular)) yield redactar ? rows.map((row) => redactar(row, palabras)) : rows;
}

async function* jsonOf(context: Context, conjunto: Conjunto, titular: Titular): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const rows of filasOf(context, conjunto, titular)) {
    yield separator + rows.map((row) => JSON.stringify(row)).join(',\n');
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

async function* pageOf(context: Context, titular: Titular): AsyncGenerator<string> {
  const { texts } = context;
  yield pageHead(texts, { personal: titular.personal, momento: instantOf(context) });
  for (const conjunto of CONJUNTOS) {
    const { nombre } = conjunto;
    yield sectionHead(texts, nombre);
    let columns: readonly string[] | undefined;
    for await (const rows of filasOf(context, conjunto, titular)) {
      if (!columns) yield tableHead(texts, (columns = Object.keys(rows[0]!)));
      yield tableRows(rows, columns);
    }
    yield sectionTail(texts, columns !== undefined);
  }
  yield pageTail();
}
