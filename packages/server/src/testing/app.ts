import { afterAll, beforeAll } from 'vitest';
import { queryEntries, TOTAL_HEADER, type CallOf, type Endpoint, type Problem, type ResponseOf } from '@portal/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import { loadConfig } from '../config.ts';
import { newRuntime } from '../core/http/runtime.ts';
import type { Executor } from '../db/executor.ts';
import { useTestDatabase } from './database.ts';
import { fillPath } from './fill-path.ts';

/** Response of an injected call. `data` of a successful call is parsed with the contract's schema. */
export interface Answer<T> {
  readonly status: number;
  readonly data: T;
  readonly problem: Problem;
  readonly total: number | undefined;
}

export interface TestApp {
  readonly db: Executor;
  readonly http: FastifyInstance;
  /** Current time of the application; set it to move the clock. */
  now: Date;
  /** Calls an endpoint as the bearer of `token` (absent: signed out). */
  call<E extends Endpoint>(endpoint: E, request: CallOf<E> & { readonly token?: string }): Promise<Answer<ResponseOf<E>>>;
  /** The same database in a new application, as after a restart of the server. */
  restart(): Promise<void>;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
}

/** A Saturday morning in Lima. */
export const TEST_NOW = new Date('2026-11-21T15:00:00Z');

/** Starts the application on a new migrated database, one per test file. Read its properties inside tests only. */
export function useTestApp(environment: NodeJS.ProcessEnv = {}): TestApp {
  const connection = useTestDatabase();
  const test = { now: TEST_NOW } as { -readonly [Key in keyof TestApp]: TestApp[Key] };
  beforeAll(async () => {
    const config = loadConfig({ LOG_LEVEL: 'silent', DEMO: '0', ...environment });
    const build = () => buildApp({ config, runtime: newRuntime(connection()), clock: () => test.now });
    test.http = await build();
    test.restart = async () => {
      await test.http.close();
      test.http = await build();
    };
    test.db = connection().db;
    test.inject = (options) => test.http.inject(options);
    test.call = (endpoint, request) => call({ http: test.http, basePath: config.basePath }, endpoint, request);
  });
  afterAll(() => test.http?.close());
  return test;
}

type AnyRequest = { params?: unknown; query?: object; body?: unknown; token?: string };

interface Server {
  readonly http: FastifyInstance;
  readonly basePath: string;
}

const BYTES = ['application/octet-stream'] as const;

async function call<E extends Endpoint>({ http, basePath }: Server, endpoint: E, request: AnyRequest): Promise<Answer<ResponseOf<E>>> {
  const bytes = request.body instanceof Uint8Array ? Buffer.from(request.body) : undefined;
  const { bodyTypes: [bodyType] = BYTES } = endpoint;
  const response = await http.inject({
    method: endpoint.method,
    url: `${basePath}/api${fillPath(endpoint.path, request.params)}`,
    query: Object.fromEntries(queryEntries(request.query)),
    ...(request.body !== undefined && { payload: bytes ?? (request.body as object) }),
    headers: {
      ...(bytes && { 'content-type': bodyType }),
      ...(request.token && { authorization: `Bearer ${request.token}` }),
    },
  });
  const succeeded = response.statusCode < 400;
  const total = response.headers[TOTAL_HEADER];
  return {
    status: response.statusCode,
    data: succeeded ? (endpoint.response.parse(response.json()) as ResponseOf<E>) : (undefined as never),
    problem: succeeded ? (undefined as never) : response.json<Problem>(),
    total: total === undefined ? undefined : Number(total),
  };
}
