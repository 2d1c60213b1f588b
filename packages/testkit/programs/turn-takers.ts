import cluster from 'node:cluster';
import { once } from 'node:events';
import { hash } from '@node-rs/argon2';
import { handOutTurns, limitOnMachine } from '@portal/server/src/core/limit-on-machine.ts';

/**
 * A program of three processes that hash three passwords each at the same moment, with one turn for all of them. Each prints `empieza` and
 * `termina` with its number; with the argument `muere` the first process is killed while it has its first turn.
 */
const PROCESSES = 3;
const HASHES = 3;

async function run(): Promise<void> {
  handOutTurns(1);
  const workers = Array.from({ length: PROCESSES }, () => cluster.fork());
  await Promise.all(workers.map((worker) => once(worker, 'message')));
  for (const worker of workers) worker.send('ya');
}

async function take(id: number): Promise<void> {
  const limit = limitOnMachine();
  process.send?.('aquí');
  await once(process, 'message');
  const one = async () => {
    process.stdout.write(`empieza ${id}\n`);
    if (id === 1 && process.argv.includes('muere')) process.kill(process.pid, 'SIGKILL');
    await hash('una contraseña');
    process.stdout.write(`termina ${id}\n`);
  };
  await Promise.all(Array.from({ length: HASHES }, () => limit(one)));
  process.exit(0);
}

await (cluster.worker ? take(cluster.worker.id) : run());
