import type { CallOf, Endpoint, ResponseOf } from '@portal/contract/core';
import { noteLine } from './line.ts';
import { offlineOf } from './offline.ts';
import type { KeptAnswer, PersonStore } from './person-store.ts';
import { ApiError } from '../client/api-error.ts';
import { type AddressOf, type AnyRequest, callByAddress } from '../client/client.ts';
import { currentSession } from '../session/session.ts';

/** Milliseconds after which a connection without an answer counts as dead where the device has an answer of earlier. */
const PATIENCE_MS = 6000;

interface Options<T> {
  readonly signal?: AbortSignal | undefined;
  /** Returns the part of the answer that the device may store, if not all of it. */
  readonly forDevice?: (answer: T) => T;
  /** Request by which the device knows the answer, if not the sent one: one of an earlier version stays findable. */
  readonly keptAs?: AnyRequest;
}

/** Answer of a call and when this device received it; `kept`: the device had it, the server did not answer. */
export interface Received<T> {
  readonly answer: T;
  readonly at: number;
  readonly kept: boolean;
}

type Address = Pick<Endpoint, 'method' | 'path'>;

/** Returns the key of an answer on the device. */
export const keyOfCall = (endpoint: Address, { params, query, body }: AnyRequest): string =>
  [endpoint.method, endpoint.path, ...[params, query, body].map((part) => JSON.stringify(part ?? null, sorted(part)))].join(' ');

/** Names of a request's fields in a fixed order. */
const sorted = (part: unknown): string[] | undefined => (part && typeof part === 'object' ? Object.keys(part).toSorted() : undefined);

/**
 * Calls an endpoint and keeps its answer on the device for the person (P118). Without a connection, or when it stays silent, the answer of
 * earlier comes instead, if it still fits the contract; a refusal of the server removes it.
 */
export async function receive<E extends Endpoint>(
  endpoint: E | AddressOf<E>,
  request: CallOf<E>,
  { signal, forDevice = (answer) => answer, keptAs = request as AnyRequest }: Options<ResponseOf<E>> = {},
): Promise<Received<ResponseOf<E>>> {
  const { user } = currentSession();
  const store = user ? offlineOf(user.id).store : undefined;
  const key = keyOfCall(endpoint, keptAs);
  const fresh = callByAddress<E>(endpoint, request, { signal }).then(
    (answer) => {
      const at = Date.now();
      keep(store, key, { value: forDevice(answer), at });
      return { answer, at, kept: false };
    },
    (error: unknown) => {
      if (error instanceof ApiError && [403, 404, 409].includes(error.status)) void store?.drop(key);
      throw error;
    },
  );
  const earlier = () => readKept(store, key, endpoint);
  const received = (await firstOf(fresh, earlier, signal)) as Received<ResponseOf<E>>;
  noteLine(!received.kept);
  return received;
}

/** The same as `receive`, for callers that do not ask when. */
export const callKept = async <E extends Endpoint>(
  endpoint: E | AddressOf<E>,
  request: CallOf<E>,
  options: Options<ResponseOf<E>> = {},
): Promise<ResponseOf<E>> => (await receive(endpoint, request, options)).answer;

/** Keeps an answer that came with another call as that of its own call (P118). */
export const keepAnswer = <E extends Endpoint>(
  store: PersonStore,
  endpoint: E | AddressOf<E>,
  { request, answer }: { readonly request: CallOf<E>; readonly answer: ResponseOf<E> },
): void => keep(store, keyOfCall(endpoint, request as AnyRequest), { value: answer, at: Date.now() });

/** Stores an answer. If the disk is full, the screen of the stored data says so; the answer is shown anyway. */
function keep(store: PersonStore | undefined, key: string, { value, at }: KeptAnswer): void {
  if (isCurrent(store)) store.keep(key, value, at).catch((error: unknown) => store.note(error));
}

/** Returns whether nobody signed out while the answer was on its way: it would be left behind on the device. */
const isCurrent = (store: PersonStore | undefined): store is PersonStore =>
  store !== undefined && currentSession().user?.id === store.person;

/** Reads an answer of earlier; undefined for one of another version of the portal, and where the contract, which comes with the first, does not come. */
async function readKept(store: PersonStore | undefined, key: string, address: Address): Promise<Received<unknown> | undefined> {
  const row = await store?.read(key);
  if (!row) return undefined;
  const contract = await import('../client/endpoint-at.ts').catch(() => undefined);
  if (!contract) return undefined;
  const { success, data } = contract.endpointAt(address).response.safeParse(row.value);
  return success ? { answer: data, at: row.at, kept: true } : undefined;
}

/** Resolves with the fresh answer, or with the earlier one if the connection fails or stays silent and there is one. */
async function firstOf<T>(fresh: Promise<T>, earlier: () => Promise<T | undefined>, signal: AbortSignal | undefined): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silent = new Promise<T>((resolve) => {
    timer = setTimeout(() => void earlier().then((kept) => kept && resolve(kept)), PATIENCE_MS);
  });
  try {
    return await Promise.race([fresh, silent]);
  } catch (error) {
    const lost = error instanceof ApiError && error.transient && !signal?.aborted;
    const kept = lost ? await earlier() : undefined;
    if (kept) return kept;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
