import { logLista } from '@portal/contract/log';
import { loadTranslator, optionLabel } from '@portal/messages';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { send } from '@portal/testkit/call.ts';
import type { World } from '@portal/testkit/examples/example.ts';
import { exampleCases } from '@portal/testkit/examples/examples.ts';
import { useWorld } from '@portal/testkit/world.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const { newWorld } = useWorld();

interface Entrada {
  readonly tabla: string;
  readonly tipo: string;
  readonly id_registro: number | null;
  readonly id_usuario_creacion: number | null;
  readonly antes: object | null;
  readonly despues: object | null;
}

const lastEntry = async ({ test: { db } }: World): Promise<number> =>
  (await sql<{ id: number }>`select coalesce(max(id_log), 0)::integer as id from log`.execute(db)).rows[0]!.id;

const entriesAfter = async ({ test: { db } }: World, id: number): Promise<readonly Entrada[]> =>
  (await sql<Entrada>`select * from log where id_log > ${id} order by id_log`.execute(db)).rows;

/** Words of columns that hold secrets. */
const SECRET = /contrasenia_hash|token|codigo_hash|llave/;
/** Strings that an argon2 hash and a hashed token begin with or are. */
const HASH = /\$argon2|^[0-9a-f]{64}$/;

/** Numbers of records, and hashes of pictures: of one that everybody sees, and of those that certificates show. */
const PUBLIC = /^id_|^logo_clave$|^imagen(?:_logo)?$/;

function secretsIn(values: object | null): string[] {
  return Object.entries(values ?? {}).flatMap(([name, value]) =>
    !PUBLIC.test(name) && (SECRET.test(name) || HASH.test(String(value))) ? [name] : [],
  );
}

/** Calls that write; an administrator also changes what is another person's. */
const ofAdministrators = exampleCases.filter(
  ({ endpoint: { access, method, path } }) => (access === 'admin' || access === 'propio') && (method !== 'GET' || path.includes('/del/')),
);

/** Calls of administrators that changed an audited table. */
const audited = new Set<string>();

test.each(ofAdministrators)('$name names its author in the log and no secret', async ({ name, endpoint, make }) => {
  const world = await newWorld();
  const request = await make(world);
  const token = await signIn(world.test, world.admin);
  const before = await lastEntry(world);
  const { status } = await send(world.test, endpoint, { ...request, token });
  if (endpoint.access === 'admin') expect([200, 201, 405]).toContain(status);
  const entries = await entriesAfter(world, before);
  const texts = await loadTranslator('es');
  const { tabla, tipo } = logLista.columns;
  for (const entry of entries) {
    expect(entry.id_usuario_creacion).toBe(world.admin.id_usuario);
    expect([secretsIn(entry.antes), secretsIn(entry.despues)]).toEqual([[], []]);
    expect(optionLabel(texts, tabla, entry.tabla)).not.toBe(entry.tabla);
    expect(optionLabel(texts, tipo, entry.tipo)).not.toBe(entry.tipo);
  }
  if (entries.some(({ id_registro }) => id_registro !== null)) audited.add(name);
});

test('masters, links, assignments, people, settings and deleted ratings and attempts are among them', () => {
  const deleted = ['DELETE /feedback/:id', 'DELETE /evaluacion/:id'];
  const written = ['POST /curso/ins', 'POST /curso/upd/', 'DELETE /curso/:id', 'POST /curso/ins/programa', 'POST /asignacion/ins'];
  expect([...audited]).toEqual(expect.arrayContaining([...written, 'POST /usuario/ins', 'POST /configuracion/logo', ...deleted]));
});
