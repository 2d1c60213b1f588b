import type { Pool, PoolClient } from 'pg';

/** When a server is taken for one that answers nobody. */
export interface Silence {
  /** A connection that works for longer makes the server be asked whether it still answers. */
  readonly suspectMs: number;
  readonly lookMs: number;
}

const USUAL: Silence = { suspectMs: 15_000, lookMs: 5_000 };
/** Questions in a row that the server leaves unanswered before its connections are ended. */
const MOST_UNANSWERED = 2;

/** Stream of `pg` below a connection. */
interface Below {
  readonly connection: { readonly stream: { destroy(): void } };
}

/**
 * Ends the connections of a pool that wait for a server which answers nobody any more (frozen, or the network swallows its packets), so that
 * their calls fail with a 503 instead of waiting for ever: its own limits cannot act then. A long statement of a server that answers goes on.
 * @param ask asks the server on a connection of its own; rejects within seconds without an answer
 */
export function endSilentConnections(pool: Pool, ask: () => Promise<unknown>, { suspectMs, lookMs } = USUAL): { close(): void } {
  const busySince = new Map<PoolClient, number>();
  pool.on('acquire', (client) => void busySince.set(client, performance.now()));
  pool.on('release', (_error, client) => void busySince.delete(client));
  pool.on('remove', (client) => void busySince.delete(client));
  let unanswered = 0;
  let asking = false;
  const suspects = () => [...busySince].filter(([, since]) => performance.now() - since > suspectMs).map(([client]) => client);

  async function look(): Promise<void> {
    if (asking) return;
    if (suspects().length === 0) return void (unanswered = 0);
    asking = true;
    const answered = await ask().then(
      () => true,
      () => false,
    );
    asking = false;
    unanswered = answered ? 0 : unanswered + 1;
    if (unanswered < MOST_UNANSWERED) return;
    for (const client of suspects()) (client as PoolClient & Below).connection.stream.destroy();
  }

  const timer = setInterval(() => void look(), lookMs).unref();
  return { close: () => clearInterval(timer) };
}
