import { TEMAS } from './temas.ts';

const ids = new Map(TEMAS.map((tema, index) => [tema.codigo, index + 1]));

/** Id of a topic by its code: its place in the list. Throws for an unknown code. */
export function topicId(codigo: string): number {
  const id = ids.get(codigo);
  if (id === undefined) throw new Error(`la demostración no tiene el tema ${codigo}`);
  return id;
}
