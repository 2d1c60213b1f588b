import { once } from 'node:events';
import { connect } from 'node:net';
import type { PoolClient } from 'pg';

const CANCEL_REQUEST = 80_877_102;
const LIMIT_MS = 5_000;

/** Fields of `pg` for a connection that it opened. */
interface Opened {
  readonly host: string;
  readonly port: number;
  readonly processID: number;
  readonly secretKey: number;
}

/**
 * Cancels the running statement of a connection as PostgreSQL's protocol has it, because a pooler knows the connection by a number of
 * its own. Resolves when the pooler has passed it on and closed the line; never rejects: a statement that goes on ends at the pooler's limit.
 */
export async function cancelThroughPooler(client: PoolClient): Promise<void> {
  const { host, port, processID, secretKey } = client as PoolClient & Opened;
  const message = Buffer.alloc(16);
  [16, CANCEL_REQUEST, processID, secretKey].forEach((value, index) => message.writeInt32BE(value, index * 4));
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  socket.on('error', () => {});
  socket.setTimeout(LIMIT_MS, () => socket.destroy());
  // Not closed by us: a pooler takes back the request of a caller that left.
  socket.resume().write(message);
  await once(socket, 'close').catch(() => {});
}
