import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '@portal/testkit/services/free-port.ts';
import { runNpm } from '../../tools/run/install.mjs';
import { ensureNodeLts, ensureOldestNode, LTS_LINE } from '../../tools/run/node-lts.mjs';
import { OLDEST } from '../../tools/run/node-version.mjs';
import { inRoot } from '../../tools/root.mjs';
import { run } from '../../tools/run/run.mjs';

/** The last step of the build stage makes it. */
const SBOM = 'sbom.json';

test.setTimeout(900_000);

/** The instructions of the Dockerfile's run stage, in order. */
function runStage(): { name: string; words: string }[] {
  const [, , stage = ''] = readFileSync(inRoot('Dockerfile'), 'utf8').split(/^FROM .*\n/m);
  return stage
    .trim()
    .split('\n')
    .map((line) => ({ name: line.split(' ')[0]!, words: line.slice(line.indexOf(' ') + 1) }));
}

/** Copies what the run stage copies, from this built repository, and from nowhere else. */
function copyFiles(folder: string): void {
  for (const { name, words } of runStage()) {
    if (name !== 'COPY') continue;
    const paths = words.replace('--from=build ', '').replaceAll('/portal/', '').split(' ');
    const target = paths.pop()!;
    for (const path of paths.filter((each) => each !== SBOM)) {
      expect(existsSync(inRoot(path)), `COPY ${path}`).toBe(true);
      const place = target.endsWith('/') ? join(folder, target, path.split('/').at(-1)!) : join(folder, target);
      mkdirSync(dirname(place), { recursive: true });
      cpSync(inRoot(path), place, { recursive: true });
    }
  }
}

/** Starts the portal of a folder on an empty database and stops it. */
async function tryStart(node: string, { folder, script }: { readonly folder: string; readonly script: string }): Promise<void> {
  const port = await freePort();
  const data = mkdtempSync(join(folder, 'data-'));
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), DATA_DIR: data };
  const server = spawn(node, [join(folder, script)], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(server, 'exit');
  const status = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      async (answer) => (await answer.text(), answer.status),
      () => (server.exitCode === null ? 'no answer' : `ended: ${output}`),
    );
  try {
    await expect.poll(() => status('/api/salud'), { timeout: 240_000 }).toBe(200);
    expect([await status('/'), await status('/api/portal'), await status('/api/docs')]).toEqual([200, 200, 200]);
    expect(output).toContain('Administrador creado');
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
  expect(server.exitCode).toBe(0);
}

const versionOf = async (node: string): Promise<string> => (await run(node, ['--version'], { capture: true })).output.trim();

test('the files and packages of the container’s run stage, and no others, start the portal on the newest LTS line of Node and on the oldest', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-container-'));
  const stage = runStage();
  const install = stage.find(({ words }) => words.startsWith('npm ci '))!.words.split(' && ')[0]!;
  const [program, script] = JSON.parse(stage.at(-1)!.words) as [string, string];
  expect([stage.at(-1)!.name, program]).toEqual(['CMD', 'node']);
  expect(readFileSync(inRoot('Dockerfile'), 'utf8').match(/^FROM node:\S+/gm)).toEqual(Array(2).fill(`FROM node:${LTS_LINE}`));
  try {
    copyFiles(folder);
    expect((await runNpm([...install.split(' ').slice(1), '--no-audit', '--no-fund', '--prefer-offline'], folder)).code).toBe(0);
    expect(existsSync(join(folder, 'node_modules/vite'))).toBe(false);
    for (const [node, version] of [
      [await ensureNodeLts(), `v${LTS_LINE}.`],
      [await ensureOldestNode(), `v${OLDEST.slice(0, OLDEST.lastIndexOf('.'))}.`],
    ] as const) {
      expect(await versionOf(node)).toContain(version);
      await tryStart(node, { folder, script });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
