import { createTranslator } from 'use-intl/core';
import type { FirstTexts } from './catalog.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { loadCatalog } from './load.ts';
import { message, type Message, type MessageKey, type MessageValue, type ValuesOf } from './message.ts';
import { catalogTexts, type Texts } from './texts.ts';

/** Formatter of the texts of one language. */
export interface Translator extends Texts {
  readonly language: Language;
  /** Formats a text by its key. */
  text: <Key extends MessageKey>(clave: Key, ...valores: ValuesOf<Key>) => string;
  /** Formats a `Message`. */
  word: (message: Message) => string;
  /** Formats a sentence of another version of the portal; undefined if key or arguments do not fit this catalogue. */
  wordForeign: (message: { clave: string; valores?: unknown }) => string | undefined;
}

type Format = (clave: string, valores?: Record<string, string | number>) => string;

const translators = new Map<Language, Promise<Translator>>();
/** Returns the translator of a language. Loads its catalogue on the first call and caches it with the parsed texts. */
export function loadTranslator(language: Language): Promise<Translator> {
  const known = translators.get(language);
  if (known) return known;
  const loading = loadCatalog(language).then((catalog) => toTranslator(language, catalog));
  translators.set(language, loading);
  return loading;
}

/** Builds the translator of a loaded catalogue, or of its first groups. Throws for a text that ICU cannot format. */
export function toTranslator(language: Language, catalog: FirstTexts): Translator {
  const { tag } = LANGUAGES[language];
  const format = createTranslator<Record<string, unknown>>({ locale: tag, messages: catalog, onError: fail }) as Format;
  const plain = (value: MessageValue): string | number => {
    if (typeof value !== 'object') return value;
    return 'clave' in value ? word(value) : value.map(word).join(catalog.comun.separador);
  };
  const word = ({ clave, valores }: Message): string =>
    format(clave, valores && Object.fromEntries(Object.entries(valores).map(([name, value]) => [name, plain(value)])));
  return {
    ...catalogTexts(catalog),
    language,
    word,
    text: (clave, ...valores) => word(message(clave, ...valores)),
    wordForeign: (foreign) => {
      try {
        return word(foreign as Message);
      } catch {
        return undefined;
      }
    },
  };
}

function fail(error: Error): never {
  throw error;
}
