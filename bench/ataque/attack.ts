import type { ExampleCase } from '../../packages/server/src/testing/examples/examples.ts';
import type { RawRequest } from '../../packages/server/src/testing/raw-request.ts';
import type { World } from '../../packages/server/src/testing/examples/example.ts';
import { type Mutation, mutationsOf } from '../../packages/server/src/testing/mutations.ts';
import { type Caller, callersOf } from './callers.ts';
import { complaintOf, LIMIT_MS } from './judge.ts';
import { type Answer, shoot } from './send.ts';

/** Counts of a run. */
export interface Tally {
  sent: number;
  readonly statuses: Map<number, number>;
  readonly complaints: string[];
  readonly slow: string[];
}

/** Requests under way at once. */
const AT_ONCE = 8;
/** A slow answer counts when it stays slow so often with nothing else under way. */
const AGAIN = 3;
/** Whole bodies of megabytes are sent once, not in every round and by every caller. */
const HEAVY = 'diez megas';

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'accept-language': '*,xx-XX;q=9,'.repeat(200) },
  { 'if-none-match': '*', range: 'bytes=0-,5-2,-0', 'accept-encoding': 'gzip;q=0, identity;q=0' },
  { 'x-forwarded-for': "127.0.0.1, ' or 1=1", 'x-forwarded-proto': 'https', 'x-request-id': 'a'.repeat(3_000) },
  { 'content-type': 'text/html', accept: 'text/html' },
  { cookie: 'a=b; __proto__=1', expect: '', referer: 'https://evil.example/?<script>' },
];

interface Attacked extends Pick<ExampleCase, 'name' | 'endpoint'> {
  readonly request: RawRequest;
  readonly world: World;
}

interface Attack {
  readonly round: number;
  readonly tally: Tally;
  readonly random: () => number;
  readonly share: number;
}

/** Sends the spoilt requests of one endpoint as every caller; later rounds spoil two fields at once and add hostile headers. */
export async function attack({ name, endpoint, request, world }: Attacked, { round, tally, random, share }: Attack): Promise<void> {
  const callers = await callersOf(world);
  const tokens = new Map<Caller, string | undefined>();
  for (const caller of callers) tokens.set(caller, await caller.open?.());
  const mutations = [{ name: 'none', request }, ...mutationsOf(endpoint, request)] as Mutation[];
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const spoil = (): Mutation =>
    round === 0 ? pick(mutations) : together(pick(mutations), [...mutationsOf(endpoint, pick(mutations).request)], pick);
  const shots = Math.max(callers.length, Math.min(share, mutations.length * callers.length));
  const suspects: { what: string; again: () => Promise<Answer> }[] = [];

  const everyOne = round === 0 && shots >= mutations.length * callers.length;
  /** Opens a session for who lost the last one, and forgets what limits further calls. */
  const goOn = async ({ status }: Answer, caller: Caller): Promise<void> => {
    if (status === 401 && caller.open) tokens.set(caller, await caller.open());
    if (status === 429) await world.test.db.deleteFrom('intento_acceso').execute();
  };
  const shootAt = async (index: number): Promise<void> => {
    const caller = callers[index % callers.length]!;
    const each = everyOne ? mutations[Math.floor(index / callers.length)]! : spoil();
    if (isTooHeavy(each, caller, round)) return;
    const headers = round === 0 ? {} : pick(HEADERS);
    const what = `${name} as ${caller.name}, ${each.name}`;
    const ask = () => shoot(world.test, endpoint, { ...each.request, token: tokens.get(caller), headers });
    const answer = await ask();
    count(tally, answer);
    const complaint = complaintOf(answer, caller);
    if (complaint) tally.complaints.push(`${what}: ${complaint}: ${answer.text.slice(0, 200)}`);
    if (answer.ms > LIMIT_MS) suspects.push({ what, again: ask });
    await goOn(answer, caller);
  };
  let next = 0;
  const worker = async () => {
    while (next < shots) await shootAt(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const { what, again } of suspects) await reportIfSlow(tally, what, again);
}

const isTooHeavy = ({ name }: Mutation, caller: Caller, round: number): boolean =>
  name.includes(HEAVY) && (round > 0 || caller.name !== 'administrator');

function count(tally: Tally, { status }: Answer): void {
  tally.sent += 1;
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
}

async function reportIfSlow(tally: Tally, what: string, again: () => Promise<Answer>): Promise<void> {
  const times: number[] = [];
  for (let repeat = 0; repeat < AGAIN; repeat += 1) {
    const answer = await again();
    count(tally, answer);
    times.push(answer.ms);
  }
  const least = Math.min(...times);
  if (least > LIMIT_MS) tally.slow.push(`${what}: ${least.toFixed(0)} ms at least`);
}

/** Spoils a spoilt request once more. */
function together(first: Mutation, further: readonly Mutation[], pick: (items: readonly Mutation[]) => Mutation): Mutation {
  if (further.length === 0) return first;
  const second = pick(further);
  return { ...second, name: `${first.name} and ${second.name}` };
}
