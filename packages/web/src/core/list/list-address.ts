import { type ParamsOf, whole, word, words } from '../router/search-params.ts';

const text = word(200);

/** Readers of a list screen's address: the contract's query and `ocultas`, how the hidden columns differ from the list's own (`hiddenIn`). */
export const listParams = { pagina: whole, tamano: whole, orden: text, buscar: text, filtro: words, ocultas: word(2000) };
/** Parsed parameters of a list's address; undefined where they are missing or invalid. */
export type ListAddress = ParamsOf<typeof listParams>;
