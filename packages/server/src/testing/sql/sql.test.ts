import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { api } from '@portal/contract/api';
import type { Endpoint } from '@portal/contract/core';
import { temaApi } from '@portal/contract/tema';
import { buildDispositivo } from '@portal/testkit/builders/ingreso/dispositivo.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { send } from '@portal/testkit/call.ts';
import type { World } from '@portal/testkit/examples/example.ts';
import { exampleCases, type ExampleCase } from '@portal/testkit/examples/examples.ts';
import type { RawRequest } from '@portal/testkit/services/raw-request.ts';
import { complaintAbout, domainDocument, indexDocument, type CallStatements } from '@portal/testkit/sql/document.ts';
import { useRecorder } from '@portal/testkit/sql/record.ts';
import { useWorld } from '@portal/testkit/world.ts';
import { beforeAll, describe, expect, inject, test } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../../../../docs/sql/', import.meta.url));
const INDEX = `${FOLDER}README.md`;
const DOMAINS = Object.keys(api);
const CALLERS = {
  publico: 'nadie',
  dispositivo: 'tablet',
  sesion: 'alumno',
  propio: 'alumno',
  soporte: 'administrador',
  admin: 'administrador',
} as const;

async function tokenFor({ access }: Endpoint, { test: app, alumno, admin, empresa }: World): Promise<string | undefined> {
  if (access === 'publico') return undefined;
  if (access === 'dispositivo') return (await buildDispositivo(app.db, empresa)).token;
  return CALLERS[access] === 'alumno' ? alumno.token : signIn(app, admin);
}

const isPage = ({ query }: RawRequest): boolean => query?.['pagina'] !== undefined;
/** Requests a page of one row, which is always full and therefore always counts the rows. */
const fullPage = (request: RawRequest): RawRequest => (isPage(request) ? { ...request, query: { ...request.query, tamano: 1 } } : request);

/** Runs on the embedded database alone: PostgreSQL gets the same texts, but in parallel where a call sends several at once. */
describe.runIf(inject('testDatabase').kind === 'embebida')('docs/sql says what the calls send', () => {
  const recorder = useRecorder();
  const { newWorld } = useWorld();
  const found = new Map<string, readonly CallStatements[]>();
  let shared = '';

  beforeAll(async () => {
    const { test: app, alumno } = await newWorld();
    recorder.take();
    await app.inject({ method: 'GET', url: '/api/openapi.json', headers: { authorization: `Bearer ${alumno.token}` } });
    const sent = recorder.take();
    expect(sent, 'settings and session are one statement').toHaveLength(1);
    shared = sent.join();
    // The first ticket of an installation also creates its secret; this call does it before the recorded ones.
    await statementsOf(exampleCases.find(({ endpoint }) => endpoint === temaApi.detalle)!);
  });

  async function statementsOf({ name, endpoint, make }: ExampleCase): Promise<CallStatements> {
    const world = await newWorld();
    const request = fullPage(await make(world));
    const token = await tokenFor(endpoint, world);
    recorder.take();
    const { status, text } = await send(world.test, endpoint, { ...request, token });
    const statements = recorder.take();
    expect([200, 405], `${name}: ${text.slice(0, 200)}`).toContain(status);
    return { name, caller: CALLERS[endpoint.access], statements };
  }

  const isList = ({ endpoint }: ExampleCase): boolean => endpoint.query !== undefined && endpoint.method === 'GET';

  /** Records a domain's calls, lists after the calls that fill them. */
  async function walk(domain: string): Promise<readonly CallStatements[]> {
    const cases = exampleCases.filter((each) => each.domain === domain);
    const calls = new Map<string, CallStatements>();
    for (const each of [...cases.filter((one) => !isList(one)), ...cases.filter(isList)]) calls.set(each.name, await statementsOf(each));
    return cases.map(({ name }) => calls.get(name)!);
  }

  function compare(file: string, text: string, calls: readonly CallStatements[]): Promise<void> {
    const stored = existsSync(INDEX) ? readFileSync(INDEX, 'utf8') : '';
    return expect(text, complaintAbout(stored, calls)).toMatchFileSnapshot(`${FOLDER}${file}`);
  }

  test.each(DOMAINS)('%s', async (domain) => {
    const calls = await walk(domain);
    found.set(domain, calls);
    await compare(`${domain}.sql`, domainDocument(domain, calls, shared), calls);
  });

  test('the first page', async () => {
    await compare('README.md', indexDocument(found, shared), [...found.values()].flat());
  });

  // The page of a new domain is written after this test; the domain's own test names a missing one.
  test('there is no page without a domain', () => {
    const pages = new Set([...DOMAINS.map((domain) => `${domain}.sql`), 'README.md']);
    expect(readdirSync(FOLDER).filter((name) => !pages.has(name))).toEqual([]);
  });
});
