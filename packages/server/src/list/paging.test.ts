import { listQuery } from '@portal/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { Page, RowStream } from './listing.ts';
import { useTestDatabase } from '../testing/database.ts';
import { listRows, type ListSpec } from './paging.ts';

const connection = useTestDatabase();

interface Fila {
  readonly id: number;
  readonly nombre: string;
}

const SPEC: ListSpec = {
  order: { id: 'valor', nombre: 'texto', nota: 'opcion', dia: 'dia', momento: 'momento' },
  search: ['nombre', 'nota'],
  fallback: 'id',
  key: 'id',
};

const NAMES = ['Ñandú 100%', 'Ñandú 100', 'Árbol_verde', 'Arbol verde', String.raw`C:\datos`, 'CAFÉ'];

/** `nota` is null in every second row. Row n is of the last moment of 2026-11-0n in Lima: in UTC that is the day after. */
const ROWS = sql<Fila>`
  select id::integer, nombre, case when id % 2 = 0 then 'Nota ' || id end as nota,
    nullif('2026-11-0' || id, '2026-11-06')::date as dia, ('2026-11-0' || id || ' 23:59:59.999-05')::timestamptz as momento
  from unnest(${NAMES}::text[]) with ordinality as n(nombre, id)`;

async function page(query: object): Promise<{ ids: number[]; total: number }> {
  const found = await listRows(connection().db, ROWS, { list: listQuery.parse({ pagina: 1, ...query }), spec: SPEC });
  if (!(found instanceof Page)) throw new Error('se esperaba una página');
  return { ids: found.rows.map(({ id }) => id), total: found.total };
}

async function whole(query: object): Promise<number[][]> {
  const found = await listRows(connection().db, ROWS, { list: listQuery.parse(query), spec: SPEC });
  if (!(found instanceof RowStream)) throw new Error('se esperaba la lista entera');
  const batches: number[][] = [];
  for await (const batch of found.batches()) batches.push(batch.map(({ id }) => id));
  return batches;
}

describe('buscar', () => {
  test.each([
    ['nandu', [1, 2]],
    ['ÑANDÚ', [1, 2]],
    ['100%', [1]],
    ['_', [3]],
    [String.raw`\ `, [5]],
    [String.raw`c:\d`, [5]],
    ['%', [1]],
    ['％', [1]],
    ['＼', [5]],
    ['verde arbol', [3, 4]],
    ['verde nota', [4]],
    ['cafe', [6]],
    ['nota', [2, 4, 6]],
    [`' or '1'='1`, []],
    ['   ', [1, 2, 3, 4, 5, 6]],
  ])('«%s» finds %j', async (buscar, ids) => {
    expect(await page({ buscar })).toEqual({ ids, total: ids.length });
  });
});

describe('filtro', () => {
  test.each([
    [{ nombre: 'ÁRBOL' }, [3, 4]],
    [{ nombre: '%' }, [1]],
    [{ nombre: '_' }, [3]],
    [{ nombre: 'nandu 100' }, [1, 2]],
    [{ nombre: 'nandu', id: '2' }, [2]],
    [{ nota: 'nóta 4' }, [4]],
    [{ nota: 'nota' }, []],
    [{ id: '1 or 1=1' }, []],
    [{ id: '01' }, []],
    [{ dia: '2026-11-02..2026-11-04' }, [2, 3, 4]],
    [{ dia: '2026-11-05..' }, [5]],
    [{ dia: '..2026-11-01' }, [1]],
    [{ dia: '2026-11-04..2026-11-02' }, []],
    [{ momento: '2026-11-02..2026-11-04' }, [2, 3, 4]],
    [{ momento: '2026-11-06..2026-11-06' }, [6]],
    [{ momento: '2026-11-07..' }, []],
  ])('%j keeps %j, in the page, in the count and in the whole list', async (filtro, ids) => {
    expect(await page({ filtro })).toEqual({ ids, total: ids.length });
    expect(await page({ filtro, tamano: 1 })).toEqual({ ids: ids.slice(0, 1), total: ids.length });
    expect((await whole({ filtro })).flat()).toEqual(ids);
  });

  test('goes together with buscar and orden', async () => {
    expect(await page({ filtro: { nombre: 'a' }, buscar: 'verde', orden: '-id' })).toEqual({ ids: [4, 3], total: 2 });
  });

  test.each(['x', 'constructor', 'nota;'])('by «%s» is refused', async (name) => {
    await expect(listRows(connection().db, ROWS, { list: { tamano: 10, filtro: { [name]: 'a' } }, spec: SPEC })).rejects.toMatchObject({
      sentence: { clave: 'listado.filtro', valores: { columna: name, columnas: 'id, nombre, nota, dia, momento' } },
    });
  });
});

test.each(['2026-11-02', '2026-02-30..', '..', '2026-11-01..2026-11-02..2026-11-03', "'..'"])(
  'days written as «%s» are refused',
  async (dia) => {
    await expect(page({ filtro: { dia } })).rejects.toMatchObject({ sentence: { clave: 'listado.dias', valores: { columna: 'dia' } } });
  },
);

describe('the number of all rows', () => {
  test.each([
    ['a full page', { tamano: 2 }, 2],
    ['a full last page', { pagina: 3, tamano: 2 }, 2],
    ['a last page that is not full', { pagina: 2, tamano: 4 }, 2],
    ['a page behind the last one', { pagina: 9, tamano: 4 }, 0],
    ['one page that holds everything', { tamano: 100 }, 6],
  ])('is right on %s', async (_where, query, shown) => {
    const { ids, total } = await page(query);
    expect([ids.length, total]).toEqual([shown, NAMES.length]);
  });

  test('is 0 when nothing matches', async () => {
    expect(await page({ buscar: 'nada así' })).toEqual({ ids: [], total: 0 });
  });
});

describe('without pagina', () => {
  test.each([
    [{}, [1, 2, 3, 4, 5, 6]],
    [{ orden: '-id' }, [6, 5, 4, 3, 2, 1]],
    [{ orden: 'nombre' }, [4, 3, 5, 6, 2, 1]],
    [{ orden: '-nombre', buscar: 'verde' }, [3, 4]],
  ])('%j are all rows, in their order', async (query, ids) => {
    expect(await whole(query)).toEqual([ids]);
  });

  test('no rows are no batch', async () => {
    expect(await whole({ buscar: 'nada así' })).toEqual([]);
  });
});
