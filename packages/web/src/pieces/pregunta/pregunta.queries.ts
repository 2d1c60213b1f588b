import { preguntaApi, preguntaMaestro } from '@portal/contract/pregunta';
import { temaApi } from '@portal/contract/tema';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { masterQueries, noChildren } from '../../core/master/master-queries.ts';
import { keysOf } from '../../core/query-keys.ts';

/** Questions as a master paged by the server; an insert is a batch of one (P79). */
export const preguntas = masterQueries(preguntaMaestro, {
  keys: keysOf('pregunta'),
  invalidates: [keysOf('tema').all],
  children: noChildren,
  paged: true,
  requests: {
    insert: async (values) => {
      const { id_pregunta, message } = await call(preguntaApi.ins, { body: [values] });
      return { id: id_pregunta, message, avisos: [] };
    },
  },
});

/** Fetches the versions of a question, newest first, with the number of answers to each. */
export const useVersiones = (id: number) =>
  useQuery({
    queryKey: [...keysOf('pregunta').all, 'versiones', id],
    queryFn: ({ signal }) => call(preguntaApi.versiones, { params: { id } }, { signal }),
  });

/** Fetches the topics that use a question. */
export const useTemasOfPregunta = (id: number) =>
  useQuery({
    queryKey: [...keysOf('pregunta').all, 'temas', id],
    queryFn: ({ signal }) => call(temaApi.ofPregunta, { params: { id } }, { signal }),
  });
