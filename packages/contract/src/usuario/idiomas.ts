/** Languages of interface, mails and certificates (P47). */
export const IDIOMAS = ['de', 'en', 'es', 'fr', 'ja', 'zh'] as const;
/** Code of a language. */
export type Idioma = (typeof IDIOMAS)[number];
