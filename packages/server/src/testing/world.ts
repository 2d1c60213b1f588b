import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint, Problem } from '@portal/contract';
import { afterAll, beforeAll } from 'vitest';
import { TEST_NOW, useTestApp, type TestApp } from './app.ts';
import { buildEmpresa } from './builders/empresa.ts';
import { buildPlan, type BuiltPlan } from './builders/plan.ts';
import { buildUsuario } from './builders/usuario.ts';
import { enrol } from './cuestionario.ts';
import type { RawRequest } from './examples/examples.ts';
import type { World } from './examples/example.ts';
import { fillPath } from './fill-path.ts';
import { flatQuery, payloadOf } from './raw-request.ts';
import { useProvider } from './use-provider.ts';

/** Starts an application for tests that walk every endpoint: open registration, a provider, one plan, and its own folder of files. */
export function useWorld(): { readonly test: TestApp; newWorld(): Promise<World> } {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-mundo-'));
  const { environment } = useProvider({ publicUrl: 'http://127.0.0.1:3000' }, { DATA_DIR: dataDir });
  const test = useTestApp(environment);
  const shared: { plan?: BuiltPlan } = {};
  beforeAll(async () => {
    await test.db.updateTable('configuracion').set({ registro_abierto: true }).execute();
    const temas = ['Primero', 'Segundo', 'Tercero'];
    shared.plan = await buildPlan(test.db, {
      today: TEST_NOW.toISOString().slice(0, 10),
      estructura: { Programa: { Curso: { Módulo: temas } } },
    });
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  return {
    test,
    async newWorld() {
      await test.db.deleteFrom('intento_acceso').execute();
      const { plan } = shared;
      if (!plan) throw new Error('useWorld(): the plan is built in beforeAll; use it inside tests');
      const admin = await buildUsuario(test.db, { admin: true });
      const empresa = await buildEmpresa(test.db);
      const { id_empresa } = empresa;
      return { test, plan, dataDir, admin, empresa, alumno: await enrol(test, [plan], { id_empresa }) };
    },
  };
}

export interface RawAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** Body of a failed call. */
  readonly problem: Problem;
}

/** Sends a request unchecked, without the typed client, in the media type of the endpoint. */
export async function send(test: TestApp, endpoint: Endpoint, request: RawRequest & { readonly token?: string }): Promise<RawAnswer> {
  const { body, query, token } = request;
  const response = await test.inject({
    method: endpoint.method,
    url: `/api${fillPath(endpoint.path, request.params)}`,
    ...(query && { query: flatQuery(query) as Record<string, string> }),
    ...(body !== undefined && { payload: payloadOf(body) }),
    headers: {
      ...(body !== undefined && { 'content-type': endpoint.bodyTypes?.[0] ?? 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
  });
  const type = String(response.headers['content-type'] ?? '');
  const problem = type.startsWith('application/problem+json') ? response.json<Problem>() : (undefined as never);
  return { status: response.statusCode, type, text: response.body, problem };
}
