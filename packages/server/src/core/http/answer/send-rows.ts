import { Readable } from 'node:stream';
import { TOTAL_HEADER } from '@portal/contract/query-text';
import type { FastifyReply } from 'fastify';
import type { RowStream } from '../../../list/listing.ts';

/**
 * Streams a whole list as one JSON array, batch by batch, with back-pressure (`docs/decisions/013`). A failure before the first row is
 * an ordinary error response. A later one destroys the connection, so that no client takes a part for the whole list. Stops reading
 * when the client disconnects.
 */
export async function sendRows(reply: FastifyReply, rows: RowStream<unknown>): Promise<unknown> {
  const { total, batches: all } = await rows.open();
  reply.header(TOTAL_HEADER, total);
  const batches = all[Symbol.asyncIterator]();
  const first = await batches.next();
  if (first.done) return [];
  const second = await batches.next();
  if (second.done) return first.value;
  reply.type('application/json; charset=utf-8');
  return Readable.from(json([first.value, second.value], batches, (batch) => serialize(reply, batch)));
}

/** Serialises a batch by the response schema, without the brackets of its array. */
const serialize = (reply: FastifyReply, batch: unknown[]): string => (reply.serialize(batch) as string).slice(1, -1);

async function* json(read: unknown[][], rest: AsyncIterator<unknown[]>, write: (batch: unknown[]) => string): AsyncGenerator<string> {
  try {
    let separator = '[';
    for (const batch of read) {
      yield separator + write(batch);
      separator = ',';
    }
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield separator + write(next.value);
    yield ']';
  } finally {
    await rest.return?.();
  }
}
