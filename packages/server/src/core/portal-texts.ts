import { chooseLanguage, loadTranslator, type Translator } from '@portal/messages';

/** Returns the translator for the portal's language (P129), for texts that are stored or mailed, whoever reads them: log, outbox, letters. */
export const portalTexts = ({ idioma }: { readonly idioma: string }): Promise<Translator> => loadTranslator(chooseLanguage([idioma]));
