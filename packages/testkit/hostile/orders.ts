import type { Caller } from './callers.ts';
import type { Armed, Shot } from './target.ts';

/** One request to send: which shots of the armed target, by whom, with which hostile headers. */
export interface Order {
  readonly first: number;
  /** A second shot made to one request with the first. */
  readonly second?: number;
  /** Position among the callers of the target, the same in every world. */
  readonly caller: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** How much of a target is tried. */
export interface Extent {
  /** In round 0 each request has one spoilt field; later rounds spoil two fields at once and add hostile headers. */
  readonly round: number;
  /** Requests; absent: each spoilt request by everybody. */
  readonly share?: number;
  readonly random: () => number;
}

const HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'accept-language': '*,xx-XX;q=9,'.repeat(200) },
  { 'if-none-match': '*', range: 'bytes=0-,5-2,-0', 'accept-encoding': 'gzip;q=0, identity;q=0' },
  { 'x-forwarded-for': "127.0.0.1, ' or 1=1", 'x-forwarded-proto': 'https', 'x-request-id': 'a'.repeat(3_000) },
  { 'content-type': 'text/html', accept: 'text/html' },
  { cookie: 'a=b; __proto__=1', referer: 'https://evil.example/?<script>' },
];

/** Whether somebody sends it at all. */
export const isSent = ({ heavy }: Shot, { strong }: Caller): boolean => !heavy || strong === true;

/** Works out what is sent, in an order that the seed alone decides. */
export function ordersOf({ shots }: Armed, callers: readonly Caller[], extent: Extent): readonly Order[] {
  return extent.share === undefined && extent.round === 0 ? eachByEach(shots, callers) : drawn(shots, callers, extent);
}

function eachByEach(shots: readonly Shot[], callers: readonly Caller[]): readonly Order[] {
  const orders = shots.flatMap((_shot, first) => callers.map((_caller, caller): Order => ({ first, caller, headers: {} })));
  return orders.filter(({ first, caller }) => first > 0 && isSent(shots[first]!, callers[caller]!));
}

function drawn(shots: readonly Shot[], callers: readonly Caller[], { round, share = 0, random }: Extent): readonly Order[] {
  const below = (limit: number): number => Math.floor(random() * limit);
  const orders = Array.from({ length: share }, (): Order => {
    const order = { first: below(shots.length), caller: below(callers.length) };
    return round === 0 ? { ...order, headers: {} } : { ...order, second: below(shots.length), headers: HEADERS[below(HEADERS.length)]! };
  });
  return orders.filter(({ first, second, caller }) =>
    [shots[first]!, shots[second ?? first]!].every((shot) => isSent(shot, callers[caller]!) && !(shot.heavy && round > 0)),
  );
}
