export { chooseLanguage, DEFAULT_LANGUAGE, isLanguage, LANGUAGES, loadCatalog, SPOKEN, type Catalog, type Language } from './languages.ts';
export { message, type Message, type MessageKey, type MessageValue, type Texts, type ValuesOf } from './message.ts';
export { loadTranslator, toTranslator, type Translator } from './translator.ts';
