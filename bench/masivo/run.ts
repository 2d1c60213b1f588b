import { setTimeout as sleep } from 'node:timers/promises';
import { TARGETS, ensureBuilt } from '../../tools/build.mjs';
import { assigningCluster, EMPRESA, PLANES } from '../asignacion/scene.ts';
import { newClient } from '../flujo/client.ts';
import { portalOn } from '../flujo/servers.ts';
import { head, row } from '../print.ts';
import { median, quantile } from '../statistics.ts';

/**
 * `npm run bench -- masivo [people] [acts…]`: does acts on many people in the background, on PostgreSQL, while a learner calls, and beside the
 * same calls of an idle portal. Aim: the learner's median under twice the idle one.
 */
const [PEOPLE, ACTS] = [Number(process.argv[3] ?? 50_000), process.argv.slice(4)];
const IDLE_CALLS = 300;
/** Between two calls of the learner, who would else take one of two cores from the database. */
const PAUSE_MS = 20;
const POLL_MS = 500;

const GRUPO = 'BENCH';

/** Values of each act; people leave last. */
const VALUES: Readonly<Record<string, () => object | Promise<object>>> = {
  idioma: () => ({ idioma: 'fr' }),
  plan: () => ({ id_planestudio: PLANES.personas }),
  grupo: () => ({ codigo_grupo: GRUPO }),
  jefe: async () => ({ codigo_jefe_inmediato: await codeOf(cluster.people[0]!) }),
  empresa: () => ({ id_empresa: EMPRESA + 1 }),
  cesar: () => ({ fecha_cese: new Date().toISOString().slice(0, 10) }),
};

interface Operacion {
  readonly id_masivo: number;
  readonly estado: string;
  readonly por_hacer: number;
  readonly hechas: number;
}

await ensureBuilt(TARGETS[0]!);
const cluster = await assigningCluster(PEOPLE);
const portal = await portalOn(cluster);
const client = newClient(portal.port);
/** Everybody but the learner, who goes on studying. */
const ids = cluster.people.slice(1);

const post = (path: string, body: object): Promise<Operacion> => client.json('POST', `/api/masivo/${path}`, { token: cluster.admin, body });

const codeOf = async (id: number): Promise<string> =>
  (await client.json<{ codigo_usuario: string }>('GET', `/api/usuario/sel/${id}`, { token: cluster.admin })).codigo_usuario;

async function learnerCall(): Promise<number> {
  await sleep(PAUSE_MS);
  const start = performance.now();
  await client.json('GET', '/api/evaluacion/sellst/usuario', { token: cluster.learner });
  return performance.now() - start;
}

async function idleCalls(): Promise<number[]> {
  const calls: number[] = [];
  while (calls.length < IDLE_CALLS) calls.push(await learnerCall());
  return calls;
}

/** Calls until `work` is over; returns its result, seconds and the durations of the calls. */
async function beside<T>(work: () => Promise<T>): Promise<{ answer: T; seconds: number; calls: number[] }> {
  const calls: number[] = [];
  const running = new AbortController();
  const learner = async () => {
    while (!running.signal.aborted) calls.push(await learnerCall());
  };
  const start = performance.now();
  const calling = learner();
  const answer = await work().finally(() => running.abort());
  const seconds = (performance.now() - start) / 1000;
  await calling;
  return { answer, seconds, calls };
}

async function finished(id: number): Promise<Operacion> {
  for (;;) {
    const operacion = await client.json<Operacion>('GET', `/api/masivo/sel/${id}`, { token: cluster.admin });
    if (operacion.estado !== 'pendiente') return operacion;
    await sleep(POLL_MS);
  }
}

try {
  await client.json('POST', '/api/empresa/ins', {
    token: cluster.admin,
    body: { codigo_empresa: 'F', empresa: 'Otra empresa', codigo_estado: 1 },
  });
  await client.json('POST', '/api/parametro/ins', {
    token: cluster.admin,
    body: { id_dominio: 1, codigo_parametro: GRUPO, parametro: 'Grupo del banco', codigo_estado: 1 },
  });
  await idleCalls();
  head(
    'acción',
    'simular, s',
    'hacer, s',
    'personas/s',
    'alumno en reposo p50',
    'p95',
    'con la acción p50',
    'p95',
    'p50, veces',
    'p95, veces',
  );
  for (const [clase, values] of Object.entries(VALUES).filter(([name]) => ACTS.length === 0 || ACTS.includes(name))) {
    const given = await values();
    const before = await idleCalls();
    const shown = await beside(() => post('simular', { acto: { clase, ...given }, seleccion: { ids } }));
    const { id_masivo, por_hacer } = shown.answer;
    const done = await beside(async () => {
      await post('confirmar', { id_masivo });
      return finished(id_masivo);
    });
    if (done.answer.hechas !== por_hacer || por_hacer !== ids.length) throw new Error(`${clase}: ${done.answer.hechas} de ${ids.length}`);
    // The machine may have other work, which changes: the floor is of before and after.
    const calm = [...before, ...(await idleCalls())];
    const [low, high, p50, p95] = [median(calm), quantile(calm, 0.95), median(done.calls), quantile(done.calls, 0.95)];
    row(clase, shown.seconds, done.seconds, ids.length / done.seconds, low, high, p50, p95, p50 / low, p95 / high);
  }
} finally {
  client.close();
  await portal.stop();
  await cluster.remove();
}
