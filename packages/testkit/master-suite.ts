import type { Endpoint, Fields } from '@portal/contract/core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from './app.ts';
import { ensureCategoria } from './builders/parametro.ts';
import { signIn } from './builders/ingreso/sesion.ts';
import { buildUsuario } from './builders/persona/usuario.ts';

export type Body = Readonly<Record<string, unknown>>;
export type Row = Record<string, unknown> & { version: number; titulo?: string };

/** Facts about a master that its contract does not contain. */
export interface MasterCase {
  readonly definition: { readonly key: string; readonly fields: Fields };
  readonly api: Readonly<Record<'sellst' | 'sel' | 'ins' | 'upd' | 'delGet' | 'del', Endpoint>> & { readonly duplicar?: Endpoint };
  /** Fields of a new record; `number` goes into the unique ones. */
  readonly fields: (number: number) => Body;
  /** Fields without a test of their longest text. */
  readonly unbounded?: readonly string[];
  /** Field that no two records may share. */
  readonly unique?: string;
  /** Field that the search reads and a copy changes. */
  readonly title: string;
  /** Path parameters of the list. */
  readonly listParams?: Body;
  /** Adds a dependent to the record; returns a word of the refusal to delete it. Absent: the master has no dependents. */
  readonly addDependent?: (id: number) => Promise<string>;
  /** Converts a usual request to this master's form, e.g. a new question to an array of one. */
  readonly adapt?: (endpoint: Endpoint, request: object) => object;
}

/** Answer of a call, without its type. */
export interface Raw {
  readonly status: number;
  readonly data: unknown;
  readonly problem: {
    readonly code: string;
    readonly message: string;
    readonly errors?: Record<string, string>;
    readonly detail?: unknown;
  };
}

/** Renames the errors of a batch's first row like those of a record: `0.titulo` to `titulo`. */
function plainErrors(raw: Raw): Raw {
  const errors = raw.problem?.errors;
  if (!errors) return raw;
  const plain = Object.fromEntries(Object.entries(errors).map(([field, message]) => [field.replace(/^0\./, ''), message]));
  return { ...raw, problem: { ...raw.problem, errors: plain } };
}

/** Tests every master: calls, limits, duplicates, roles, conflicts and copies. */
export function testMaster(test: TestApp, master: MasterCase): void {
  const { api, fields, unique, title, unbounded = [] } = master;
  const { key } = master.definition;
  const described = Object.entries(master.definition.fields);
  const limits = described.flatMap(([name, { max }]) => (max === undefined || unbounded.includes(name) ? [] : [[name, max] as const]));
  const required = described.flatMap(([name, field]) => (field.required ? [name] : []));
  const tokens: Record<'admin' | 'soporte' | 'alumno', string> = { admin: '', soporte: '', alumno: '' };
  let number = 0;

  const call = (endpoint: Endpoint, request: object, token = tokens.admin): Promise<Raw> =>
    (test.call(endpoint, { ...(master.adapt?.(endpoint, request) ?? request), token } as never) as unknown as Promise<Raw>).then(
      plainErrors,
    );
  const fresh = (overrides: Body = {}) => ({ ...fields((number += 1)), ...overrides });
  const insert = (overrides: Body = {}) => call(api.ins, { body: fresh(overrides) });
  const create = async (overrides: Body = {}): Promise<number> => {
    const { data, problem } = await insert(overrides);
    expect(problem, 'created').toBeUndefined();
    return Number((data as Row)[key]);
  };
  const read = async (id: number) => (await call(api.sel, { params: { id } })).data as Row;
  const list = async (query: Body = {}) => (await call(api.sellst, { params: master.listParams, query })).data as Row[];
  const update = (id: number, body: Body) => call(api.upd, { body: { ...body, [key]: id } });

  beforeAll(async () => {
    const admin = await buildUsuario(test.db, { admin: true });
    tokens.admin = await signIn(test, admin);
    tokens.soporte = await signIn(test, await buildUsuario(test.db, { indicador_soporte: 1 }));
    tokens.alumno = await signIn(test, await buildUsuario(test.db));
    await ensureCategoria(test.db);
  });

  describe('the usual calls', () => {
    it('creates, reads, lists, changes and deletes', async () => {
      const body = fresh({ [title]: 'Ñandú ágil' });
      const created = await call(api.ins, { body });
      expect(created.data).toMatchObject({ result: '0', message: 'Registro Insertado correctamente' });
      const id = Number((created.data as Row)[key]);
      expect(await read(id)).toMatchObject({ ...body, version: 1 });
      expect((await list()).map((row) => row[key])).toContain(id);
      expect((await list({ pagina: 1, tamano: 10, buscar: 'nandu AGIL' })).map((row) => row[key])).toEqual([id]);

      const changed = await update(id, { ...body, [title]: 'Otro nombre', version: 1 });
      expect(changed.data).toMatchObject({ message: 'Registro Actualizado correctamente', version: 2 });
      expect(await read(id)).toMatchObject({ [title]: 'Otro nombre', version: 2 });

      expect((await call(api.del, { params: { id } })).data).toMatchObject({ result: '0', message: 'Registro Eliminado con Éxito' });
      expect((await call(api.sel, { params: { id } })).status).toBe(404);
      expect((await update(id, body)).status).toBe(404);
      expect((await call(api.del, { params: { id } })).status).toBe(404);
    });

    it('also deletes by GET, as older clients do (P34)', async () => {
      const id = await create();
      expect((await call(api.delGet, { params: { id } })).data).toMatchObject({ result: '0' });
      expect((await call(api.sel, { params: { id } })).status).toBe(404);
    });

    it('stamps the person of the session, whatever is sent (P2)', async () => {
      const row = await read(await create({ usuario_creacion: 'intruso' }));
      expect(row['usuario_creacion']).not.toBe('intruso');
    });
  });

  describe('what is refused', () => {
    it.each(limits)('%s takes %i characters and not one more', async (field, max) => {
      const text = (length: number) => `${String((number += 1))}ñ`.padEnd(length, 'x');
      const id = await create({ [field]: text(max) });
      expect(String((await read(id))[field])).toHaveLength(max);
      const refused = await insert({ [field]: text(max + 1) });
      expect(refused.status).toBe(400);
      expect(refused.problem.errors).toHaveProperty(field);
      expect((await update(id, fresh({ [field]: text(max + 1) }))).status).toBe(400);
    });

    it.each(required)('%s is required', async (field) => {
      const refused = await insert({ [field]: undefined });
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.problem.errors ?? {})).toEqual([field]);
    });

    it.runIf('codigo_estado' in master.definition.fields)('a state that does not exist', async () => {
      expect((await insert({ codigo_estado: 3 })).problem.errors).toHaveProperty('codigo_estado');
    });

    it.runIf(unique)('a value that another record has, in whatever capitals', async () => {
      const field = unique ?? '';
      const first = await create({ [field]: 'Repetido-1' });
      const refused = await insert({ [field]: 'REPETIDO-1' });
      expect(refused).toMatchObject({ status: 409, problem: { code: 'duplicado' } });
      expect(refused.problem.errors).toHaveProperty(field);
      expect(refused.problem.detail, 'the record that has it').toEqual({ id: first });
      expect((await update(first, fresh({ [field]: 'repetido-1' }))).status).toBe(200);
    });

    it.runIf(unique)('all but one of several who take a value at once', async () => {
      const field = unique ?? '';
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_none, index) => insert({ [field]: index % 2 ? 'A-LA-VEZ' : 'a-la-vez' })),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
      for (const { problem } of answers) if (problem) expect(problem.errors).toHaveProperty(field);
    });

    it("a second save over somebody else's, showing what is stored (P31)", async () => {
      const body = fresh();
      const id = Number(((await call(api.ins, { body })).data as Row)[key]);
      expect((await update(id, { ...body, [title]: 'Primera', version: 1 })).status).toBe(200);
      const refused = await update(id, { ...body, [title]: 'Segunda', version: 1 });
      expect(refused).toMatchObject({
        status: 409,
        problem: {
          code: 'conflicto',
          message: 'Usted guardó cambios en otra pestaña. Revise la versión actual antes de guardar.',
          detail: { actual: { [title]: 'Primera', version: 2 }, propia: true },
        },
      });
      const ana = await buildUsuario(test.db, { admin: true, nombres: 'Ana', apellido_paterno: 'Pérez' });
      const other = await signIn(test, ana);
      expect((await call(api.upd, { body: { ...body, version: 1, [key]: id } }, other)).problem).toMatchObject({
        message: 'Otra persona guardó cambios en este registro. Revise la versión actual antes de guardar.',
        detail: { propia: false, autor: { momento: test.now.toISOString() } },
      });
      expect((await call(api.upd, { body: { ...body, [title]: 'Tercera', version: 2, [key]: id } }, other)).status).toBe(200);
      const named = await update(id, { ...body, [title]: 'Cuarta', version: 2 });
      expect(named.problem.detail, 'the person who saved it, and when').toMatchObject({
        propia: false,
        autor: { nombre: expect.stringMatching(/Ana Pérez/), momento: test.now.toISOString() },
      });
      expect((await read(id))[title]).toBe('Tercera');
    });

    it.runIf(master.addDependent)('deleting what others depend on, and says on whom (P29)', async () => {
      const id = await create();
      const word = await master.addDependent!(id);
      for (const endpoint of [api.del, api.delGet]) {
        const refused = await call(endpoint, { params: { id } });
        expect(refused).toMatchObject({ status: 409, problem: { code: 'dependencias' } });
        expect(refused.problem.message).toContain('Registro no se puede eliminar por dependencias : ');
        expect(refused.problem.message).toContain(word);
      }
      expect((await call(api.sel, { params: { id } })).status).toBe(200);
    });
  });

  it('support reads what is not for administrators alone, and changes nothing; a learner does neither (P1)', async () => {
    const id = await create();
    const reads: [Endpoint, object][] = [
      [api.sellst, { params: master.listParams, query: {} }],
      [api.sel, { params: { id } }],
    ];
    const changes: [Endpoint, object][] = [
      [api.ins, { body: fresh() }],
      [api.upd, { body: { ...fresh(), [key]: id } }],
      [api.delGet, { params: { id } }],
      [api.del, { params: { id } }],
      ...(api.duplicar ? [[api.duplicar, { params: { id }, body: {} }] satisfies [Endpoint, object]] : []),
    ];
    const reader = api.sellst.access === 'soporte' ? 200 : 403;
    for (const [endpoint, request] of reads) expect((await call(endpoint, request, tokens.soporte)).status).toBe(reader);
    for (const [endpoint, request] of changes) expect((await call(endpoint, request, tokens.soporte)).status).toBe(403);
    for (const [endpoint, request] of [...reads, ...changes]) expect((await call(endpoint, request, tokens.alumno)).status).toBe(403);
    expect((await read(id)).version).toBe(1);
  });

  it.runIf(api.duplicar)('copies a record: another code, a title that says so, not published', async () => {
    const source = await create({ [title]: 'Original' });
    const { data } = await call(api.duplicar!, { params: { id: source }, body: { con_contenido: 1 } });
    const copied = await read(Number((data as Row)[key]));
    expect(copied[title]).toBe('Original (copia)');
    expect(copied['codigo_estado']).not.toBe(1);
    expect(copied.version).toBe(1);
    if (unique) expect(copied[unique]).not.toBe((await read(source))[unique]);
    expect(data).toMatchObject({ message: 'Copia creada, inactiva' });
    expect((await call(api.duplicar!, { params: { id: 999_999 }, body: {} })).status).toBe(404);
  });

  it.runIf(api.duplicar)('deletes a copy that nobody uses', async () => {
    const source = await create();
    for (const con_contenido of [1, 2]) {
      const id = Number(((await call(api.duplicar!, { params: { id: source }, body: { con_contenido } })).data as Row)[key]);
      expect((await call(api.del, { params: { id } })).data).toMatchObject({ message: 'Registro Eliminado con Éxito' });
    }
  });

  it.runIf(api.duplicar)('copies it as often as asked, also at the same moment', async () => {
    const source = await create();
    const answers = await Promise.all([1, 2, 3, 4].map(() => call(api.duplicar!, { params: { id: source }, body: { con_contenido: 1 } })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ data }) => (data as Row)[key])).size).toBe(4);
  });
}
