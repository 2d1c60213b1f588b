import { sql } from 'kysely';
import { openConnection } from '../../connection.ts';

/**
 * Opens the folder given as argument and commits one transaction after the other, each of two rows, printing its number once it
 * is committed. It never ends by itself.
 */
const { db } = await openConnection({ dataDir: process.argv[2] ?? '' });
await sql`create table if not exists par (numero int, mitad int, relleno text, primary key (numero, mitad))`.execute(db);
const { rows } = await sql<{ ultimo: number }>`select coalesce(max(numero), 0) as ultimo from par`.execute(db);

for (let numero = (rows[0]?.ultimo ?? 0) + 1; ; numero++) {
  await db.transaction().execute(async (trx) => {
    await sql`insert into par values (${numero}, 1, repeat('a', ${(numero % 7) * 500}))`.execute(trx);
    await sql`insert into par values (${numero}, 2, 'b')`.execute(trx);
  });
  process.stdout.write(`${numero}\n`);
}
