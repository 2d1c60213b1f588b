import { datosDe, preguntaApi, type PreguntaFila, preguntaMaestro } from '@portal/contract/pregunta';
import { temaApi } from '@portal/contract/tema';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../core/client/api-error.ts';
import { call } from '../../core/client/client.ts';
import type { Item } from '../../core/master/item.ts';
import { masterQueries, noChildren } from '../../core/master/master-queries.ts';
import { keysOf } from '../../core/query-keys.ts';

/** Question as an item of a list to pick from. */
export interface PreguntaItem extends Item, Pick<PreguntaFila, 'tipo' | 'dificultad'> {}

/** Questions as a master paged by the server; one has its content whatever its form in the database, and an insert is a batch of one (P79). */
export const preguntas = masterQueries(preguntaMaestro, {
  keys: keysOf('pregunta'),
  invalidates: [keysOf('tema').all],
  children: noChildren,
  paged: true,
  requests: {
    one: async (id, options) => {
      const row = await call(preguntaApi.sel, { params: { id } }, options);
      return { ...row, datos: datosDe(row) };
    },
    insert: async (values) => {
      try {
        const { id_pregunta, message } = await call(preguntaApi.ins, { body: [values] });
        return { id: id_pregunta, message, avisos: [] };
      } catch (error) {
        throw error instanceof ApiError ? error.ofElement(0) : error;
      }
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
