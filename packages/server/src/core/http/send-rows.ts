import { Readable } from 'node:stream';
import { TOTAL_HEADER } from '@portal/contract';
import type { FastifyReply } from 'fastify';
import type { RowStream } from '../../list/listing.ts';

/**
 * Answers a whole list as one JSON array, batch by batch, as fast as the client takes it. A failure before the first row is an answer
 * like any other. A later one cuts the connection, so that a part is never taken for the whole: neither the array nor the transfer
 * comes to its end. When the client goes away, nothing more is read.
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

/** The batch without its brackets; the response schema of the call drops what the contract does not name. */
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
