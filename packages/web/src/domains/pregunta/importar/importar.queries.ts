import { api } from '@portal/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../core/client/client.ts';
import { keys } from '../../../core/query-keys.ts';
import { useInvalidate } from '../../../core/use-invalidate.ts';

/** Reads a spreadsheet on the server; nothing is written. */
export const useRevision = () =>
  useMutation({
    mutationFn: async (file: File) => {
      const revision = await call(api.pregunta.importar, { query: { archivo: file.name }, body: new Uint8Array(await file.arrayBuffer()) });
      return { archivo: file.name, ...revision };
    },
  });

export type Revision = NonNullable<ReturnType<typeof useRevision>['data']>;

/** Writes a reviewed import. Sent twice it writes once. */
export const useImportar = () =>
  useMutation({
    mutationFn: (id_importacion: number) => call(api.pregunta.importarIns, { body: { id_importacion } }),
    onSuccess: useInvalidate([keys.pregunta.all]),
  });
