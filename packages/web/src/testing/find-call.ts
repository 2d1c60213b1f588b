import { api } from '@portal/contract/api';
import type { Endpoint, Method } from '@portal/contract/core';

/** Call of the contract with its place in `api`. */
export interface NamedCall {
  /** `evaluacion.resultado` */
  readonly name: string;
  readonly group: string;
  readonly call: string;
  readonly endpoint: Endpoint;
  readonly pattern: RegExp;
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '([^/]+)')}$`);
const parametersOf = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** All calls, those with fewer parameters first, so that `/curso/sellst` is not taken for `/curso/:id`. */
const calls: readonly NamedCall[] = Object.entries(api)
  .flatMap(([group, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([call, endpoint]) => ({
      name: `${group}.${call}`,
      group,
      call,
      endpoint,
      pattern: patternOf(endpoint.path),
    })),
  )
  .toSorted((a, b) => parametersOf(a.endpoint.path).length - parametersOf(b.endpoint.path).length);

/** Finds the call of a request and reads the parameters of its path. */
export function findCall(method: Method, path: string): { found: NamedCall; params: Record<string, string> } | undefined {
  const found = calls.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path));
  if (!found) return undefined;
  const [, ...values] = found.pattern.exec(path) ?? [];
  const params = parametersOf(found.endpoint.path).map((name, index): [string, string] => [name, decodeURIComponent(values[index] ?? '')]);
  return { found, params: Object.fromEntries(params) };
}
