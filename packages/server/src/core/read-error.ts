import type { Message } from '@portal/messages';

/** Refusal of a file that a person can understand and mend. */
export class ReadError extends Error {
  readonly sentence: Message;
  constructor(sentence: Message, cause?: unknown) {
    super(sentence.clave, { cause });
    this.sentence = sentence;
  }
}
