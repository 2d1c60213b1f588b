import { setTimeout as sleep } from 'node:timers/promises';
import { residentOf } from '../process-tree.ts';
import { late, median, send, type Side } from './measure.ts';
import { say } from './print.ts';

/** Most seconds of an export of 100,000 rows, most memory of the server, and how much slower the calls of others may be. */
const AIMS = { seconds: 60, megabytes: 300, others: 2 } as const;
const ROWS = 100_000;
const IDLE_CALLS = 100;
const PAUSE_MS = 20;
const SAMPLE_MS = 50;
const LIGHT = { url: '/curso/sel/1' };

async function lightCall(side: Side): Promise<number> {
  await sleep(PAUSE_MS);
  const start = performance.now();
  await send(side, LIGHT);
  return performance.now() - start;
}

/** Address of a list that answers at least `ROWS` rows as a file. */
const exportUrl = (format: string): string => `/usuario/sellst?formato=${format}`;

async function exportOnce(side: Side, format: string, idle: number): Promise<void> {
  const running = new AbortController();
  const others: number[] = [];
  const calling = async () => {
    while (!running.signal.aborted) others.push(await lightCall(side));
  };
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, residentOf(side.pid))), SAMPLE_MS);
  const other = calling();
  const start = performance.now();
  const { body, total } = await send(side, { url: exportUrl(format) }).finally(() => running.abort());
  const seconds = (performance.now() - start) / 1_000;
  await other;
  clearInterval(watch);
  const slower = median(others) / idle;
  const good = Number(total) >= ROWS && seconds <= AIMS.seconds && peak <= AIMS.megabytes && slower <= AIMS.others;
  say(
    `exportar ${format}: ${total} filas en ${seconds.toFixed(1)} s, ${(body.length / 2 ** 20).toFixed(1)} MB; servidor, máximo ${peak.toFixed(0)} MB; otras llamadas p50 ${median(others).toFixed(1)} ms, p95 ${late(others).toFixed(1)} ms, ${slower.toFixed(2)} veces el reposo ${good ? '✓' : '✗'}`,
  );
}

/** Exports the list of people while another person calls, and watches the memory of the server. */
export async function measureExport(side: Side): Promise<void> {
  const calls: number[] = [];
  for (let n = 0; n < IDLE_CALLS; n += 1) calls.push(await lightCall(side));
  const idle = median(calls);
  say(`En reposo: otras llamadas p50 ${idle.toFixed(1)} ms; servidor ${residentOf(side.pid).toFixed(0)} MB`);
  for (const format of ['csv', 'xlsx']) await exportOnce(side, format, idle);
  say(`Metas: ${AIMS.seconds} s, ${AIMS.megabytes} MB, ${AIMS.others} veces el reposo.`);
}
