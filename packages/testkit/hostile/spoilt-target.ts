import { type Addressed, requestOf } from '../call.ts';
import type { World } from '../examples/example.ts';
import { type Mutable, mutationsOf } from '../mutations.ts';
import type { RawRequest } from '../services/raw-request.ts';
import type { Armed, Shot, Target } from './target.ts';

/** A hostile request that no field of the working one gives, with headers instead of its own. */
export interface Further {
  readonly name: string;
  readonly request: RawRequest;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call to attack. */
export interface Attackable extends Pick<Target, 'refusals' | 'proves' | 'callers'> {
  readonly endpoint: Mutable & Addressed;
  /** Builds a working request. */
  readonly make: (world: World) => Promise<RawRequest>;
  readonly further?: (base: RawRequest) => readonly Further[];
}

/** Whole bodies of megabytes, as `mutationsOf` names them. */
const HEAVY = 'diez megas';

/** Makes a target of a call: its working request with each field spoilt, its body as a whole, and what is given further. */
export function targetOf({ endpoint, make, further, ...rest }: Attackable): Target {
  const shotOf = ({ name, request, headers }: Further): Shot => ({
    name,
    request: () => {
      const made = requestOf(endpoint, request);
      return headers ? { ...made, headers: { ...made.headers, ...headers } } : made;
    },
    ...(name.includes(HEAVY) && { heavy: true }),
  });
  const arm = async (world: World): Promise<Armed> => {
    const base = await make(world);
    const spoilt: readonly Further[] = [{ name: 'none', request: base }, ...mutationsOf(endpoint, base), ...(further?.(base) ?? [])];
    return {
      shots: spoilt.map(shotOf),
      together: (first, second) => {
        const [one, other] = [spoilt[first]!, spoilt[second]!];
        const request = overlay(base, one.request, other.request);
        return shotOf({ name: `${one.name} and ${other.name}`, request, headers: { ...one.headers, ...other.headers } });
      },
    };
  };
  return { ...rest, name: `${endpoint.method} ${endpoint.path}`, arm };
}

/** Makes the changes of both spoilt requests to one. */
const overlay = (example: RawRequest, first: RawRequest, second: RawRequest): RawRequest =>
  Object.fromEntries(
    (['params', 'query', 'body'] as const)
      .map((part) => [part, bothOf(example[part], first[part], second[part])] as const)
      .filter(([, value]) => value !== undefined),
  );

function bothOf(base: unknown, first: unknown, second: unknown): unknown {
  if (second === base) return first;
  if (first === base || !isRecord(base) || !isRecord(first) || !isRecord(second)) return second;
  const changed = Object.entries(second).filter(([field, value]) => value !== base[field]);
  const gone = new Set(Object.keys(base).filter((field) => !(field in second)));
  return Object.fromEntries([...Object.entries(first).filter(([field]) => !gone.has(field)), ...changed]);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);
