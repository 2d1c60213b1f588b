import { Client } from 'pg';

/** A session of PostgreSQL beside the portal's: another program that takes connections or locks. */
export interface RawSession {
  run(statement: string): Promise<readonly Record<string, unknown>[]>;
  close(): Promise<void>;
}

/** Opens a session; undefined when the server takes no more connections. */
export async function openSession(url: string): Promise<RawSession | undefined> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    if ((error as { code?: string }).code === TOO_MANY) return undefined;
    throw error;
  }
  return {
    run: async (statement) => (await client.query<Record<string, unknown>>(statement)).rows,
    close: () => client.end(),
  };
}

const TOO_MANY = '53300';
