import { loadCatalog, toTranslator } from '@portal/messages';

const catalog = await loadCatalog('es');

/** `t`: the Spanish text of a key, `t('evaluacion.enviar')`. `word`: the text of a `message(...)`. */
export const { text: t, word } = toTranslator('es', catalog);
