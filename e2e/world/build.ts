import { mkdirSync } from 'node:fs';
import { loadConfig } from '../../packages/server/src/config/config.ts';
import { dayIn } from '../../packages/server/src/core/day.ts';
import { openConnection, type Connection } from '../../packages/server/src/db/connection.ts';
import { firstData } from '../../packages/server/src/demo/first-data.ts';
import { migrateToLatest } from '../../packages/server/src/db/migrator.ts';
import { buildKind, buildPerson, emptyWorld, type Moment } from './build-kind.ts';
import { buildPictured } from './build-pictured.ts';
import { STREAM } from './stream-kind.ts';
import { KINDS } from './kinds.ts';
import { writeWorld, type World } from './world.ts';

/** Adds the cast of the journeys to the demo's data, without the design of its certificates. */
async function buildJourneys(db: Connection['db'], moment: Moment): Promise<World> {
  const world = emptyWorld();
  for (const table of ['certificado_firmante', 'certificado_diseno', 'certificado_imagen'] as const) await db.deleteFrom(table).execute();
  for (const [name, kind] of Object.entries(KINDS)) await buildKind(db, world, { name, kind, moment });
  world.people['admin'] = [await buildPerson(db, {}, { now: moment.now, role: { admin: true } })];
  world.people['soporte'] = [await buildPerson(db, {}, { now: moment.now, role: { soporte: true } })];
  world.people['auditor'] = [await buildPerson(db, {}, { now: moment.now, role: { acotado: 'auditor' } })];
  return world;
}

/**
 * Builds a few learners with many topics, an administrator and no demo, so that the server starts fast, and no pauses, so that the
 * learners can send for long.
 */
async function buildStream(db: Connection['db'], moment: Moment): Promise<World> {
  const world = emptyWorld();
  await db.updateTable('configuracion').set({ pausas_intento: null }).execute();
  await buildKind(db, world, { name: 'caudal', kind: STREAM, moment });
  world.people['admin'] = [await buildPerson(db, {}, { now: moment.now, role: { admin: true } })];
  return world;
}

/**
 * Builds a world before any server runs on it: `tsx build.ts journeys|stream|pictured <data folder>`, in the database DATABASE_URL if set.
 * Writes the people, topics and answer key for the tests to `<data folder>/world.json`.
 */
async function main([what = '', dataDir = '']: readonly string[]): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const demo = what !== 'stream';
  const config = loadConfig({ DATA_DIR: dataDir, DATABASE_URL: process.env.DATABASE_URL, DEMO: demo ? '1' : '0' });
  const now = new Date();
  const moment = { now, today: dayIn('America/Lima', now) };
  const connection = await openConnection({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
  try {
    await migrateToLatest(connection);
    if (demo) await firstData(connection.db, config, { now });
    writeWorld(dataDir, await worldOf(what, connection.db, moment));
  } finally {
    await connection.close();
  }
}

function worldOf(what: string, db: Connection['db'], moment: Moment): Promise<World> {
  if (what === 'pictured') return buildPictured(db, moment.now);
  return what === 'stream' ? buildStream(db, moment) : buildJourneys(db, moment);
}

await main(process.argv.slice(2));
