import { DEFAULT_LANGUAGE, loadTranslator, type Language, type Translator } from '@portal/messages';

/** Language of what the portal stores, mails or certifies, whoever reads it. */
export const PORTAL_LANGUAGE: Language = DEFAULT_LANGUAGE;

/** Returns the translator for the portal's language, for texts that are stored or mailed: log, outbox, letters. */
export const portalTexts = (): Promise<Translator> => loadTranslator(PORTAL_LANGUAGE);
