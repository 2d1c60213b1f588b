import { randomBytes } from 'node:crypto';
import type { Executor } from './executor.ts';

/** Returns a secret of 256 random bits of this installation by its key, in base64url; creates it on the first call, when the first insert wins. */
export async function installationSecret(db: Executor, clave: string): Promise<string> {
  const known = await findSecret(db, clave);
  if (known) return known;
  await db
    .insertInto('secreto')
    .values({ clave, valor: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .execute();
  const secret = await findSecret(db, clave);
  if (!secret) throw new Error(`el secreto «${clave}» no se pudo guardar`);
  return secret;
}

const findSecret = async (db: Executor, clave: string): Promise<string | undefined> =>
  (await db.selectFrom('secreto').select('valor').where('clave', '=', clave).executeTakeFirst())?.valor;
