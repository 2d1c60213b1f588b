import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@portal/testkit/services/free-port.ts';
import { inRoot } from '../../../tools/root.mjs';
import { findProgram } from '../../../tools/setup.mjs';
import { testCertificate } from './certificate.ts';

const POLL_MS = 20;
const STOP_MS = 5_000;

/** nginx with the repository's own configuration (deploy/nginx.conf), on a free port of this machine, with the tests' certificate. */
export interface Nginx {
  /** `https://localhost:<port>`: a browser makes passkeys for a name, not for an address. */
  readonly url: string;
  readonly port: number;
  /** Errors that it logged so far. */
  errors(): string;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGTERM')));

/** Lines of the processes in deploy/nginx-several-ports.conf. */
const SEVERAL = /(?: {2}server 127\.0\.0\.1:300\d max_fails=1 fail_timeout=10s;\n){2}/;

/** Takes the two files of deploy/ and replaces addresses, certificate and processes, and nothing else. Throws if one is not found. */
function configuration(folder: string, { port, plain, targets }: { port: number; plain: number; targets: readonly number[] }): string {
  const { key, certificate } = testCertificate();
  const upstream = targets.length === 1 ? 'nginx-one-port.conf' : 'nginx-several-ports.conf';
  const delivered = ['nginx.conf', upstream].map((name) => readFileSync(inRoot('deploy', name), 'utf8')).join('\n');
  const servers = targets.map((target) => `  server 127.0.0.1:${target} max_fails=1 fail_timeout=10s;`).join('\n');
  const replacements: readonly (readonly [RegExp, string])[] = [
    targets.length === 1 ? [/127\.0\.0\.1:3001/, `127.0.0.1:${targets[0]}`] : [SEVERAL, `${servers}\n`],
    [/listen 80;/, `listen 127.0.0.1:${plain};`],
    [/listen 443 ssl http2;/g, `listen 127.0.0.1:${port} ssl http2;`],
    [/\/etc\/ssl\/portal\/fullchain\.pem/g, certificate],
    [/\/etc\/ssl\/portal\/privkey\.pem/g, key],
  ];
  const site = replacements.reduce((text, [found, given]) => {
    if (!found.test(text)) throw new Error(`deploy/ no longer has ${found}`);
    return text.replace(found, () => given);
  }, delivered);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${join(folder, kind)};`);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')} warn;
events { worker_connections 4096; }
http { access_log off; ${temporary.join(' ')}
${site}}
`;
}

/** Starts nginx in front of processes of the portal and waits until it answers. */
export async function startNginx(targets: readonly number[]): Promise<Nginx> {
  const binary = findProgram('nginx');
  if (!binary) throw new Error('nginx is not installed: `npm test` installs it (tools/setup.mjs)');
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  mkdirSync(join(folder, 'proxy'));
  const [port, plain] = [await freePort(), await freePort()];
  const file = join(folder, 'nginx.conf');
  const errorFile = join(folder, 'error.log');
  writeFileSync(errorFile, '');
  writeFileSync(file, configuration(folder, { port, plain, targets }));
  const child = spawn(binary, ['-c', file, '-p', folder, '-e', errorFile], { stdio: 'ignore' });
  running.add(child);
  const ended = once(child, 'exit').finally(() => running.delete(child));
  const errors = () => readFileSync(errorFile, 'utf8');
  while (!(await answers(plain))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}:\n${errors()}`);
    await sleep(POLL_MS);
  }
  return {
    url: `https://localhost:${port}`,
    port,
    errors,
    async stop() {
      child.kill('SIGTERM');
      const stubborn = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(stubborn);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether nginx sends people from the plain port to the one with TLS. */
const answers = (plain: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${plain}/`, { redirect: 'manual' }).then(
    ({ status }) => status === 301,
    () => false,
  );
