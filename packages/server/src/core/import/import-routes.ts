import { type ImportTypes, SHEET_MAX_BYTES } from '@portal/contract/core';
import { rawRoute, route, type Route } from '../http/route.ts';
import { confirmImport } from './confirm-import.ts';
import { findImportaciones } from './importacion-lists.repository.ts';
import type { Importer } from './importer.ts';
import { listFilas, sendRechazadas } from './read-review.ts';
import { reviewImport } from './review-import.ts';
import { reachesOwnOnly, undoImport } from './undo-import.ts';

/** Binds the calls of an import. */
export function importRoutes<T extends ImportTypes, Data extends object>(importer: Importer<T, Data>): readonly Route[] {
  const { calls, domain } = importer.definition;
  return [
    route(calls.importar, (context, request) => reviewImport(importer, context, request), { bodyLimit: SHEET_MAX_BYTES }),
    route(calls.importarIns, (context, request) => confirmImport(importer, context, request)),
    route(calls.importarFilas, (context, request) => listFilas(importer, context, request)),
    rawRoute(calls.importarRechazadas, (context, { params }, reply) => sendRechazadas(importer, context, { id: params.id, reply })),
    route(calls.importarDeshacer, (context, request) => undoImport(importer, context, request)),
    route(calls.importarLista, (context, { query }) => {
      const { id_usuario } = context.user;
      return findImportaciones(context.db, query, {
        tipo: domain,
        id_usuario,
        propias: reachesOwnOnly(importer, context),
        nombran: importer.nombran,
      });
    }),
  ];
}
