export { joinAlternatives, O_SOUND, type Or } from './alternatives.ts';
export {
  chooseLanguage,
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  loadCatalog,
  loadFirstTexts,
  loadLearnerTexts,
  SPOKEN,
  type Language,
} from './languages.ts';
export { isCalendarDay, shortDay, shortDayPattern } from './day.ts';
export { enumerate, quotedNames } from './enumeration.ts';
export type { FirstTexts } from './catalog.ts';
export { learnerPart } from './learner.ts';
export { importTitle } from './imports.ts';
export { columnHeader, fieldLabel, optionLabel, optionsOf } from './lists.ts';
export { message, type Message, type MessageKey, type MessageValue, type SpanishTexts, type ValuesOf } from './message.ts';
export { catalogTexts, type Texts } from './texts.ts';
export { filledFrom, missingTexts } from './missing.ts';
export { loadTranslator, speakSpanishForMissing, toTranslator, type Translator } from './translator.ts';
