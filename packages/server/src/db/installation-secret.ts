import { randomBytes } from 'node:crypto';
import type { Executor } from './executor.ts';
import { perDatabase } from './per-database.ts';

/** Secrets that were read from a database, until it is closed: none changes. Rows that a transaction sees may be rolled back. */
const known = perDatabase(() => new Map<string, string>());

/** Returns a secret of 256 random bits of this installation by its key, in base64url; creates it on the first call, when the first insert wins. */
export async function installationSecret(db: Executor, clave: string): Promise<string> {
  if (db.isTransaction) return readOrCreate(db, clave);
  const secrets = known(db);
  const secret = secrets.get(clave) ?? (await readOrCreate(db, clave));
  secrets.set(clave, secret);
  return secret;
}

async function readOrCreate(db: Executor, clave: string): Promise<string> {
  const stored = await findSecret(db, clave);
  if (stored) return stored;
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
