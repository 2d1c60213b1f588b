import { loadCatalog, toTranslator } from '@portal/messages';

export const catalog = await loadCatalog('es');

/** What a screen says for a key of the catalogue: `t('evaluacion.enviar')`. */
export const t = toTranslator('es', catalog).text;
