import type { ListInput } from '@portal/contract/core';
import { asignacionImportacion } from '@portal/contract/asignacion';
import { ausenciaImportacion } from '@portal/contract/ausencia';
import { planestudioImportacion } from '@portal/contract/planestudio';
import { preguntaImportacion } from '@portal/contract/pregunta';
import { type ImportacionRechazada, rechazadasLista, tableroApi } from '@portal/contract/tablero';
import { usuarioImportacion } from '@portal/contract/usuario';
import { useMutation } from '@tanstack/react-query';
import { call, callPage } from '../../core/client/client.ts';
import { download } from '../../core/client/download.ts';
import { saveRefused } from '../../core/import/use-import.ts';
import { usePage } from '../../core/list/list-rows.ts';
import type { ListDownload } from '../../core/list/use-export.ts';
import { keysOf } from '../../core/query-keys.ts';
import { useInvalidate } from '../../core/use-invalidate.ts';

const KEY = [...keysOf('tablero').all, 'rechazadas'];

const IMPORTACIONES = {
  usuario: usuarioImportacion,
  asignacion: asignacionImportacion,
  ausencia: ausenciaImportacion,
  pregunta: preguntaImportacion,
  planestudio: planestudioImportacion,
} as const;

/** Fetches one page of the imports with refused rows. */
export const useRechazadas = (query: ListInput) =>
  usePage([...KEY, query], (signal) => callPage(tableroApi.sellstRechazadas, { query: rechazadasLista.query.parse(query) }, { signal }), {
    staleTime: 0,
  });

/** Downloads the list of the imports with refused rows. */
export const downloadRechazadas: ListDownload = (query, options) =>
  download(tableroApi.sellstRechazadas, { query: rechazadasLista.query.parse(query) }, options);

/** Downloads the refused rows of an import as a workbook. */
export const useBajarFilas = () =>
  useMutation({ mutationFn: ({ id_importacion: id, tipo }: ImportacionRechazada) => saveRefused(IMPORTACIONES[tipo], id) });

/** Dismisses the refused rows of an import. */
export const useDescartar = () =>
  useMutation({
    mutationFn: (id_importacion: number) => call(tableroApi.descartarRechazadas, { body: { id_importacion } }),
    onSettled: useInvalidate([keysOf('tablero').all]),
  });
