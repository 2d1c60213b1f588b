import { hash, verify } from '@node-rs/argon2';
import { limitOnMachine } from '../../../core/limit-on-machine.ts';
import { fieldFailure } from '../../../errors/errors.ts';
import { passwordProblem, type PasswordOwner } from './contrasenia.rules.ts';

/** Cost of argon2id, the default variant of the library: 19 MiB, two passes, one lane (P4). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hash of a random password. Sign-ins with an unknown name verify against it, so that they take as long as others. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$rEBjN2Qu6Cbph3GMlCSVAw$b4aXUWaSH7y+AJeRoWqsS9uSPdsZ/yDk6xteOY/N5Wk';

/** Many sign-ins at once must not slow the calls of others. */
const hashing = limitOnMachine();

/** Normalises a password: keyboards send ñ as one or two code points. */
const canonical = (password: string): string => password.normalize('NFKC');

/** Hashes a password for storage (P4). */
export const hashPassword = (password: string): Promise<string> => hashing(() => hash(canonical(password), COST));

/** Verifies a password against its hash; without a hash takes the same time and returns false (P7). */
export async function matchesPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await hashing(() => verify(stored ?? NOBODY, canonical(password)));
  return matches && Boolean(stored);
}

/** Throws 400 at `field` for a common password and for one with data of its owner (P4). */
export function requireGoodPassword(password: string, owner: PasswordOwner, field: string): void {
  const problem = passwordProblem(password, owner);
  if (problem) throw fieldFailure('datos_invalidos', field, problem);
}
