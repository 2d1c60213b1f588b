import { type ParamsOf, whole, word, words } from '../router/search-params.ts';

const text = word(200);

/** Readers of a list screen's address: the contract's query and `ocultas`, the hidden columns separated by commas, `-` for none. */
export const listParams = { pagina: whole, tamano: whole, orden: text, buscar: text, filtro: words, ocultas: text };
/** Parsed parameters of a list's address; undefined where they are missing or invalid. */
export type ListAddress = ParamsOf<typeof listParams>;
