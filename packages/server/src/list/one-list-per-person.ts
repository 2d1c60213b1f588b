import { failure } from '../errors/errors.ts';
import { RowStream } from './listing.ts';

/** End of what each person reads at present, by `id_usuario`. */
const ends = new Map<number, Promise<unknown>>();

/** Runs a statement after the earlier ones of the same person. */
function inTurn<T>(person: number, work: () => Promise<T>): Promise<T> {
  const turn = (ends.get(person) ?? Promise.resolve()).then(work);
  const end = turn
    .catch(() => undefined)
    .finally(() => {
      if (ends.get(person) === end) ends.delete(person);
    });
  ends.set(person, end);
  return turn;
}

interface Turns {
  /** Reader, an `id_usuario`. */
  readonly person: number;
  /** Milliseconds that the database may work for one list. */
  readonly mostMs: number;
}

/**
 * Reads a whole list so that it leaves the database to others: of all whole lists that a person asks for at once one statement runs at a
 * time, and a list that costs the database too long ends with a 422. Between statements only, because the embedded database can interrupt
 * none; the client's own time does not count.
 */
export function readOnePerPerson<Row>(rows: RowStream<Row>, { person, mostMs }: Turns): RowStream<Row> {
  let spent = 0;
  const step = <T>(work: () => Promise<T>): Promise<T> =>
    inTurn(person, async () => {
      if (spent > mostMs) throw failure('consulta_larga', 'llamada.lenta');
      const start = performance.now();
      try {
        return await work();
      } finally {
        spent += performance.now() - start;
      }
    });
  return new RowStream(async () => {
    const { total, batches } = await step(rows.open);
    return { total, batches: stepping(batches, step) };
  }, rows.headers);
}

async function* stepping<Row>(
  batches: AsyncIterable<Row[]>,
  step: (work: () => Promise<IteratorResult<Row[]>>) => Promise<IteratorResult<Row[]>>,
): AsyncGenerator<Row[]> {
  const iterator = batches[Symbol.asyncIterator]();
  try {
    for (let next = await step(() => iterator.next()); !next.done; next = await step(() => iterator.next())) yield next.value;
  } finally {
    await iterator.return?.();
  }
}
