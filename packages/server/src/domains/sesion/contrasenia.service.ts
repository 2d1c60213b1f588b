import { hash, verify } from '@node-rs/argon2';
import { fieldFailure } from '../../errors/errors.ts';
import { passwordProblem, type PasswordOwner } from './contrasenia.rules.ts';

/** argon2id (the default variant of the library), 19 MiB, two passes, one lane (P4). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hash of a password that nobody has: what an unknown person's password is compared with, so that both take the same time. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$rEBjN2Qu6Cbph3GMlCSVAw$b4aXUWaSH7y+AJeRoWqsS9uSPdsZ/yDk6xteOY/N5Wk';

/** The same letters typed on another keyboard may be other code points (ñ as one or as two): both are one password. */
const canonical = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(canonical(password), COST);

/** Whether `password` is the one behind `stored`; without a stored hash it takes as long and says no (P7). */
export async function matchesPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? NOBODY, canonical(password));
  return matches && Boolean(stored);
}

/** Refuses a new password that is common or speaks of its owner (P4); 400 on `field`. */
export function requireGoodPassword(password: string, owner: PasswordOwner, field: string): void {
  const problem = passwordProblem(password, owner);
  if (problem) throw fieldFailure('datos_invalidos', field, problem);
}
