import type { TestPortal } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { send } from '@portal/testkit/call.ts';
import { exampleCases } from '@portal/testkit/examples/examples.ts';
import { importEndpoints } from '@portal/testkit/examples/import-calls.ts';
import { databaseFingerprint } from '@portal/testkit/fingerprint.ts';
import { useWorld } from '@portal/testkit/world.ts';
import { expect, test } from 'vitest';
import { rolesOfCalls } from './fixtures/roles-of-calls.ts';

const { newWorld } = useWorld();
const ROLES = rolesOfCalls();
const ofAuditor = exampleCases.filter(({ name }) => ROLES.get(name)?.includes('auditor'));

/** Simulations and saved reports are read by the person who made them alone. */
const OWN: ReadonlySet<string> = new Set([
  'GET /asignacion/simulacion/filas/:id',
  'GET /reporte/guardado/sel/:id',
  'GET /reporte/guardado/envios/:id',
  'GET /email/lote/:id',
]);

/** Readings that the log notes (P86). */
const NOTED: ReadonlySet<string> = new Set([
  'GET /privacidad/exportar/:id',
  'GET /usuario/persona/expediente/:id',
  'GET /usuario/sellst/kpi/admin/',
  'GET /usuario/sellst/kpi/portal/',
]);

/** Marks of every table besides the log, the number of its entries, and the secret of links that the first reading of an installation makes. */
async function marksOf(db: TestPortal['db']) {
  const { log = '', secreto: _secreto, ...others } = await databaseFingerprint(db);
  return { noted: Number(log.split('/')[0]), others };
}

test.each(ofAuditor)('$name changes nothing of the database for an auditor (P216)', async ({ name, endpoint, make }) => {
  const world = await newWorld();
  const request = await make(world);
  const token = await signIn(world.test, await buildUsuario(world.test.db, { acotado: 'auditor' }));
  const before = await marksOf(world.test.db);
  const { status, text } = await send(world.test, endpoint, { ...request, token });
  expect([200, OWN.has(name) ? 404 : 200], `${status} ${text.slice(0, 200)}`).toContain(status);
  const { noted, others } = await marksOf(world.test.db);
  expect(others).toEqual(before.others);
  expect(noted - before.noted).toBe(NOTED.has(name) ? 1 : 0);
});

const OF_SENDER = importEndpoints('importarFilas');

test('an auditor makes every list of administrators, besides the rows of reviews, which are their sender’s alone', () => {
  const lists = exampleCases
    .filter(({ endpoint }) => endpoint.list && endpoint.access === 'admin' && !OF_SENDER.has(endpoint))
    .map(({ name }) => name);
  expect(lists.length).toBeGreaterThan(50);
  expect(lists.filter((name) => !ROLES.get(name)?.includes('auditor'))).toEqual([]);
});
