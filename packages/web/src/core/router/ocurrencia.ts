import { href, type SearchOf } from './paths.ts';

/** The five ids that identify a topic at its place in a plan. */
export interface Ocurrencia {
  readonly id_tema: number;
  readonly id_planestudio: number;
  readonly id_programa: number;
  readonly id_curso: number;
  readonly id_modulo: number;
}

type TopicSearch = SearchOf<'/evaluacionedit'>;

/** Reads query parameters (id, idpe, idp, idc, idm); undefined when one is missing. */
export function toOcurrencia({ id, idpe, idp, idc, idm }: TopicSearch): Ocurrencia | undefined {
  if (!id || !idpe || !idp || !idc || !idm) return undefined;
  return { id_tema: id, id_planestudio: idpe, id_programa: idp, id_curso: idc, id_modulo: idm };
}

const toSearch = (row: Ocurrencia): TopicSearch => ({
  id: row.id_tema,
  idpe: row.id_planestudio,
  idp: row.id_programa,
  idc: row.id_curso,
  idm: row.id_modulo,
});

/** Address where a learner studies a topic: with its questionnaire, or the simple evaluation (P62). */
export const temaHref = (row: Ocurrencia & { readonly cuestionario: number }) =>
  row.cuestionario === 1 ? href('/evaluacionedit', toSearch(row)) : href('/evaluacionsimple', toSearch(row));

/** Reads the ids of an occurrence from something stored; undefined when one is missing. */
export const ocurrenciaOfRow = (row: Partial<Ocurrencia>): Ocurrencia | undefined =>
  toOcurrencia({ id: row.id_tema, idpe: row.id_planestudio, idp: row.id_programa, idc: row.id_curso, idm: row.id_modulo });

/** Encodes an occurrence as a text, for keys. */
export const ocurrenciaKey = (row: Ocurrencia): string =>
  [row.id_planestudio, row.id_programa, row.id_curso, row.id_modulo, row.id_tema].join('-');

/** Decodes such a text; undefined when it is invalid. */
export function ocurrenciaOf(key: string): Ocurrencia | undefined {
  const [id_planestudio, id_programa, id_curso, id_modulo, id_tema] = key.split('-').map(Number);
  return toOcurrencia({ id: id_tema, idpe: id_planestudio, idp: id_programa, idc: id_curso, idm: id_modulo });
}
