import { DEFAULT_LANGUAGE, loadTranslator, type Translator } from '@portal/messages';

/** The texts in the portal's own language, for what outlives the call and has no reader with a choice: log, outbox, letters. */
export const portalTexts = (): Promise<Translator> => loadTranslator(DEFAULT_LANGUAGE);
