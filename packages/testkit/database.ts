import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { openConnection, type Connection } from '@portal/server/src/db/connection.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { keepProgram, newDataDir } from './embedded-template.ts';

/** Source of test databases, provided by the project's global set-up. */
export type TestDatabaseSource =
  | { readonly kind: 'embebida'; readonly template: string }
  | { readonly kind: 'postgresql'; readonly server: string; readonly template: string };

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: TestDatabaseSource;
  }
}

/** A test database and the settings that find it. */
export type TestDatabase = Connection & { readonly place: { readonly databaseUrl: string | undefined; readonly dataDir: string } };

/** Creates a migrated database, empty except for the rows of the migrations. `close` also removes it. */
export async function testDatabase(): Promise<TestDatabase> {
  const source = inject('testDatabase');
  return source.kind === 'embebida' ? embeddedCopy(source.template) : postgresCopy(source);
}

/**
 * Creates a database without tables, removed after the running test. In PostgreSQL it belongs to a person without further rights, as those
 * of managed services do.
 */
export async function blankDatabase(): Promise<TestDatabase> {
  const place = await blankPlace();
  const connection = await openConnection({ ...(place.databaseUrl && { databaseUrl: place.databaseUrl }), dataDir: place.dataDir });
  onTestFinished(() => connection.close());
  return { ...connection, place };
}

/** Settings of a portal that has no database yet, or an empty one; removed after the running test. */
export async function blankPlace(): Promise<TestDatabase['place']> {
  const source = inject('testDatabase');
  const dataDir = newDataDir();
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return { dataDir, databaseUrl: source.kind === 'postgresql' ? await blankPostgres(source.server) : undefined };
}

async function blankPostgres(server: string): Promise<string> {
  const name = `vacia_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create role ${name} login nosuperuser`);
  await administer(server, `create database ${name} owner ${name}`);
  onTestFinished(async () => {
    await administer(server, `drop database ${name} with (force)`);
    await administer(server, `drop role ${name}`);
  });
  const url = new URL(`${server}${name}`);
  url.username = name;
  return url.href;
}

/** Opens one test database for the whole test file and removes it afterwards. Call the result inside tests only. */
export function useTestDatabase(): () => TestDatabase {
  let connection: TestDatabase | undefined;
  beforeAll(async () => {
    connection = await testDatabase();
  });
  afterAll(() => connection?.close());
  return () => {
    if (!connection) throw new Error('useTestDatabase(): the database opens in beforeAll; use it inside tests and hooks');
    return connection;
  };
}

async function embeddedCopy(template: string): Promise<TestDatabase> {
  await keepProgram();
  const dataDir = newDataDir(template);
  const connection = await openConnection({ dataDir });
  return {
    ...connection,
    place: { databaseUrl: undefined, dataDir },
    async close() {
      await connection.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function postgresCopy({ server, template }: { server: string; template: string }): Promise<TestDatabase> {
  const name = `prueba_${randomUUID().replaceAll('-', '')}`;
  await administer(server, `create database ${name} template ${template}`);
  const databaseUrl = `${server}${name}`;
  const dataDir = newDataDir();
  const connection = await openConnection({ databaseUrl, dataDir });
  return {
    ...connection,
    place: { databaseUrl, dataDir },
    async close() {
      await connection.close();
      rmSync(dataDir, { recursive: true, force: true });
      await administer(server, `drop database ${name} with (force)`);
    },
  };
}

/** Runs one command outside any test database. */
async function administer(server: string, command: string): Promise<void> {
  const connection = await openConnection({ databaseUrl: `${server}postgres`, dataDir: '' });
  try {
    await sql.raw(command).execute(connection.db);
  } finally {
    await connection.close();
  }
}
