import type { ScopeRule } from '@portal/contract/core';
import type { Executor } from '@portal/server/src/db/executor.ts';
import { queueMail } from '@portal/server/src/domains/email/email.public.ts';
import { recordEvent } from '@portal/server/src/domains/log/log.public.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { limitedAdmin } from './builders/ingreso/acceso.ts';
import { buildEmpresa } from './builders/organizacion/empresa.ts';
import { nextNumber } from './builders/counter.ts';
import type { World } from './examples/example.ts';
import type { ExampleCase } from './examples/examples.ts';
import type { RawRequest } from './services/raw-request.ts';
import { importEndpoints } from './examples/import-calls.ts';
import { rated } from './examples/learner-records.ts';
import type { Fingerprint } from './fingerprint.ts';
import { send, type RawAnswer } from './call.ts';

/** Calls of one endpoint by administrators with access limited to companies (P46). */
export interface ScopeColumn {
  /** Before anybody admitted calls: the administrator of a company without people finds nothing and changes nothing. */
  readonly refused: () => Promise<void>;
  /** After an administrator without limit was answered: compares the answers of both limited administrators with it. */
  readonly compared: (unlimited: RawAnswer) => Promise<void>;
}

/** Tables that an attempt to reach people outside may write: the log, the review of a refused file, and a simulation of nobody (not its rows). */
const TRACES = new Set(['log', 'importacion', 'importacion_fila', 'simulacion', 'copia', 'masivo', 'masivo_fila']);

/** Calls under the rule `none` that write what is the caller's own: a saved report, a mail to oneself, an open form. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  'POST /reporte/guardado/ins': ['reporte_guardado'],
  'POST /reporte/guardado/enviar': ['correo'],
  'POST /presencia/editar': ['presencia'],
};

/** Rules under which a limited access gets an answer that names nobody outside. */
const TELLS_NOTHING: ReadonlySet<ScopeRule | undefined> = new Set(['none', 'content', 'list']);

let known: Promise<ReadonlySet<string>> | undefined;

/** Returns the tables of people and of what is theirs, as their columns say; of every test database the same. */
const tablesOfPeople = (db: Executor): Promise<ReadonlySet<string>> => (known ??= readTablesOfPeople(db));

async function readTablesOfPeople(db: Executor): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('id_usuario', 'id_evaluacion', 'id_asignacion')`.execute(db);
  return new Set(rows.map(({ name }) => name).filter((name) => !TRACES.has(name)));
}

/** Makes records of the learner that lists show: an attempt with its feedback, a mail, an entry of the log, a sign-in, a confirmed import. */
async function giveRecords(world: World, { domain }: ExampleCase): Promise<void> {
  const { test, alumno, admin } = world;
  const { id_usuario, username } = alumno;
  await rated(world);
  const mail = { destinatario: `${username}@example.com`, asunto: 'Hola', texto: 'Hola', html: '', now: test.now };
  await queueMail(test.db, { clave: `alcance:${nextNumber()}`, tipo: 'prueba', id_usuario, ...mail });
  // On the first page of the log; its triggers read the database's clock.
  const now = new Date();
  await recordEvent(test.db, { id_usuario, usuario: username, tabla: 'x', tipo: 'x', now });
  await recordEvent(test.db, { id_usuario, usuario: username, tabla: 'usuario', tipo: 'login', now });
  const resultado = JSON.stringify({ insertados: 1, actualizados: 0, existentes: 0, rechazados: 0 });
  const stamps = { usuario_creacion: 'pruebas', fecha_creacion: test.now.toISOString() };
  const values = { tipo: domain, id_usuario: admin.id_usuario, archivo: `${username}.xlsx`, opciones: '{}', ...stamps };
  const imported = await test.db.insertInto('importacion').values(values).returning('id_importacion').executeTakeFirstOrThrow();
  await test.db
    .updateTable('importacion')
    .set({ estado: 'aplicada', resultado })
    .where('id_importacion', '=', imported.id_importacion)
    .execute();
}

/** Sends the request of a case as the administrators of a company without people and of the learner's company. */
export async function scopeColumn(
  { fingerprint, ...world }: World & { readonly fingerprint: Fingerprint },
  example: ExampleCase,
  request: RawRequest,
): Promise<ScopeColumn> {
  const { endpoint } = example;
  const { db } = world.test;
  if (endpoint.scope === 'list') await giveRecords(world, example);
  const { token: outsider } = await limitedAdmin(world.test, [(await buildEmpresa(db)).id_empresa]);
  const { token: insider } = await limitedAdmin(world.test, [world.empresa.id_empresa]);
  const markers = [world.alumno.username, `${world.alumno.username}@example.com`];
  const call = (token: string) => send(world.test, endpoint, { ...request, token });
  const namesLearner = ({ text }: RawAnswer) => markers.some((marker) => text.includes(marker));

  const fingerprintOf = async (counts: (table: string) => boolean) =>
    Object.fromEntries(Object.entries(await fingerprint(db)).filter(([table]) => counts(table)));

  const changesNothing = async (token: string, counts: (table: string) => boolean) => {
    const before = await fingerprintOf(counts);
    const answer = await call(token);
    expect(await fingerprintOf(counts)).toEqual(before);
    return answer;
  };

  const toldNothing = async (unlimited: RawAnswer) => {
    const people = await tablesOfPeople(db);
    const own = OWN[example.name] ?? [];
    const answer = await changesNothing(outsider, (table) => people.has(table) && !own.includes(table));
    // Calls that change contents of the whole portal are refused: content-owner.test.ts.
    if (endpoint.scope !== 'content') expect(answer.problem?.code, 'a limited administrator is admitted').not.toBe('sin_permiso');
    expect(namesLearner(answer), `told of a person outside: ${answer.text.slice(0, 300)}`).toBe(false);
    if (endpoint.scope === 'list') expect(answer.text, 'equal without people').not.toBe(unlimited.text);
  };

  let bulk: RawAnswer | undefined;

  return {
    async refused() {
      const rule = endpoint.scope;
      if (rule === 'unlimited') {
        const { status, problem } = await changesNothing(outsider, () => true);
        expect([status, problem.code]).toEqual([403, 'sin_permiso']);
      }
      if (rule === 'record') {
        const { status, text } = await changesNothing(outsider, (table) => !TRACES.has(table));
        expect(refusals(example), text.slice(0, 300)).toContain(status);
      }
      if (rule === 'bulk') {
        bulk = await changesNothing(outsider, (table) => !TRACES.has(table));
        expect([200, 400], bulk.text.slice(0, 300)).toContain(bulk.status);
      }
    },
    async compared(unlimited) {
      if (TELLS_NOTHING.has(endpoint.scope)) await toldNothing(unlimited);
      expect(bulk?.text, 'a batch outside is answered otherwise').not.toBe(unlimited.text);
      if (!isTold(example) || !namesLearner(unlimited)) return;
      const own = await call(insider);
      expect(namesLearner(own), `told of their own people: ${own.status} ${own.text.slice(0, 300)}`).toBe(true);
    },
  };
}

/** Returns whether an administrator of the learner's company gets the same data as one without limit; an import belongs to its sender alone. */
const isTold = ({ endpoint }: ExampleCase): boolean =>
  (endpoint.scope === 'list' || (endpoint.scope === 'record' && endpoint.method === 'GET')) && !OF_IMPORTS.has(endpoint);

const OF_IMPORTS = importEndpoints('importarFilas', 'importarRechazadas', 'importarLista');

/** Statuses that refuse a record outside: 404; 400 with its id in the body; 403 where nobody acts for another person. */
function refusals({ endpoint }: ExampleCase): readonly number[] {
  if (endpoint.access === 'propio') return endpoint.method === 'GET' ? [404] : [403, 404];
  return endpoint.params ? [404] : [400, 404];
}
