import { grouped, lettersFrom, readTyped } from '../../core/typed-code.rules.ts';

const LENGTH = 12;

/** Builds `XXXX-XXXX-XXXX` from twelve random bytes (60 bits of entropy). */
export const codeFrom = (bytes: Uint8Array): string => grouped(lettersFrom(bytes.subarray(0, LENGTH)));

/** Returns a typed code in its stored form; undefined for an impossible code. */
export function normalizeCode(typed: string): string | undefined {
  const letters = readTyped(typed);
  return letters?.length === LENGTH ? grouped(letters) : undefined;
}

/** Builds the number `AAAA-NNNNNN`: year of issue and sequence number (P18). */
export const numeroOf = (today: string, sequence: number): string => `${today.slice(0, 4)}-${String(sequence).padStart(6, '0')}`;
