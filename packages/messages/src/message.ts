import type { ICUArgs, MessageKeys, NestedKeyOf, NestedValueOf } from 'use-intl/core';
import type { es } from './es/index.ts';

/** The Spanish catalogue, by which everything is typed. */
export type SpanishTexts = typeof es;

/** Every text of the catalogue by its path: `curso.codigoRepetido`. */
export type MessageKey = MessageKeys<SpanishTexts, NestedKeyOf<SpanishTexts>>;

/** What an argument may be. It travels as JSON; a message is worded before it stands in the text, several become an enumeration («a; b; c»). */
export type MessageValue = string | number | Message | readonly Message[];

/** A sentence that is not worded yet: a key and the arguments that its text names. Built by `message` alone, where both are typed. */
export interface Message {
  readonly clave: MessageKey;
  readonly valores?: Readonly<Record<string, MessageValue>>;
}

interface Arguments {
  ICUArgument: string | Message | readonly Message[];
  ICUNumberArgument: number;
  /** Nothing: a day or an instant is worded by the server, in the portal's time zone, and travels as text. */
  ICUDateArgument: never;
}

/** The arguments that the Spanish text of a key names. */
export type MessageValues<Key extends MessageKey> = ICUArgs<NestedValueOf<SpanishTexts, Key>, Arguments>;

/** What follows a key in a call: nothing when its text has no arguments, else all of them. */
export type ValuesOf<Key extends MessageKey> = [keyof MessageValues<Key>] extends [never] ? [] : [valores: Readonly<MessageValues<Key>>];

/** A sentence by its key, with the arguments of its text. */
export function message<Key extends MessageKey>(clave: Key, ...valores: ValuesOf<Key>): Message;
export function message(clave: MessageKey, valores?: Message['valores']): Message {
  return valores ? { clave, valores } : { clave };
}
