import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot } from '../root.mjs';
import { runNode } from './run.mjs';

/**
 * Writes a server that notes each start in a file and then runs `body`, and a program that runs it as `npm start` does.
 * @param {string} body code that knows `start`, the number of this start
 */
function plant(body) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-run-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const server = join(folder, 'server.mjs');
  const watcher = join(folder, 'watcher.mjs');
  const starts = join(folder, 'starts');
  writeFileSync(
    server,
    `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(starts)}, 'x');
    const start = readFileSync(${JSON.stringify(starts)}, 'utf8').length;
    const ready = () => new Promise((resolve) => process.send('listo', resolve));
    ${body}`,
  );
  const run = JSON.stringify(inRoot('tools/run/run-server.mjs'));
  writeFileSync(watcher, `import { runServer } from ${run};\nprocess.exitCode = await runServer(${JSON.stringify(server)});\n`);
  return { watcher, starts: () => (existsSync(starts) ? readFileSync(starts, 'utf8').length : 0) };
}

test('starts a server that ends by itself again, with the reason, and returns the code of its orderly end', async () => {
  const { watcher, starts } = plant(`await ready();
    if (start === 1) process.kill(process.pid, 'SIGKILL');
    if (start === 2) process.exit(7);`);
  const { code, output } = await runNode(watcher, [], { capture: true });
  expect([code, starts()]).toEqual([0, 3]);
  expect(output).toContain('El servidor terminó solo (señal SIGKILL): se inicia de nuevo.');
  expect(output).toContain('El servidor terminó solo (código 7): se inicia de nuevo.');
});

test('gives up at the fifth end within a minute', async () => {
  const { watcher, starts } = plant('await ready(); process.exit(7);');
  const { code, output } = await runNode(watcher, [], { capture: true });
  expect([code, starts()]).toEqual([7, 5]);
  expect(output).toContain('(código 7) por 5.ª vez en un minuto: no se inicia de nuevo.');
});

test('does not start a server again that never got ready', async () => {
  const { watcher, starts } = plant("console.error('Configuración no válida'); process.exit(1);");
  const { code, output } = await runNode(watcher, [], { capture: true });
  expect([code, starts()]).toEqual([1, 1]);
  expect(output).not.toContain('terminó solo');
});

test.each(/** @type {const} */ (['SIGTERM', 'SIGHUP']))('%s stops the server and nothing starts it again', async (signal) => {
  const { watcher, starts } = plant(`process.on('${signal}', () => process.exit(3));
    await ready();
    console.log('listo');
    setInterval(() => {}, 1000);`);
  const child = spawn(process.execPath, [watcher], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  expect(await ended).toBe(3);
  expect(starts()).toBe(1);
});
