/** Sentence for a record that an act names and that is not there. */
export const SIN_DESTINO = 'masivo.errores.destino';
