import { DEFAULT_LANGUAGE, loadTranslator, type Translator } from '@portal/messages';

/** Returns the translator for the portal's language, for texts that are stored or mailed: log, outbox, letters. */
export const portalTexts = (): Promise<Translator> => loadTranslator(DEFAULT_LANGUAGE);
