/** Formats of banks that an import reads. */
export const FORMATOS_LEIDOS = ['gift', 'aiken', 'moodle', 'qti12', 'qti21'] as const;
export type FormatoLeido = (typeof FORMATOS_LEIDOS)[number];

/** Formats of banks that the portal writes. */
export const FORMATOS_BANCO = ['gift', 'aiken', 'moodle', 'qti21'] as const;
export type FormatoBanco = (typeof FORMATOS_BANCO)[number];

/** Readings of weights that are those of no kind of question. */
export const LECTURAS_PESOS = ['todo', 'parcial'] as const;

/** Header of an exported bank with the number of questions that its format cannot hold. */
export const FUERA_HEADER = 'x-preguntas-fuera';
