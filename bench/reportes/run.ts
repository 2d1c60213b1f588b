import { parseArgs } from 'node:util';
import { endpoints } from '../../packages/contract/src/api.ts';
import { ensureBuilt, TARGETS } from '../../tools/build.mjs';
import type { Call } from './calls/call.ts';
import { DASHBOARDS } from './calls/dashboards.ts';
import { REPORTS } from './calls/reports.ts';
import { SUMMARIES } from './calls/summaries.ts';
import { measureExport } from './export.ts';
import { race, type Side } from './measure.ts';
import { type Line, say, table } from './print.ts';
import { withSides } from './servers.ts';
import { timeHealth } from './world/health.ts';

/**
 * `npm run bench -- reportes [--tenth] [--only pattern]`: times dashboards, follow-ups and reports of the built portal with 200,000 and two million
 * finished attempts, each beside the leanest SQL for the same figures of the same tables, the export of 100,000 rows, and the health of questions.
 * `--tenth` leaves the larger world out, `--only` takes calls by a pattern of their names. With `BENCH_POSTGRES=postgresql://…` the databases stay on
 * that server.
 */
const SIZES = [10_000, 100_000] as const;
const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { tenth: { type: 'boolean' }, only: { type: 'string' }, rounds: { type: 'string', default: '9' } },
});
const only = new RegExp(values.only ?? '');
const asked = (name: string): boolean => only.test(name);
const limits = { rounds: Number(values.rounds), seconds: 60 };

const known = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));
const FLOOR: Call = {
  name: 'llamada ligera',
  kind: 'tablero',
  endpoint: '',
  url: '/curso/sel/1',
  floor: ['select * from curso where id_curso = 1'],
};

/** Calls of reports that nothing here times; those by POST read the same, and saved reports and frozen days are no reports of their own. */
function uncovered(calls: readonly Call[]): string[] {
  const timed = new Set(calls.map(({ endpoint }) => endpoint));
  return [...known].filter((name) => name.startsWith('GET /reporte/') && !/guardado|cuadro|cols/.test(name) && !timed.has(name));
}

async function lineOf(sides: readonly Side[], call: Call): Promise<Line> {
  try {
    const line = { call, pairs: await race(sides, call, limits) };
    say(`${call.name}: ${line.pairs.map(({ call: { times } }) => `${times.map((time) => time.toFixed(0)).join(' ')} ms`).join(' | ')}`);
    return line;
  } catch (error) {
    say(`${call.name}: ${error instanceof Error ? error.message : String(error)}`);
    return { call, pairs: [] };
  }
}

async function measure(sides: readonly Side[]): Promise<void> {
  const calls = [...DASHBOARDS, ...REPORTS, ...SUMMARIES];
  const light = await lineOf(sides, FLOOR);
  const lines: Line[] = [];
  for (const call of calls.filter(({ name, endpoint }) => asked(name) && known.has(endpoint))) lines.push(await lineOf(sides, call));
  for (const line of table(light, lines)) say(line);
  if (asked('exportar')) await measureExport(sides.at(-1)!);
  if (asked('salud')) for (const side of sides) say(await timeHealth(side));
  const absent = calls.filter(({ endpoint }) => !known.has(endpoint)).map(({ endpoint }) => endpoint);
  if (absent.length > 0) say(`No están en el contrato: ${absent.join(', ')}`);
  const missing = uncovered(calls);
  if (missing.length > 0) say(`Nadie mide: ${missing.join(', ')}`);
}

await ensureBuilt(TARGETS[0]!);
await withSides(values.tenth ? SIZES.slice(0, 1) : SIZES, measure);
