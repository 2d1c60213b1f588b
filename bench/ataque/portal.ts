import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestPortal } from '@portal/testkit/app.ts';
import { buildPlan } from '@portal/testkit/builders/contenido/plan.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import type { World } from '@portal/testkit/examples/example.ts';
import { SECRET } from '@portal/testkit/hostile/callers.ts';
import { liftLimits } from '@portal/testkit/hostile/volley.ts';
import { remoteApp } from '@portal/testkit/programs/remote-app.ts';
import { enrol } from '@portal/testkit/scenes/cuestionario.ts';
import { startProvider } from '@portal/testkit/services/oidc-provider.ts';
import { createPostgresCluster } from '@portal/testkit/services/postgres-cluster.ts';
import { startPortal } from '../../e2e/support/portal/portal-process.ts';
import { openConnection } from '../../packages/server/src/db/connection.ts';
import { migrateToLatest } from '../../packages/server/src/db/migrator.ts';

/** The portal under attack: three processes over PostgreSQL, which test people are built into. */
export interface Battlefield {
  /** The portal as seen from an address of its own: what one lane tries limits no other. */
  lane(number: number): Lane;
  /** Puts the settings back as they were at the start. */
  resetSettings(): Promise<void>;
  /** Output of the processes so far. */
  output(): string;
  close(): Promise<void>;
}

/** One place to attack from. */
export interface Lane {
  readonly portal: TestPortal;
  /** New people on one plan; the learner bears the secret. */
  newWorld(): Promise<World>;
}

export const PROCESSES = 3;
/** Settings that would shut callers out, or change what everybody is answered. */
const DECISIVE = [
  'registro_abierto',
  'segundo_factor_administradores',
  'dias_vencimiento',
  'sesion_inactiva_horas',
  'zona_horaria',
  'idioma',
] as const;
/** Address of the portal in its settings: the origin for which the software authenticator signs. */
const PUBLIC_URL = 'http://127.0.0.1:3000';

/** Starts cluster, provider and portal. */
export async function openBattlefield(): Promise<Battlefield> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-ataque-'));
  const cluster = await createPostgresCluster({ fsync: false });
  const databaseUrl = cluster.url('postgres');
  const provider = await startProvider({ publicUrl: PUBLIC_URL });
  const connection = await openConnection({ databaseUrl, dataDir });
  await migrateToLatest(connection);
  const { db } = connection;
  await db.updateTable('configuracion').set({ registro_abierto: true }).execute();
  await buildUsuario(db, { admin: true });
  const settings = await db.selectFrom('configuracion').select(DECISIVE).executeTakeFirstOrThrow();
  const server = await startPortal({
    dataDir,
    databaseUrl,
    directly: true,
    environment: {
      ...provider.environment,
      PUBLIC_URL,
      PROCESOS: String(PROCESSES),
      DATABASE_CONEXIONES: '8',
      LOG_LEVEL: 'error',
    },
  });
  const open: ReturnType<typeof remoteApp>[] = [];
  const portalFrom = (address: string) => {
    const portal = remoteApp(`http://127.0.0.1:${server.port}`, db, address);
    open.push(portal);
    return portal;
  };
  const plan = await buildPlan(db, {
    today: new Date().toISOString().slice(0, 10),
    estructura: { Programa: { Curso: { Módulo: ['Primero', 'Segundo', 'Tercero'] } } },
  });
  return {
    output: () => server.output(),
    resetSettings: async () => void (await db.updateTable('configuracion').set(settings).execute()),
    lane: (number) => {
      const portal = portalFrom(`127.0.0.${number + 2}`);
      const newWorld = async (): Promise<World> => {
        const [, empresa, admin] = await Promise.all([liftLimits(portal), buildEmpresa(db), buildUsuario(db, { admin: true })]);
        const alumno = await enrol(portal, [plan], { id_empresa: empresa.id_empresa, nombres: `Rosa ${SECRET}` });
        return { test: portal, plan, dataDir, admin: { ...admin, now: new Date().toISOString() }, empresa, alumno };
      };
      return { portal, newWorld };
    },
    close: async () => {
      for (const portal of open) portal.close();
      await server.stop();
      await provider.close();
      await connection.close();
      await cluster.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
