import { api, type PreguntaFila } from '@portal/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../core/client/client.ts';
import { masterQueries, type PageInput, type SaveInput } from '../../core/master/master-queries.ts';

const usual = masterQueries<PreguntaFila>({ name: 'pregunta', key: 'id_pregunta', api: api.pregunta });

/** A new question travels in an array: `POST /pregunta/ins` takes a whole spreadsheet (P78). */
const asBatch = (input: SaveInput): SaveInput => (input.id === undefined ? { values: [input.values] as never } : input);

/** Questions as a master; unlike the others, a new one is sent as a batch of one. */
export const preguntas: typeof usual = {
  ...usual,
  useSave: () => {
    const save = usual.useSave();
    return {
      ...save,
      mutate: (input, options) => save.mutate(asBatch(input), options),
      mutateAsync: (input, options) => save.mutateAsync(asBatch(input), options),
    };
  },
};

/** Every question that matches, for an export. */
export const findPreguntas = (query: Pick<PageInput, 'buscar' | 'orden' | 'filtro'>) => call(api.pregunta.sellst, { query });

/** Versions of a question, newest first, with the answers that point at each. */
export const useVersiones = (id: number) =>
  useQuery({
    queryKey: [...preguntas.keys.all, 'versiones', id],
    queryFn: ({ signal }) => call(api.pregunta.versiones, { params: { id } }, { signal }),
  });

/** Topics that use a question. */
export const useTemasOfPregunta = (id: number) =>
  useQuery({
    queryKey: [...preguntas.keys.all, 'temas', id],
    queryFn: ({ signal }) => call(api.tema.ofPregunta, { params: { id } }, { signal }),
  });
