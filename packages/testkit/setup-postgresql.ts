import { openConnection } from '@portal/server/src/db/connection.ts';
import { migrateToLatest } from '@portal/server/src/db/migrator.ts';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { createPostgresCluster, type PostgresCluster } from './services/postgres-cluster.ts';
import { buildWorkers } from './worker-files.ts';

const TEMPLATE = 'plantilla';

let cluster: PostgresCluster | undefined;

/** Global set-up of the project `postgresql`: a server of its own with one migrated database. */
export async function setup(project: TestProject): Promise<void> {
  await buildWorkers();
  cluster = await createPostgresCluster({ fsync: false });
  const admin = await openConnection({ databaseUrl: cluster.url('postgres'), dataDir: '' });
  try {
    await sql.raw(`create database ${TEMPLATE}`).execute(admin.db);
  } finally {
    await admin.close();
  }
  const template = await openConnection({ databaseUrl: cluster.url(TEMPLATE), dataDir: '' });
  try {
    await migrateToLatest(template);
  } finally {
    await template.close();
  }
  project.provide('testDatabase', { kind: 'postgresql', server: cluster.url(''), template: TEMPLATE });
}

/** Runs after the last test, whatever its result. */
export async function teardown(): Promise<void> {
  await cluster?.remove();
}
