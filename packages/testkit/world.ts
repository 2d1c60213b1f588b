import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { TEST_NOW, useTestApp, type TestApp } from './app.ts';
import { buildEmpresa } from './builders/organizacion/empresa.ts';
import { buildPlan, type BuiltPlan } from './builders/contenido/plan.ts';
import { buildUsuario } from './builders/persona/usuario.ts';
import { enrol } from './scenes/cuestionario.ts';
import type { World } from './examples/example.ts';
import { useProvider } from './services/use-provider.ts';

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
