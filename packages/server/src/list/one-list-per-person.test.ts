import { expect, test } from 'vitest';
import { type OpenRows, RowStream } from './listing.ts';
import { readOnePerPerson } from './one-list-per-person.ts';

/** List of three batches that counts how many statements of all lists run at once. */
function counting() {
  const seen = { running: 0, most: 0 };
  const statement = async <T>(value: T): Promise<T> => {
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    await new Promise(setImmediate);
    seen.running -= 1;
    return value;
  };
  async function* batches() {
    for (const row of [1, 2, 3]) yield await statement([row]);
  }
  return { seen, list: () => new RowStream<number>(() => statement({ total: 3, batches: batches() })) };
}

async function readAll({ total, batches }: OpenRows<number>): Promise<[number, number[]]> {
  const rows: number[] = [];
  for await (const batch of batches) rows.push(...batch);
  return [total, rows];
}

test('of the whole lists of one person one statement runs at a time, those of another beside it', async () => {
  const { seen, list } = counting();
  const read = async (person: number) => readAll(await readOnePerPerson(list(), { person, mostMs: 60_000 }).open());
  const all = await Promise.all(Array.from({ length: 12 }, () => read(1)));
  expect(all).toEqual(Array.from({ length: 12 }, () => [3, [1, 2, 3]]));
  expect(seen.most).toBe(1);
  await Promise.all([read(1), read(2), read(1), read(2)]);
  expect(seen.most).toBe(2);
});

test('a list that costs the database too long ends, and the next one of the person is read', async () => {
  const { list } = counting();
  const opened = await readOnePerPerson(list(), { person: 3, mostMs: 0 }).open();
  await expect(readAll(opened)).rejects.toMatchObject({ code: 'consulta_larga', sentence: { clave: 'llamada.lenta' } });
  expect(await readAll(await readOnePerPerson(list(), { person: 3, mostMs: 60_000 }).open())).toEqual([3, [1, 2, 3]]);
});

test('a reader that stops ends the reading of the batches', async () => {
  let ended = false;
  async function* batches() {
    try {
      yield [1];
      yield [2];
    } finally {
      ended = true;
    }
  }
  const source = new RowStream<number>(() => Promise.resolve({ total: 2, batches: batches() }));
  const opened = await readOnePerPerson(source, { person: 4, mostMs: 60_000 }).open();
  for await (const batch of opened.batches) {
    expect(batch).toEqual([1]);
    break;
  }
  expect(ended).toBe(true);
});
