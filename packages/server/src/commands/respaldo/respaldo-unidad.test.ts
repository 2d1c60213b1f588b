// Runs the commands that docs/respaldo.md has an operator install for the nightly backup, with other paths alone.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { useTestBackups } from '@portal/testkit/programs/respaldo.ts';
import { runProgram } from '@portal/testkit/programs/run-program.ts';
import { temporaryFolder } from '@portal/testkit/services/temporary-folder.ts';
import { expect, inject, test } from 'vitest';
import { readManifest } from './manifest.ts';

const backups = useTestBackups();
const inRoot = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url));
const unit = readFileSync(inRoot('deploy/portal-respaldo.service'), 'utf8');
const SOURCE = `--import tsx ${fileURLToPath(new URL('../backup.ts', import.meta.url))}`;
/** The built program is made from that source (vite.config.ts). */
const BUILT = 'packages/server/dist/respaldo.js';
const valueOf = (key: string) => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

/** Runs a line as `sh` does, with no settings but those that the line brings. */
const run = (line: string) => runProgram('/bin/sh', ['-c', line]);

/** Writes deploy/portal.env with these values in place of its own; without one its line goes. */
function settings(own: Readonly<Record<string, string | undefined>>): string {
  const lines = readFileSync(inRoot('deploy/portal.env'), 'utf8').split('\n');
  const given = Object.entries(own).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]));
  const file = join(temporaryFolder('ajustes'), 'portal.env');
  writeFileSync(file, [...lines.filter((line) => !Object.hasOwn(own, line.split('=')[0]!)), ...given, ''].join('\n'));
  return file;
}

/** The command of the unit, with its own environment below the file's, as systemd has it. */
function unitLine(file: string): string {
  expect(valueOf('EnvironmentFile')).toBe('/etc/portal.env');
  const own = valueOf('Environment');
  const assigned = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => `${line.split('=')[0]}='${line.slice(line.indexOf('=') + 1)}'`);
  return `env ${[own, ...assigned].join(' ')} ${valueOf('ExecStart').replace('/usr/bin/node', process.execPath).replace(BUILT, SOURCE)}`;
}

/** The line of cron in the document. */
function cronLine(file: string): string {
  const document = readFileSync(inRoot('docs/respaldo.md'), 'utf8');
  const [, line = ''] = /^30 2 \* \* \* cd \/opt\/portal && (.*)$/m.exec(document) ?? [];
  expect(line).toContain(BUILT);
  return line.replace('/etc/portal.env', file).replace('node ', `${process.execPath} `).replace(BUILT, SOURCE);
}

const WAYS = [
  ['the unit', unitLine],
  ['the line of cron', cronLine],
] as const;

test.runIf(inject('testDatabase').kind === 'postgresql').each(WAYS)(
  '%s backs up the database that the settings name, and says which',
  async (_way, lineOf) => {
    const { databaseUrl, dataDir } = backups.connection().place;
    const ended = await run(lineOf(settings({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, BACKUP_DIR: backups.destination() })));
    expect(ended).toMatchObject({ code: 0 });
    const name = new URL(databaseUrl!).pathname.slice(1);
    expect(ended.output).toMatch(new RegExp(`^Base de datos: postgresql, «${name}» en \\S+:\\d+ como \\w+\n`));
    const folder = readdirSync(backups.destination()).find((each) => /^respaldo-\d+-\d+$/.test(each)) ?? '';
    expect(await readManifest(join(backups.destination(), folder))).toMatchObject({
      kind: 'postgresql',
      database: expect.stringContaining(`«${name}»`),
    });
  },
);

test.each(WAYS)('%s without DATABASE_URL backs up nothing, not even an embedded database that is there', async (_way, lineOf) => {
  const dataDir = temporaryFolder('embebida');
  mkdirSync(join(dataDir, 'db'));
  writeFileSync(join(dataDir, 'db/PG_VERSION'), '17\n');
  const file = settings({ DATABASE_URL: undefined, DATABASE_EMBEBIDA: undefined, DATA_DIR: dataDir, BACKUP_DIR: backups.destination() });
  const ended = await run(lineOf(file));
  expect(ended).toMatchObject({ code: 78, output: expect.stringContaining('DATABASE_URL falta') });
  expect(readdirSync(backups.destination())).toEqual([]);
});

test('the line of cron ends with an error when it cannot read the settings', async () => {
  const ended = await run(cronLine('/no/existe.env'));
  expect(ended.code).not.toBe(0);
});
