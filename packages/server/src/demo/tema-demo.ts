/**
 * One topic of the demo, as its author writes it. Limits are those of the records that it
 * becomes (P71): titulo 50, descripcion 250, pregunta and options 250 characters.
 */
export interface TemaDemo {
  /** Unique, upper case, e.g. `SST-01`. */
  readonly codigo: string;
  readonly titulo: string;
  readonly descripcion: string;
  readonly categoria: 'seguridad' | 'etica' | 'datos' | 'cultura' | 'cliente' | 'operacion';
  /** Comma-separated search words. */
  readonly etiquetas: string;
  /** Minutes a learner needs. */
  readonly duracion: number;
  /** Questions drawn for one attempt. */
  readonly numeroPreguntas: number;
  /** Body of the lesson page: semantic HTML from `<h2>` down, without scripts or styles. */
  readonly leccion: string;
  readonly preguntas: readonly PreguntaDemo[];
}

export interface PreguntaDemo {
  readonly pregunta: string;
  readonly rptas: readonly [string, string, string, string];
  /** 1-4: which of `rptas` is right. */
  readonly correcta: 1 | 2 | 3 | 4;
}
