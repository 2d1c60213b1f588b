import { createTranslator } from 'use-intl/core';
import { LANGUAGES, loadCatalog, type Catalog, type Language } from './languages.ts';
import { message, type Message, type MessageKey, type MessageValue, type ValuesOf } from './message.ts';
import { catalogTexts, type Texts } from './texts.ts';

/** Words the texts of one language. */
export interface Translator extends Texts {
  readonly language: Language;
  /** A text by its key. */
  text: <Key extends MessageKey>(clave: Key, ...valores: ValuesOf<Key>) => string;
  /** A sentence that was built elsewhere. */
  word: (message: Message) => string;
  /** A sentence of another version of the portal; undefined when its key or its arguments are not of this catalogue. */
  wordForeign: (message: { clave: string; valores?: unknown }) => string | undefined;
}

type Format = (clave: string, valores?: Record<string, string | number>) => string;

const translators = new Map<Language, Promise<Translator>>();

/** The translator of a language; its catalogue is loaded once and its parsed texts are kept. */
export function loadTranslator(language: Language): Promise<Translator> {
  const known = translators.get(language);
  if (known) return known;
  const loading = loadCatalog(language).then((catalog) => toTranslator(language, catalog));
  translators.set(language, loading);
  return loading;
}

/** The translator of a loaded catalogue. */
export function toTranslator(language: Language, catalog: Catalog): Translator {
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
