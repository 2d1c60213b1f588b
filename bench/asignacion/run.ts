import { setTimeout as sleep } from 'node:timers/promises';
import { TARGETS, ensureBuilt } from '../../tools/build.mjs';
import { newClient } from '../flujo/client.ts';
import { residentOf } from '../process-tree.ts';
import { portalOn } from '../flujo/servers.ts';
import { median } from '../statistics.ts';
import { copyAgain } from './copy.ts';
import { assigningCluster, EMPRESA, PLANES } from './scene.ts';

/**
 * `npm run bench -- asignacion [people]`: gives a plan to many people by a simulation and its application, by a rule, and by the direct call in
 * batches, on PostgreSQL, while a learner calls; each beside COPY of the rows that it wrote. Aims: a third of COPY, less than 400 MB, a
 * learner's calls under twice their idle median.
 */
const PEOPLE = Number(process.argv[3] ?? 50_000);
const BATCH = 5_000;
const IDLE_CALLS = 200;
/** Between two calls of the learner, who would else take one of two cores from the database. */
const PAUSE_MS = 20;
const SAMPLE_MS = 50;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
await ensureBuilt(TARGETS[0]!);
const cluster = await assigningCluster(PEOPLE);
const portal = await portalOn(cluster);
const client = newClient(portal.port);

interface Simulada {
  readonly id_simulacion: number;
  readonly nuevas: number;
}

const post = <Answer>(path: string, body: object): Promise<Answer> => client.json('POST', `/api${path}`, { token: cluster.admin, body });

async function learnerCall(): Promise<number> {
  await sleep(PAUSE_MS);
  const start = performance.now();
  await client.json('GET', '/api/evaluacion/sellst/usuario', { token: cluster.learner });
  return performance.now() - start;
}

/** Times a step while a learner calls again and again, and watches the memory of the server. */
async function timed<Answer>(name: string, step: () => Promise<Answer>): Promise<{ answer: Answer; ms: number }> {
  const running = new AbortController();
  const calls: number[] = [];
  const learner = async () => {
    while (!running.signal.aborted) calls.push(await learnerCall());
  };
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, residentOf(portal.pid))), SAMPLE_MS);
  const calling = learner();
  const start = performance.now();
  const answer = await step().finally(() => running.abort());
  const ms = performance.now() - start;
  await calling;
  clearInterval(watch);
  const rate = Math.round((PEOPLE / ms) * 1000);
  say(
    `${name.padEnd(28)} ${(ms / 1000).toFixed(1).padStart(6)} s ${String(rate).padStart(7)} filas/s   máx ${Math.round(peak)} MB   alumno p50 ${median(calls).toFixed(1)} ms (${calls.length})`,
  );
  return { answer, ms };
}

function check(name: string, count: number): void {
  if (count !== PEOPLE) throw new Error(`${name}: ${count}`);
}

async function bySimulation(name: string, path: string, body: object): Promise<number> {
  const shown = await timed(`${name}: simular`, () => post<Simulada>(path, body));
  check(name, shown.answer.nuevas);
  const { id_simulacion } = shown.answer;
  const applied = await timed(`${name}: aplicar`, () => post<{ insertados: number }>('/asignacion/simulacion/aplicar', { id_simulacion }));
  check(name, applied.answer.insertados);
  return shown.ms + applied.ms;
}

async function byBatches(): Promise<number> {
  const { answer, ms } = await timed(`lotes de ${BATCH}`, async () => {
    let inserted = 0;
    for (let from = 0; from < PEOPLE; from += BATCH) {
      const body = cluster.people.slice(from, from + BATCH).map((id_usuario) => ({ id_usuario, id_planestudio: PLANES.lotes }));
      inserted += (await post<{ insertados: number }>('/asignacion/ins', body)).insertados;
    }
    return inserted;
  });
  check('lotes', answer);
  return ms;
}

const WAYS: Readonly<Record<keyof typeof PLANES, () => Promise<number>>> = {
  personas: () => bySimulation('personas', '/asignacion/simular', { planes: [PLANES.personas], seleccion: { ids: cluster.people } }),
  regla: () => bySimulation('regla', '/asignacion/regla/simular', { planes: [PLANES.regla], condicion: [{ empresa: [EMPRESA] }] }),
  lotes: byBatches,
};

try {
  const idle: number[] = [];
  for (let n = 0; n < IDLE_CALLS; n += 1) idle.push(await learnerCall());
  say(`${PEOPLE} parejas; alumno en reposo: p50 ${median(idle).toFixed(1)} ms; servidor ${Math.round(residentOf(portal.pid))} MB`);
  for (const way of Object.keys(WAYS) as (keyof typeof PLANES)[]) {
    const ms = await WAYS[way]();
    const copy = await copyAgain(cluster.url, PLANES[way]);
    const share = `${((copy.ms / ms) * 100).toFixed(0)} %`;
    say(`${way}: COPY de ${copy.rows} filas en ${(copy.ms / 1000).toFixed(1)} s; asignar va al ${share} de su velocidad`);
  }
} finally {
  client.close();
  await portal.stop();
  await cluster.remove();
}
