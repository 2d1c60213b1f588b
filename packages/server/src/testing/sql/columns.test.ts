import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { send } from '@portal/testkit/call.ts';
import { exampleCases } from '@portal/testkit/examples/examples.ts';
import { useWorld } from '@portal/testkit/world.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

type Query = (...args: unknown[]) => unknown;
interface Answer {
  readonly fields: readonly { readonly name: string }[];
}

/** Records the columns that each statement of this process answers. Call it before `useTestApp`, as `useRecorder`. */
function useColumnRecorder(): () => string[][] {
  const prototype = Client.prototype as { query: Query };
  const original = prototype.query;
  let answers: (() => Answer)[] = [];
  beforeAll(() => {
    prototype.query = function record(this: Client, ...args: unknown[]) {
      const [statement] = args;
      const sent = original.apply(this, args);
      if (typeof statement === 'object' && statement && '_result' in statement) answers.push(() => statement['_result'] as Answer);
      else if (sent instanceof Promise) sent.then((answer: Answer) => answers.push(() => answer)).catch(() => undefined);
      return sent;
    };
  });
  afterAll(() => {
    prototype.query = original;
  });
  return () => {
    const taken = answers.map((answer) =>
      answer()
        .fields.map(({ name }) => name)
        .toSorted(),
    );
    answers = [];
    return taken;
  };
}

/** Returns the columns of the statement that differs least from a list. */
function nearest(statements: readonly string[][], columns: readonly string[]): string[] | undefined {
  const lacking = (some: readonly string[], others: readonly string[]) => some.filter((name) => !others.includes(name)).length;
  const different = (names: readonly string[]) => lacking(names, columns) + lacking(columns, names);
  return statements.toSorted((a, b) => different(a) - different(b))[0];
}

/** Lists with a row that the service makes of the statement's, or with a column that the statement needs beside the row. */
const OTHERWISE: Readonly<Record<string, { readonly more: readonly string[]; readonly computed?: readonly string[] }>> = {
  'GET /log/sellst': { more: ['antes', 'busqueda', 'despues'], computed: ['valores'] },
  'GET /planestudio/sellst/progreso': { more: ['id_asignacion'] },
  'GET /reporte/guardado/sellst': {
    more: ['columnas', 'destinatarios', 'dia', 'hora', 'id_usuario', 'resultados'],
    computed: ['empresas_fuera', 'propio'],
  },
};

function columnsOf(name: string, row: object): string[] {
  const { more, computed = [] } = OTHERWISE[name] ?? { more: [] };
  return [...Object.keys(row).filter((column) => !computed.includes(column)), ...more].toSorted();
}

const lists = exampleCases.filter(({ endpoint }) => endpoint.list);

/** `sql<Row>` is a promise to the compiler: here the database answers for it. */
describe.runIf(inject('testDatabase').kind === 'postgresql')('a list reads the columns of its definition, no more and no fewer', () => {
  const taken = useColumnRecorder();
  const { newWorld } = useWorld();

  test.each(lists.map((each) => [each.name, each] as const))('%s', async (name, { endpoint, make }) => {
    const world = await newWorld();
    const request = await make(world);
    const token = endpoint.access === 'soporte' || endpoint.access === 'admin' ? await signIn(world.test, world.admin) : world.alumno.token;
    taken();
    const { status, text } = await send(world.test, endpoint, { ...request, token });
    expect(status, text.slice(0, 300)).toBe(200);
    const columns = columnsOf(name, endpoint.list!.row.shape);
    expect(nearest(taken(), columns)).toEqual(columns);
  });
});
