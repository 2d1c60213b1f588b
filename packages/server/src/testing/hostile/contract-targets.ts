import { requestOf } from '../call.ts';
import { type ExampleCase, exampleCases } from '../examples/examples.ts';
import { mutationsOf } from '../mutations.ts';
import type { RawRequest } from '../raw-request.ts';
import { callersOf } from './callers.ts';
import type { Shot, Target } from './target.ts';

/** Whole bodies of megabytes, as `mutationsOf` names them. */
const HEAVY = 'diez megas';

/** Calls whose working request holds a password, token, code or link of the learner or of the boss. */
const PROVING: ReadonlySet<string> = new Set([
  'POST /equipo/enlace',
  'POST /usuario/externo/terminar',
  'POST /usuario/login',
  'POST /usuario/login/factor',
  'POST /usuario/verify_token',
]);

/** Every call of the contract with each of its fields spoilt, and its body as a whole. */
export const contractTargets: readonly Target[] = exampleCases.map(targetOf);

function targetOf({ name, endpoint, make }: ExampleCase): Target {
  return {
    name,
    refusals: 'application/problem+json',
    proves: PROVING.has(name),
    callers: callersOf,
    arm: async (world) => {
      const example = await make(world);
      const spoilt = [{ name: 'none', request: example }, ...mutationsOf(endpoint, example)];
      const shotOf = (what: string, request: RawRequest): Shot => ({
        name: what,
        request: () => requestOf(endpoint, request),
        ...(what.includes(HEAVY) && { heavy: true }),
      });
      return {
        shots: spoilt.map((each) => shotOf(each.name, each.request)),
        together: (first, second) => {
          const [one, other] = [spoilt[first]!, spoilt[second]!];
          return shotOf(`${one.name} and ${other.name}`, overlay(example, one.request, other.request));
        },
      };
    },
  };
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
