import type { Call } from './calls/call.ts';
import { late, median, type Pair } from './measure.ts';

/** A call with its times on each side, the smaller world first; none when it failed. */
export interface Line {
  readonly call: Call;
  readonly pairs: readonly Pair[];
}

export const say = (line = ''): void => void process.stdout.write(`${line}\n`);

/** Most milliseconds of a dashboard with two million attempts, its most growth, and the most a report may take beside its floor. */
export const AIMS = { tablero: 100, growth: 1.5, floor: 2 } as const;

const ms = (time: number): string => (time < 10 ? time.toFixed(1) : time.toFixed(0));
const times = (ratio: number): string => `${ratio.toFixed(2)}×`;
const mark = (good: boolean): string => (good ? '✓' : '✗');
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A light call costs the session and HTTP, which the floor does not have. */
function figuresOf({ pairs }: Line, light: Line) {
  const last = pairs.length - 1;
  const [first, own] = [median(pairs[0]!.call.times), median(pairs[last]!.call.times)];
  const over = Math.max(0.1, own - median(light.pairs[last]!.call.times));
  return { growth: own / first, ratio: over / median(pairs[last]!.floor.times) };
}

function isGood({ call, pairs }: Line, { growth, ratio }: ReturnType<typeof figuresOf>): boolean {
  if (call.kind === 'informe') return ratio <= AIMS.floor;
  return median(pairs.at(-1)!.call.times) <= AIMS.tablero && growth <= AIMS.growth;
}

/** The table of all calls: the share of the floor is of the time beyond that of the light call. */
export function table(light: Line, lines: readonly Line[]): string[] {
  const heads = light.pairs.map((_, index) => (index === 0 ? 'pequeño p50 / p95' : 'grande p50 / p95'));
  const cellsOf = (line: Line): string[] => {
    const own = line.pairs.map(({ call }) => `${ms(median(call.times))} / ${ms(late(call.times))}`);
    const { call, floor } = line.pairs.at(-1)!;
    const figures = figuresOf(line, light);
    const rows = call.rows === floor.rows || line.call.kind === 'tablero' ? String(call.rows) : `${call.rows} ≠ ${floor.rows}`;
    return [
      line.call.name,
      ...own,
      rows,
      times(figures.growth),
      ms(median(floor.times)),
      times(figures.ratio),
      mark(isGood(line, figures)),
    ];
  };
  return [
    row('llamada', ...heads, 'filas', 'crece', 'SQL a mano', 'veces', ''),
    row(...Array.from({ length: heads.length + 6 }, () => '---')),
    ...[light, ...lines].map((line) => (line.pairs.length === light.pairs.length ? row(...cellsOf(line)) : row(line.call.name, 'falló'))),
    `Metas: un tablero tarda a lo más ${AIMS.tablero} ms y crece a lo más ${AIMS.growth}×; un informe tarda a lo más ${AIMS.floor} veces el SQL a mano.`,
  ];
}
