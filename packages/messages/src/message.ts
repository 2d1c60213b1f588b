import type { ICUArgs, MessageKeys, NestedKeyOf, NestedValueOf } from 'use-intl/core';
import type { es } from './es.ts';

/** Type of the Spanish catalogue, from which keys and arguments derive. */
export type SpanishTexts = typeof es;

/** Path of a text in the catalogue: `curso.codigoRepetido`. */
export type MessageKey = MessageKeys<SpanishTexts, NestedKeyOf<SpanishTexts>>;

/** Argument of a text, serialisable as JSON. Nested messages are worded first; an array becomes an enumeration («a; b; c»). */
export type MessageValue = string | number | Message | readonly Message[];

/** Sentence as key and arguments, to be worded later. Build it with `message`, which checks both. */
export interface Message {
  readonly clave: MessageKey;
  readonly valores?: Readonly<Record<string, MessageValue>>;
}

interface Arguments {
  ICUArgument: string | Message | readonly Message[];
  ICUNumberArgument: number;
  /** No ICU dates: the server formats days and instants in the portal's time zone and passes text. */
  ICUDateArgument: never;
}

/** Arguments in the Spanish text of a key. */
export type MessageValues<Key extends MessageKey> = ICUArgs<NestedValueOf<SpanishTexts, Key>, Arguments>;

/** Rest parameter after a key: empty for a text without arguments, else one object with all of them. */
export type ValuesOf<Key extends MessageKey> = [keyof MessageValues<Key>] extends [never] ? [] : [valores: Readonly<MessageValues<Key>>];

/** Builds a sentence from its key and the arguments of its text. */
export function message<Key extends MessageKey>(clave: Key, ...valores: ValuesOf<Key>): Message;
export function message(clave: MessageKey, valores?: Message['valores']): Message {
  return valores ? { clave, valores } : { clave };
}
