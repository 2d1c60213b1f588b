import { loadMessages } from './messages.ts';
import type { Translator } from '../../messages/src/index.ts';

/** Words of the splash. */
const wordsOf = ({ text }: Translator) => ({
  cargando: text('comun.cargando'),
  fallo: text('inicio.fallo'),
  consejo: text('inicio.consejo'),
  reintentar: text('comun.reintentar'),
});

/** Returns the words of the page before its program is there, by language, and what it shows without JavaScript. */
export async function startTexts() {
  const { translators } = await loadMessages();
  return {
    splash: Object.fromEntries(translators.map((translator) => [translator.language, wordsOf(translator)])),
    noScript: translators.map(({ language, text }) => `<p lang="${language}">${text('inicio.sinJavaScript')}</p>`).join(''),
  };
}
