import { Agent, request } from 'node:http';
import { Client } from 'pg';
import { median } from '../statistics.ts';
import type { Call } from './calls/call.ts';

/** Times of a call or of its floor in milliseconds, and its number of rows. */
export interface Timing {
  readonly times: number[];
  rows: number;
}

/** Ninety-fifth of a hundred times. */
export const late = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
export { median };

/** Portal over a filled database, and a connection of its own for the floors. */
export interface Side {
  /** Address of the database. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly token: string;
  readonly sql: Client;
  readonly agent: Agent;
}

/** Answer of the portal, whole. */
interface Answer {
  readonly body: Buffer;
  readonly total: string | undefined;
}

/** Sends a call and reads its answer to the end; any status but 200 rejects. */
export function send({ port, token, agent }: Side, { url, body }: Pick<Call, 'url' | 'body'>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const outgoing = request({ host: '127.0.0.1', port, agent, path: `/api${url}`, method: body ? 'POST' : 'GET', headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const whole = Buffer.concat(chunks);
        if (answer.statusCode !== 200) return reject(new Error(`${url}: ${answer.statusCode} ${whole.toString().slice(0, 300)}`));
        resolve({ body: whole, total: answer.headers['x-total-count']?.toString() });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body && JSON.stringify(body));
  });
}

async function timed<T>(timing: Timing, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  timing.times.push(performance.now() - start);
  return result;
}

async function timeCall(side: Side, call: Call, timing: Timing): Promise<void> {
  const { body, total } = await timed(timing, () => send(side, call));
  const parsed: unknown = JSON.parse(body.toString());
  timing.rows = total === undefined ? (Array.isArray(parsed) ? parsed.length : 1) : Number(total);
}

async function timeFloor({ sql }: Side, { floor }: Call, timing: Timing): Promise<void> {
  const results = await timed(timing, async () => {
    const read = [];
    for (const statement of floor) read.push(await sql.query<{ total?: string }>(statement));
    return read;
  });
  const total = results.at(-1)?.rows[0]?.total;
  timing.rows = total === undefined ? (results[0]?.rowCount ?? 0) : Number(total);
}

/** Times of a call on one side. */
export interface Pair {
  readonly call: Timing;
  readonly floor: Timing;
}

const newPair = (): Pair => ({ call: { times: [], rows: 0 }, floor: { times: [], rows: 0 } });

/**
 * Times a call and its floor on both sides in turn, so that a slow moment of the machine slows all of them. The first round warms and is not
 * counted; rounds end after `seconds`, but there are at least three.
 */
export async function race(sides: readonly Side[], call: Call, { rounds, seconds }: { rounds: number; seconds: number }): Promise<Pair[]> {
  const pairs = sides.map(newPair);
  const start = performance.now();
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, side] of sides.entries()) {
      await timeCall(side, call, pairs[index]!.call);
      await timeFloor(side, call, pairs[index]!.floor);
    }
    if (round === 0) for (const { call: one, floor } of pairs) [one, floor].forEach(({ times }) => times.splice(0));
    if (round >= 3 && performance.now() - start > seconds * 1_000) break;
  }
  return pairs;
}
