/** Fragment of a topic's address that opens it at its questionnaire instead of its material. */
export const CUESTIONARIO_HASH = 'cuestionario';
