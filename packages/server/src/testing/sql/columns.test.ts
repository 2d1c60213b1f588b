import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { send } from '@portal/testkit/call.ts';
import { exampleCases } from '@portal/testkit/examples/examples.ts';
import { useColumnRecorder } from '@portal/testkit/sql/record-columns.ts';
import { useWorld } from '@portal/testkit/world.ts';
import { describe, expect, inject, test } from 'vitest';

/** Returns the columns of the statement that differs least from a list. */
function nearest(statements: readonly string[][], columns: readonly string[]): string[] | undefined {
  const lacking = (some: readonly string[], others: readonly string[]) => some.filter((name) => !others.includes(name)).length;
  const different = (names: readonly string[]) => lacking(names, columns) + lacking(columns, names);
  return statements.toSorted((a, b) => different(a) - different(b))[0];
}

/** Lists with a row that the service makes of the statement's, or with a column that the statement needs beside the row. */
const OTHERWISE: Readonly<Record<string, { readonly more: readonly string[]; readonly computed?: readonly string[] }>> = {
  'GET /equipo/sellst/:id': { more: ['idioma', 'nombres'], computed: ['mensaje'] },
  'GET /log/sellst': { more: ['antes', 'busqueda', 'despues'], computed: ['valores'] },
  'GET /usuario/persona/historia/:id': { more: ['antes', 'busqueda', 'despues'], computed: ['valores'] },
  'GET /planestudio/sellst/progreso': { more: ['id_asignacion'] },
  'GET /reporte/guardado/sellst': {
    more: ['a_direccion', 'columnas', 'destinatarios', 'dia', 'formato', 'hora', 'id_usuario', 'resultados'],
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
