/** Characters of the tags of a record. */
export const MAXIMO_ETIQUETAS = 250;

const partsOf = (etiquetas: string | null): string[] =>
  (etiquetas ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Returns whether one of the tags of a record, which commas separate, is this one; case does not count. */
export const tieneEtiqueta = (etiquetas: string | null, etiqueta: string): boolean =>
  partsOf(etiquetas).some((one) => isSame(one, etiqueta));

/** Adds a tag after those of a record, which stay as they are written. */
export const conEtiqueta = (etiquetas: string | null, etiqueta: string): string =>
  etiquetas?.trim() ? `${etiquetas.trim()}, ${etiqueta}` : etiqueta;

/** Returns the tags without one of them; null without any. */
export const sinEtiqueta = (etiquetas: string | null, etiqueta: string): string | null =>
  partsOf(etiquetas)
    .filter((one) => !isSame(one, etiqueta))
    .join(', ') || null;
