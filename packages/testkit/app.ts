import { buildApp } from '@portal/server/src/app.ts';
import { buildContentApp } from '@portal/server/src/content-app.ts';
import { loadConfig } from '@portal/server/src/config/config.ts';
import { newRuntime } from '@portal/server/src/core/http/runtime.ts';
import type { Executor } from '@portal/server/src/db/executor.ts';
import { afterAll, beforeAll } from 'vitest';
import type { CallOf, Endpoint, ResponseOf } from '@portal/contract/core';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type Answer, callThrough, type Carrier } from './call.ts';
import { useTestDatabase } from './database.ts';

export type { Answer } from './call.ts';

/** A portal under test, in this process or in others. */
export interface TestPortal extends Carrier {
  readonly db: Executor;
  /** Current time of the portal. */
  readonly now: Date;
  /** Calls an endpoint as the bearer of `token` (absent: signed out). */
  call<E extends Endpoint>(endpoint: E, request: CallOf<E> & { readonly token?: string }): Promise<Answer<ResponseOf<E>>>;
}

export interface TestApp extends TestPortal {
  readonly http: FastifyInstance;
  /** Current time of the application; set it to move the clock. */
  now: Date;
  /** The same database in a new application, as after a restart of the server. */
  restart(): Promise<void>;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Calls the origin of content packages. */
  content(options: InjectOptions): Promise<LightMyRequestResponse>;
}

/** A Saturday morning in Lima. */
export const TEST_NOW = new Date('2026-11-21T15:00:00Z');

/** A model that nobody asks: only the job connects to it. */
const REDACTOR = { REDACTOR_URL: 'http://127.0.0.1:9/v1', REDACTOR_MODELO: 'de-prueba' };

/** Starts the application on a new migrated database, one per test file. Read its properties inside tests only. */
export function useTestApp(environment: NodeJS.ProcessEnv = {}): TestApp {
  const connection = useTestDatabase();
  const test = { now: TEST_NOW } as { -readonly [Key in keyof TestApp]: TestApp[Key] };
  beforeAll(async () => {
    const config = loadConfig({ LOG_LEVEL: 'silent', DEMO: '0', ...REDACTOR, ...environment });
    const running = () => ({ config, runtime: newRuntime(connection()), clock: () => test.now });
    const build = () => buildApp(running());
    test.http = await build();
    const content = await buildContentApp(running());
    test.content = (call) => content.inject(call);
    test.restart = async () => {
      await test.http.close();
      test.http = await build();
    };
    test.db = connection().db;
    test.inject = (options) => test.http.inject(options);
    test.call = (endpoint, request) => callThrough({ inject: test.inject, basePath: config.basePath }, endpoint, request);
  });
  afterAll(() => test.http?.close());
  return test;
}
