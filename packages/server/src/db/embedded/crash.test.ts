import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openConnection } from '../connection.ts';
import { testDataDir } from './testing/data-dir.ts';
import { runScript } from './testing/run-script.ts';

test('a process killed while writing loses no commit', async () => {
  const dataDir = testDataDir('migrated');
  let acknowledged = 0;
  for (const lines of [40, 90, 65]) {
    const writer = runScript('write-until-killed', dataDir);
    const goal = acknowledged + lines;
    while (acknowledged < goal) acknowledged = Number(await writer.line());
    writer.child.kill('SIGKILL');
    await writer.ended();
  }

  const connection = await openConnection({ dataDir });
  const { rows } = await sql<{ numeros: number; filas: number; mayor: number }>`
    select count(distinct numero) as numeros, count(*) as filas, max(numero) as mayor from par`.execute(connection.db);
  await connection.close();
  const [found] = rows;
  // The process may have been killed between the last commits and printing their lines.
  expect(found?.mayor).toBeGreaterThanOrEqual(acknowledged);
  expect(found).toEqual({ numeros: found?.mayor, filas: (found?.mayor ?? 0) * 2, mayor: found?.mayor });
});

test('a second server on the folder of a running one is refused', async () => {
  const dataDir = testDataDir('migrated');
  const writer = runScript('write-until-killed', dataDir);
  await writer.line();
  await expect(openConnection({ dataDir })).rejects.toThrow(`proceso ${writer.child.pid}`);
});

test('other users cannot read the database, and an unfinished first start does not block the next', async () => {
  const dataDir = join(testDataDir('empty'), 'datos');
  const first = runScript('write-until-killed', dataDir);
  await new Promise((resolve) => void setTimeout(resolve, 1_500));
  first.child.kill('SIGKILL');
  await first.ended();

  const connection = await openConnection({ dataDir });
  await connection.ping();
  const modes = [dataDir, join(dataDir, 'db')].map((folder) => statSync(folder).mode & 0o777);
  await connection.close();
  expect(modes).toEqual([0o700, 0o700]);
});
