import { fold } from '@portal/contract/core';
import { message, type Message } from '@portal/messages';
import { COMMON_WORDS, EXACT_PASSWORDS } from './contrasenia-comun.rules.ts';

/** Personal data that a password must not contain (P4). */
export interface PasswordOwner {
  readonly username: string;
  readonly codigo_usuario?: string | null;
  readonly numero_documento?: string | null;
  readonly correo_electronico?: string | null;
}

/** Shortest personal datum that counts; shorter ones occur in good passwords by chance. */
const MIN_PIECE = 5;
/** Tail of digits and punctuation: `password`, `password2026`, `password.2026!`. */
const TAIL = /[^a-z]{0,8}$/;
const LEET: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

const unleet = (value: string): string => value.replace(/[013457@$]/g, (sign) => LEET[sign] ?? sign);

/** Returns why a new password is refused; undefined for a good one. The contract checks its length. */
export function passwordProblem(password: string, owner: PasswordOwner): Message | undefined {
  const folded = fold(password);
  if (isCommon(folded)) return message('sesion.contrasena.comun');
  if (pieces(owner).some((piece) => folded.includes(piece))) return message('sesion.contrasena.personal');
  return undefined;
}

function isCommon(folded: string): boolean {
  if (new Set(folded).size <= 2 || isSequence(folded) || isRepetition(folded)) return true;
  if (EXACT_PASSWORDS.has(folded)) return true;
  const stem = folded.replace(TAIL, '');
  return [stem, unleet(folded), unleet(stem), unleet(folded).replace(TAIL, '')].some((word) => COMMON_WORDS.has(word));
}

/** Returns whether every character follows its predecessor, upwards or downwards: `12345678`, `hgfedcba`, `7890123456`. */
function isSequence(value: string): boolean {
  const steps = Array.from({ length: value.length - 1 }, (_sign, index) => value.charCodeAt(index + 1) - value.charCodeAt(index));
  const wrapped = steps.map((step) => (step === -9 ? 1 : step === 9 ? -1 : step));
  return wrapped.every((step) => step === 1) || wrapped.every((step) => step === -1);
}

/** Returns whether a text repeats up to four characters: `abcabcabc`, `12121212`. */
const isRepetition = (value: string): boolean => /^(.{1,4})\1+$/u.test(value);

function pieces({ username, codigo_usuario, numero_documento, correo_electronico }: PasswordOwner): string[] {
  return [username, username.split('@')[0], codigo_usuario, numero_documento, correo_electronico?.split('@')[0]]
    .map((piece) => fold(piece ?? ''))
    .filter((piece) => piece.length >= MIN_PIECE);
}
