import { datosDe, preguntaApi, type PreguntaFila, preguntaMaestro } from '@portal/contract/pregunta';
import { temaApi } from '@portal/contract/tema';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../core/client/api-error.ts';
import { call } from '../../core/client/client.ts';
import type { Item } from '../../core/master/item.ts';
import { usualRequests } from '../../core/master/master-calls.ts';
import { masterQueries, noChildren } from '../../core/master/master-queries.ts';
import { keysOf } from '../../core/query-keys.ts';

/** Question as an item of a list to pick from. */
export interface PreguntaItem extends Item, Pick<PreguntaFila, 'tipo' | 'dificultad'> {}

const TEXTOS = ['rpta_a', 'rpta_b', 'rpta_c', 'rpta_d'];

/** Returns the field of the form for one of a call: of a batch of one or of a draft, and of four texts, which the form has as options. */
function fieldOf(field: string): string {
  const own = field.replace(/^(?:0|pregunta)\./, '');
  const place = TEXTOS.indexOf(own);
  if (place >= 0) return `datos.opciones.${place}.texto`;
  return own === 'indicador_correcta' ? 'datos.correcta' : own;
}

const renamed = <Each>(fields: Readonly<Record<string, Each>>) =>
  Object.fromEntries(Object.entries(fields).map(([field, each]) => [fieldOf(field), each]));

/** Returns a refusal under the names that the form has for its fields. */
function ofForm({ status, problem: { errors, claves, ...rest } }: ApiError): ApiError {
  return new ApiError(status, { ...rest, ...(errors && { errors: renamed(errors) }), ...(claves && { claves: renamed(claves) }) });
}

/** Runs a save; its refusal names the fields of the form. */
export async function inForm<Answer>(save: () => Promise<Answer>): Promise<Answer> {
  try {
    return await save();
  } catch (error) {
    throw error instanceof ApiError ? ofForm(error) : error;
  }
}

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
    insert: (values) =>
      inForm(async () => {
        const { id_pregunta, message } = await call(preguntaApi.ins, { body: [values] });
        return { id: id_pregunta, message, avisos: [] };
      }),
    update: (change) => inForm(() => usualRequests(preguntaMaestro).update(change)),
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
