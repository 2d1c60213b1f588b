import { grouped, lettersFrom, readTyped } from '../../core/typed-code.rules.ts';

const LENGTH = 12;

/** Twelve random bytes -> `XXXX-XXXX-XXXX` (60 bits: not guessable). */
export const codeFrom = (bytes: Uint8Array): string => grouped(lettersFrom(bytes.subarray(0, LENGTH)));

/** A typed code in its stored form. Undefined when it cannot be one. */
export function normalizeCode(typed: string): string | undefined {
  const letters = readTyped(typed);
  return letters?.length === LENGTH ? grouped(letters) : undefined;
}

/** `AAAA-NNNNNN`: year of issue and running number (P18). */
export const numeroOf = (today: string, sequence: number): string => `${today.slice(0, 4)}-${String(sequence).padStart(6, '0')}`;
