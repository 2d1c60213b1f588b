import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const TAKERS = fileURLToPath(new URL('../../../testkit/programs/turn-takers.ts', import.meta.url));

/** Runs the three processes and returns what they printed, in its order. */
async function lines(...words: readonly string[]): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', TAKERS, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  return (await text(child.stdout)).trim().split('\n');
}

test('three processes that hash at the same moment take turns: one ends before the next begins, whichever process it is of', async () => {
  const said = await lines();
  expect(said.filter((line) => line.startsWith('empieza')).toSorted()).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3].map((id) => `empieza ${id}`));
  for (let begun = 0; begun < said.length; begun += 2) expect(said[begun + 1]).toBe(said[begun]?.replace('empieza', 'termina'));
});

test('the turn of a process that is killed is free again, and its waiting ones are nobody’s', async () => {
  const said = await lines('muere');
  expect(said.filter((line) => line.endsWith(' 1'))).toEqual(['empieza 1']);
  expect(said.filter((line) => line.startsWith('termina')).toSorted()).toEqual([2, 2, 2, 3, 3, 3].map((id) => `termina ${id}`));
});
