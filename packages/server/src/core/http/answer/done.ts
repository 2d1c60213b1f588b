import { message, type Message, type MessageKey, type Translator, type ValuesOf } from '@portal/messages';

/** Answer of a successful change (P35): its sentence in the language of the call, and its key. */
export interface Done {
  readonly result: '0';
  readonly message: string;
  readonly clave: string;
  readonly valores?: Record<string, unknown>;
}

/** Builds the answer of a successful change: `{ ...done(context, 'log.insertado'), id_log }`. */
export const done = <Key extends MessageKey>(reader: Reader, clave: Key, ...valores: ValuesOf<Key>): Done =>
  doneAs(reader, message(clave, ...valores));

/** Builds the same answer of a sentence that exists already. */
export const doneAs = ({ texts }: Reader, sentence: Message): Done => ({ result: '0', message: texts.word(sentence), ...sentence });

interface Reader {
  readonly texts: Translator;
}
