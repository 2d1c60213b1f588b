import { api } from '@portal/contract/api';
import type { Endpoint } from '@portal/contract/core';
import * as domains from './domains.ts';
import type { ExamplesOf, World } from './example.ts';
import type { RawRequest } from '../services/raw-request.ts';

type Api = typeof api;

/** Groups with a call that takes input. */
type Described = { readonly [Group in keyof Api as object extends ExamplesOf<Api[Group]> ? never : Group]: ExamplesOf<Api[Group]> };

/** One working request for every endpoint of the contract that takes input. */
const examples: Described = domains;

/** Request of a call without input: the first page of a list. */
const plainRequest = ({ list }: Endpoint): RawRequest => (list ? { query: { pagina: 1, tamano: 10 } } : {});

export interface ExampleCase {
  /** Group of the contract: `evaluacion` */
  readonly domain: string;
  /** `POST /evaluacion/ins` */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly make: (world: World) => Promise<RawRequest>;
}

/** Every endpoint with its example, one case each for the tests that walk the contract. */
export const exampleCases: readonly ExampleCase[] = Object.entries(api).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => {
    const make = (examples as unknown as Record<string, Record<string, (world: World) => unknown>>)[group]?.[name];
    return {
      domain: group,
      name: `${endpoint.method} ${endpoint.path}`,
      endpoint,
      make: async (world) => (make ? ((await make(world)) as RawRequest) : plainRequest(endpoint)),
    };
  }),
);
