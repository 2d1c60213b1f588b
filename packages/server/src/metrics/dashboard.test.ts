import { readFileSync } from 'node:fs';
import { TEST_NOW } from '@portal/testkit/app.ts';
import { useTestDatabase } from '@portal/testkit/database.ts';
import { expect, test } from 'vitest';
import { loadConfig } from '../config/config.ts';
import { newRuntime } from '../core/http/runtime.ts';
import { createMetrics } from './metrics.ts';
import { startMetricsServer } from './metrics-server.ts';

const connection = useTestDatabase();

const deployed = (name: string): string => readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8');

interface Panel {
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets: readonly { readonly expr: string }[];
}
const board = JSON.parse(deployed('grafana.json')) as { readonly panels: readonly Panel[] };
const queries = board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const rules = deployed('alertas.yml')
  .split('\n')
  .flatMap((line) => /^ *expr: (.*)$/.exec(line)?.[1] ?? []);

/** Names of the metrics in an expression; those of a histogram without their ending. */
const metricsIn = (expression: string): readonly string[] =>
  [...expression.replaceAll(/"[^"]*"/g, '""').matchAll(/\b(?:portal|process|nodejs)_\w+/g)].map(([name]) =>
    name.replace(/_(?:bucket|count|sum)$/, ''),
  );

/** Prometheus makes these itself. */
const OF_PROMETHEUS = new Set(['up']);

/** Names that a scrape explains, with or without a sample. */
async function served(): Promise<ReadonlySet<string>> {
  const runtime = newRuntime();
  runtime.connection = connection();
  runtime.state = 'listo';
  const config = loadConfig({ LOG_LEVEL: 'silent', DEMO: '0' });
  const server = await startMetricsServer({ host: '127.0.0.1', port: 0 }, createMetrics({ runtime, clock: () => TEST_NOW, config }));
  try {
    const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
    return new Set([...text.matchAll(/^# HELP (\w+)/gm)].map(([, name = '']) => name));
  } finally {
    await server.stop();
  }
}

test('every metric that dashboard and alerts ask for is one that the portal serves', async () => {
  const names = await served();
  expect(queries.length).toBeGreaterThan(10);
  expect(rules.length).toBeGreaterThan(10);
  const asked = [...queries, ...rules].flatMap(metricsIn);
  expect(asked.filter((name) => !names.has(name))).toEqual([]);
});

test('the dashboard shows every metric of the portal, so each alert has its curve', async () => {
  const shown = new Set(queries.flatMap(metricsIn));
  expect([...(await served())].filter((name) => name.startsWith('portal_') && !shown.has(name))).toEqual([]);
  expect(rules.flatMap(metricsIn).filter((name) => !shown.has(name) && !OF_PROMETHEUS.has(name))).toEqual([]);
});

test('the panels have titles of their own and lie beside each other', () => {
  const titles = board.panels.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  const cells = board.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(board.panels.every(({ gridPos: { x, w } }) => x + w <= 24)).toBe(true);
});
