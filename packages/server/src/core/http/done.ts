import { message, type MessageKey, type Translator, type ValuesOf } from '@portal/messages';

/** Answer of a successful change (P35): its sentence in the language of the call, and its key. */
export interface Done {
  readonly result: '0';
  readonly message: string;
  readonly clave: string;
  readonly valores?: Record<string, unknown>;
}

/** Builds the answer of a successful change: `{ ...done(context, 'log.insertado'), id_log }`. */
export function done<Key extends MessageKey>({ texts }: { readonly texts: Translator }, clave: Key, ...valores: ValuesOf<Key>): Done {
  const sentence = message(clave, ...valores);
  return { result: '0', message: texts.word(sentence), ...sentence };
}
