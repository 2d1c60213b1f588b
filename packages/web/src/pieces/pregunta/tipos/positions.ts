import type { Respuesta } from '@portal/contract/pregunta';

/** Returns an answer by positions, empty for any other. */
export const positionsOf = (respuesta: Respuesta | undefined): readonly number[] => (Array.isArray(respuesta) ? respuesta : []);
