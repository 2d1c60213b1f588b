import { api } from '@portal/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../core/client/client.ts';
import { preguntas } from '../pregunta.queries.ts';

/** Reads a spreadsheet on the server; nothing is written. */
export const useRevision = () =>
  useMutation({
    mutationFn: async (file: File) => {
      const revision = await call(api.pregunta.importar, { body: new Uint8Array(await file.arrayBuffer()) });
      return { archivo: file.name, ...revision };
    },
  });

export type Revision = NonNullable<ReturnType<typeof useRevision>['data']>;

/** Writes a reviewed import. Sent twice it writes once. */
export function useImportar() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id_importacion: number) => call(api.pregunta.importarIns, { body: { id_importacion } }),
    onSuccess: () => client.invalidateQueries({ queryKey: preguntas.keys.all }),
  });
}
