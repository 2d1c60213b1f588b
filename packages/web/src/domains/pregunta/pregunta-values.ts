/** The form of a new question. */
export const EMPTY = {
  pregunta: '',
  rpta_a: '',
  rpta_b: '',
  rpta_c: '',
  rpta_d: '',
  indicador_correcta: null as number | null,
  codigo_categoria: null as string | null,
  codigo_estado: 1,
};
export type PreguntaValues = typeof EMPTY;
