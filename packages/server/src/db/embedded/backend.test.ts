import { expect, onTestFinished, test } from 'vitest';
import { createBackend, type Backend } from './backend.ts';
import { openCluster } from './cluster.ts';
import { dataFolders } from './data-folders.ts';
import { asksForReady, endOf, simpleQuery, SYNC } from './protocol.ts';
import { testDataDir } from './testing/data-dir.ts';

async function testBackend(): Promise<{ backend: Backend; run: (text: string) => Promise<string> }> {
  const cluster = await openCluster(dataFolders(testDataDir('migrated')).database);
  onTestFinished(() => cluster.close());
  const backend = createBackend(cluster);
  const run = async (text: string) => {
    let answer = '';
    await backend.run(simpleQuery(text), (bytes) => (answer += Buffer.from(bytes).toString('latin1')));
    return answer;
  };
  return { backend, run };
}

test('a checkpoint runs after work, outside of transactions only', async () => {
  const { backend, run } = await testBackend();
  const last = async () => /[0-9A-F]+\/[0-9A-F]+/.exec(await run('select checkpoint_lsn from pg_control_checkpoint()'))?.[0];
  const before = await last();
  await run('begin; create table prueba (id int)');
  await backend.checkpoint();
  expect(await last()).toBe(before);
  await run('commit');
  await backend.checkpoint();
  expect(await last()).not.toBe(before);
});

const heap = () => process.memoryUsage().heapUsed / 1e6;

test('results are not kept in memory', async () => {
  const { run } = await testBackend();
  const rows = "select repeat('x', 1000) from generate_series(1, 1000)";
  await run(rows);
  const before = heap();
  for (let round = 0; round < 100; round++) await run(rows);
  // 100 MB of results passed through; retained, they would fill the heap.
  expect(heap() - before).toBeLessThan(80);
});

test.each([
  ['outside of transactions', 'Z\0\0\0\x05I', 'idle'],
  ['in a transaction', 'Z\0\0\0\x05T', 'in-transaction'],
  ['in a failed one', 'Z\0\0\0\x05E', 'in-transaction'],
  ['cut off', 'I', 'unready'],
])('an answer that ends %s', (_where, tail, end) => {
  expect(endOf(Buffer.from(`C\0\0\0\x09${tail}`, 'latin1'))).toBe(end);
});

test('a startup message, a simple query and a Sync require a ReadyForQuery; a Flush does not', () => {
  const flush = Buffer.from('H\0\0\0\x04', 'latin1');
  const parts = [Buffer.from([0, 0, 0, 8]), simpleQuery('select 1'), Buffer.concat([flush, SYNC]), flush];
  expect(parts.map(asksForReady)).toEqual([true, true, true, false]);
});
