import { loadCatalog, toTranslator } from '@portal/messages';

const catalog = await loadCatalog('es');

const translator = toTranslator('es', catalog);

/** Testing Library compares texts with their white space as single spaces. */
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Returns the Spanish text of a key: `t('evaluacion.enviar')`. */
export const t: typeof translator.text = (clave, ...valores) => spaced(translator.text(clave, ...valores));

/** Returns the text of a `message(...)`. */
export const word: typeof translator.word = (message) => spaced(translator.word(message));
