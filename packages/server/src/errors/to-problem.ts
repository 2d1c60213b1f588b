import { ERROR_STATUS, type Problem } from '@portal/contract/core';
import type { Message, Translator } from '@portal/messages';
import type { AppError } from './errors.ts';

/** Builds the problem+json body of a failure in the language of the call (P35). */
export function toProblem({ code, sentence, errors, detail }: AppError, { text, word }: Translator): Problem {
  return {
    type: `urn:portal:${code}`,
    title: text(`problema.${code}`),
    status: ERROR_STATUS[code],
    result: '1',
    code,
    message: word(sentence),
    ...sentence,
    ...(errors && { errors: wordAll(errors, word), claves: errors }),
    ...(detail && { detail: typeof detail === 'function' ? detail(word) : detail }),
  };
}

const wordAll = (errors: Readonly<Record<string, Message>>, word: Translator['word']): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, sentence]) => [field, word(sentence)]));
