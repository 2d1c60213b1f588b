import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { createPostgresCluster, type PostgresCluster } from '@portal/testkit/services/postgres-cluster.ts';
import { runOn } from '@portal/testkit/statement.ts';
import { inRoot } from '../../tools/root.mjs';
import { Client } from '../support/api.ts';
import { freeUnitPorts, type Installed, installUnits, untilServes } from '../support/portal/installed-units.ts';
import { type Nginx, startNginx } from '../support/portal/nginx.ts';
import { buildWorld } from '../world/template.ts';
import { readWorld } from '../world/world.ts';
import type { LearnerStream } from './learner-stream.ts';
import { Reader } from './reader.ts';
import { learnersOf } from './submissions.ts';
import { verifyLearner } from './verify.ts';

const PROCESSES = 2;
const READERS = 4;
const SEED = 20_261_127;
/** Submissions before the update, after the change of the tables, and after the update. */
const SUBMISSIONS = 15;
const PAUSE_MS = 10;
/** Pause of a learner after a questionnaire: their topics last through the update. */
const LEARNER_PAUSE_MS = 1000;
const UPDATE = inRoot('deploy/actualizar.sh');

test.setTimeout(1_800_000);

let folder = '';
let cluster: PostgresCluster;
let nginx: Nginx;
let ports: number[];
let installed: Installed;
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-rolling-'));
  const dataDir = join(folder, 'datos');
  cluster = await createPostgresCluster({ fsync: false });
  await buildWorld('stream', dataDir, cluster.url('postgres'));
  ports = await freeUnitPorts(PROCESSES);
  nginx = await startNginx(ports);
  installed = installUnits(folder, {
    PUBLIC_URL: nginx.url,
    DATABASE_URL: cluster.url('postgres'),
    DATA_DIR: dataDir,
    BACKUP_DIR: join(folder, 'respaldos'),
    SMTP_URL: undefined,
    // The people of the world have the demo's password.
    DEMO: '1',
  });
  symlinkSync(installed.release('portal-1', marked('uno')), installed.link);
  for (const port of ports) {
    await installed.run('systemctl', ['start', `portal@${port}.service`]);
    await untilServes(port);
  }
});
test.afterEach(async () => {
  for (const port of ports) await installed.run('systemctl', ['stop', `portal@${port}.service`]);
  await nginx.stop();
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Adds a file of the client that only this release has. */
const marked = (name: string) => (release: string) => writeFileSync(join(release, `packages/web/dist/assets/${name}.js`), `// ${name}`);

/** Adds to tables that every call reads or writes, as the migration of a later version does. */
async function migrateAhead(): Promise<void> {
  const tables = ['sesion', 'evaluacion', 'detalle', 'progreso', 'usuario', 'configuracion'];
  const additions = tables.map(
    (table) => `alter table ${table} add column version_siguiente text, add column contador_siguiente integer not null default 0`,
  );
  await runOn(cluster.url('postgres'), ...additions, 'create table de_la_siguiente (id integer primary key)');
}

interface Load {
  /** Waits for some more submissions. */
  further(): Promise<void>;
  /** Ends the load and expects that no call failed and every submission is stored once. */
  end(): Promise<void>;
}

/** Learners who submit and people who read, until `end`. */
async function underLoad(dataDir: string): Promise<Load> {
  const streams: LearnerStream[] = await learnersOf(nginx.url, dataDir, { seed: SEED, pauseMs: LEARNER_PAUSE_MS });
  const signedIn = await new Client(nginx.url).signIn(readWorld(dataDir).people['admin']![0]!);
  const readers = Array.from({ length: READERS }, () => new Reader());
  const done = Promise.all([...streams.map((stream) => stream.run()), ...readers.map((reader) => reader.run(signedIn))]);
  const acknowledged = () => streams.reduce((sum, stream) => sum + stream.acknowledged.length, 0);
  return {
    async further() {
      const goal = acknowledged() + SUBMISSIONS;
      const reached = async () => {
        while (acknowledged() < goal) await sleep(PAUSE_MS);
      };
      await Promise.race([reached(), done]);
    },
    async end() {
      for (const each of [...streams, ...readers]) each.stop();
      await done;
      expect(readers.flatMap(({ failures }) => failures)).toEqual([]);
      expect(streams.reduce((sum, { unanswered }) => sum + unanswered, 0)).toBe(0);
      expect(readers.reduce((sum, { reads }) => sum + reads, 0)).toBeGreaterThan(100);
      for (const stream of streams) await verifyLearner(stream);
    },
  };
}

test('deploy/actualizar.sh under load: backs up, old processes go on with the new schema, each is replaced, no call fails', async () => {
  const load = await underLoad(join(folder, 'datos'));
  await load.further();
  await migrateAhead();
  await load.further();
  const next = installed.release('portal-2', marked('dos'));
  const updating = installed.run(UPDATE, [next]);
  // Until the last process is replaced the first one alone has the files of the new release, and each is found behind nginx.
  await untilServes(ports[0]!);
  const failures: string[] = [];
  const state = { ended: false };
  void updating.then(() => (state.ended = true));
  let seen = false;
  while (!state.ended) {
    const status = await fetch(`${nginx.url}/assets/dos.js`).then((answer) => answer.status);
    if (seen && status !== 200) failures.push(`assets/dos.js: ${status}`);
    seen ||= status === 200;
    await sleep(PAUSE_MS);
  }
  const { code, output } = await updating;
  expect([code, readlinkSync(installed.link), failures, seen], output).toEqual([0, next, [], true]);
  await load.further();
  await load.end();
  for (const port of ports) {
    expect(installed.log(port)).not.toContain('falla no prevista');
    expect(installed.log(port).match(/ listo en /g)).toHaveLength(2);
  }
  const backup = readdirSync(join(folder, 'respaldos')).find((name) => /^respaldo-\d+-\d+$/.test(name)) ?? '';
  const manifest = JSON.parse(readFileSync(join(folder, 'respaldos', backup, 'manifiesto.json'), 'utf8')) as {
    kind: string;
    version: string;
  };
  expect(manifest).toMatchObject({ kind: 'postgresql', version: expect.stringMatching(/^v1\.0\.91 \([\da-f]{12}/) });
});

test('deploy/actualizar.sh with a program that does not start goes back, and no call fails', async () => {
  const before = readlinkSync(installed.link);
  const load = await underLoad(join(folder, 'datos'));
  await load.further();
  const broken = installed.release('portal-2', (release) =>
    writeFileSync(join(release, 'packages/server/dist/server.js'), 'process.exit(1);\n'),
  );
  const { code, output } = await installed.run(UPDATE, [broken]);
  expect([code, readlinkSync(installed.link)], output).toEqual([1, before]);
  expect(output).toContain(`El programa nuevo no atiende en el puerto ${ports[0]}`);
  await untilServes(ports[0]!);
  await load.further();
  await load.end();
  for (const wrong of [[], [join(folder, 'no-existe')], [before], [inRoot('docs')]])
    expect((await installed.run(UPDATE, wrong)).code, wrong.join(' ')).toBe(1);
});
