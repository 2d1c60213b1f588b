import type { ImportCalls, ImportTypes, RequestOf, ResponseOf } from '@portal/contract/core';
import { message, type Message } from '@portal/messages';
import { type Context, instantOf } from '../context.ts';
import { doneAs } from '../http/answer/done.ts';
import * as repository from './importacion.repository.ts';
import type { Importer } from './importer.ts';
import { settleSent } from './rechazadas.repository.ts';
import { requireOwn } from './require-own.ts';
import { bareReason } from './sentences.ts';
import { inTransaction } from '../transaction.ts';

type Confirm<T extends ImportTypes> = ImportCalls<T>['importarIns'];

/**
 * Handles `POST /<domain>/importar/ins`: writes all accepted rows or none, once; a repeat answers the same counts (P30). Records that came
 * into the portal since the review are not written again. Errors: 404 for an unknown import or a review older than a day, 403 for somebody else's.
 */
export const confirmImport = <T extends ImportTypes, Data extends object>(
  importer: Importer<T, Data>,
  context: Context,
  { body }: RequestOf<Confirm<T>>,
): Promise<ResponseOf<Confirm<T>>> =>
  inTransaction(context, async (trx) => {
    const { definition, confirmed } = importer;
    const id = body.id_importacion;
    const stamp = { usuario: context.user.username, now: instantOf(context) };
    await repository.lockImports(trx, definition.domain);
    const importacion = await repository.findImportacion(trx, { id, tipo: definition.domain, now: stamp.now }, true);
    requireOwn(context, importacion);
    if (importacion.resultado) {
      const before = { ...importacion.resultado, cesados: importacion.resultado.cesados ?? 0 };
      return { ...doneAs(context, confirmed(before)), ...before };
    }
    const options = definition.options.parse(importacion.opciones);
    const { archivo, preparado } = importacion;
    const refused = await repository.findRefused(trx, id);
    await importer.write({ trx, context, options, id_importacion: id, archivo, preparado });
    const resultado = await repository.countRows(trx, id);
    await repository.finishImportacion(trx, id, { resultado, stamp });
    await settleSent(trx, { id, tipo: definition.domain, archivo, nombran: importer.nombran, now: stamp.now });
    const since = await repository.findRefusedSince(trx, id, refused);
    return { ...doneAs(context, withReasons(confirmed(resultado), since, bareReason(context.texts))), ...resultado };
  });

interface Refused {
  readonly filas: number;
  readonly motivos: readonly string[];
}

/** Adds to the sentence of a confirmation why it refused rows that the review had accepted. */
const withReasons = (hecho: Message, { filas, motivos }: Refused, bare: (reason: string) => string): Message =>
  filas === 0 ? hecho : message('importacion.rechazadasAlConfirmar', { hecho, filas, motivos: motivos.map(bare).join(' ') });
