import type { Endpoint } from '@portal/contract/core';
import { limitedAdmin } from '@portal/testkit/builders/ingreso/acceso.ts';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { type RawAnswer, send } from '@portal/testkit/call.ts';
import { type ExampleCase, exampleCases } from '@portal/testkit/examples/examples.ts';
import { useFingerprint } from '@portal/testkit/fingerprint.ts';
import { useWorld } from '@portal/testkit/world.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { OwnedTable } from '../db/owned.ts';

const fingerprint = useFingerprint();
const { test: app, newWorld } = useWorld();

const TABLES: readonly OwnedTable[] = ['planestudio', 'programa', 'curso', 'modulo', 'tema', 'pregunta'];
/** Groups of the contract with calls about contents. */
const GROUPS: ReadonlySet<string> = new Set([...TABLES, 'contenido']);
/** Calls under POST that change nothing. */
const READS = new Set([
  'POST /planestudio/sellst/edt/',
  'POST /tema/preview',
  'POST /tema/preview/calificar',
  'POST /planestudio/faltas',
  'POST /paquete/efecto',
  'POST /paquete/probar',
]);
/** Calls that make a content where none was: they need no record that is the access's. */
const CREATES = new Set([...TABLES.map((table) => `POST /${table}/ins`), 'POST /pregunta/importar']);
/** Calls that leave the record as it is: they make another one of it, review a sheet for it, or simulate an act on it. */
const isCopy = (name: string) => name.includes('/duplicar/') || ['POST /planestudio/hoja', 'POST /masivo/contenido'].includes(name);

const changes = ({ name, endpoint: { method } }: ExampleCase): boolean =>
  method === 'GET' ? /\/(del|dimporta)\//.test(name) : !READS.has(name);

const ofContents = exampleCases.filter(({ endpoint }) => endpoint.scope === 'content');
const writes = ofContents.filter(changes);
const reads = ofContents.filter((one) => !changes(one) && !one.name.startsWith('GET /archivo/'));

let a: { readonly id: number; readonly token: string };
let b: { readonly id: number; readonly token: string };

beforeAll(async () => {
  const limited = async () => {
    const { id_empresa } = await buildEmpresa(app.db);
    return { id: id_empresa, token: (await limitedAdmin(app, [id_empresa])).token };
  };
  [a, b] = [await limited(), await limited()];
});

/** Gives every content of the database to a company, or to the whole portal. */
async function giveAll(id_empresa: number | null): Promise<void> {
  for (const table of TABLES) await sql`update ${sql.table(table)} set id_empresa = ${id_empresa}`.execute(app.db);
}

interface Attempt {
  readonly answer: RawAnswer;
  readonly changed: readonly string[];
}

/** Tables that an attempt may write: the review of a file, and the log of it. */
const TRACES = new Set(['log', 'importacion', 'importacion_fila']);

/** Prepares the request of a case over the present contents, gives them their owner, and sends it. */
async function attempt({ make, endpoint }: ExampleCase, owner: number | null, token: string): Promise<Attempt> {
  await giveAll(null);
  const world = await newWorld();
  const request = await make(world);
  await giveAll(owner);
  if (endpoint.path === '/recalificacion/simular')
    await sql`update usuario set id_empresa = ${owner} where id_usuario in (select id_usuario from evaluacion)`.execute(app.db);
  const before: Record<string, unknown> = await fingerprint(app.db);
  const answer = await send(app, endpoint, { ...request, token });
  const after: Record<string, unknown> = await fingerprint(app.db);
  const changed = Object.keys(after).filter(
    (table) => !TRACES.has(table) && JSON.stringify(before[table]) !== JSON.stringify(after[table]),
  );
  return { answer, changed };
}

test('every call of plans to questions says how a limited access applies, and none is forgotten here', () => {
  const silent = exampleCases.filter(
    ({ domain, endpoint }) => GROUPS.has(domain) && ['soporte', 'admin'].includes(endpoint.access) && endpoint.scope === 'none',
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
  expect(writes.length).toBeGreaterThan(35);
  expect(reads.length).toBeGreaterThan(30);
  for (const name of [...READS, ...CREATES]) expect(ofContents.map((one) => one.name)).toContain(name);
});

test.each(writes)('$name: a limited access changes what is its company’s, and nothing of the portal or of others', async (one) => {
  const creates = CREATES.has(one.name);
  const ofPortal = await attempt(one, null, a.token);
  if (creates || isCopy(one.name)) {
    expect(ofPortal.answer.status, ofPortal.answer.text.slice(0, 300)).toBe(200);
  } else {
    expect([ofPortal.answer.status, ofPortal.answer.problem.code], ofPortal.answer.text.slice(0, 300)).toEqual([403, 'sin_permiso']);
    expect(ofPortal.answer.problem.clave).toBe('pertenencia.errores.portal');
    expect(ofPortal.changed).toEqual([]);
  }
  const own = await attempt(one, a.id, a.token);
  expect(own.answer.status, own.answer.text.slice(0, 300)).toBe(200);
  if (creates) return;
  const ofOthers = await attempt(one, b.id, a.token);
  if (one.name === 'POST /masivo/contenido') {
    expect(JSON.parse(ofOthers.answer.text)).toMatchObject({ por_hacer: 0, nombres: [], motivos: [{ motivo: 'ausente', total: 1 }] });
    expect(ofOthers.changed).toEqual(['masivo', 'masivo_fila']);
    return;
  }
  expect([400, 404], ofOthers.answer.text.slice(0, 300)).toContain(ofOthers.answer.status);
  expect(ofOthers.changed).toEqual([]);
});

/** Whether an answer contains no record. */
const isEmpty = ({ status, text }: RawAnswer): boolean => status === 404 || ['', '[]'].includes(text.trim());
const hasRows = ({ response }: Endpoint): boolean => response.safeParse([]).success;

test.each(reads)('$name: a limited access reads what is the portal’s and its company’s, and nothing of others', async (one) => {
  const shared = await attempt(one, null, a.token);
  expect(shared.answer.status, shared.answer.text.slice(0, 300)).toBe(200);
  // The example of content items and of some links has none in the world.
  const told = !isEmpty(shared.answer);
  const own = await attempt(one, a.id, a.token);
  expect([own.answer.status, isEmpty(own.answer)]).toEqual([200, !told]);
  const ofOthers = await attempt(one, b.id, a.token);
  expect(isEmpty(ofOthers.answer), ofOthers.answer.text.slice(0, 300)).toBe(true);
  if (!hasRows(one.endpoint)) expect(ofOthers.answer.status).toBe(404);
});
