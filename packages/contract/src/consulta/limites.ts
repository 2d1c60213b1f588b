/** Limits of questions to the training area (P273): characters of a question and of its answer, and how many questions one person asks. */
export const LIMITES_CONSULTA = {
  texto: 1000,
  respuesta: 2000,
  /** Questions in 24 hours. */
  porDia: 10,
  /** Questions that wait for their answer. */
  abiertas: 20,
  /** Questions in one portion of the learner's list. */
  pagina: 20,
} as const;
