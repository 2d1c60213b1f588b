import {
  codeColumn,
  dayColumn,
  defineList,
  eachColumn,
  momentColumn,
  numberColumn,
  optionalNumberColumn,
  optionColumn,
  textColumn,
} from '@portal/contract/core';
import { useTestDatabase } from '@portal/testkit/database.ts';
import { z } from 'zod';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { Page, RowStream } from './listing.ts';
import { listRows } from './paging.ts';

const connection = useTestDatabase();

interface Fila {
  readonly id: number;
  readonly nombre: string;
}

const LISTA = defineList({
  name: 'prueba',
  key: 'id',
  columns: {
    id: numberColumn(),
    nombre: textColumn(),
    nota: optionColumn(z.string().nullable()),
    dia: dayColumn(),
    momento: momentColumn(),
  },
  search: ['nombre', 'nota'],
  order: 'id',
});

const NAMES = ['Ñandú 100%', 'Ñandú 100', 'Árbol_verde', 'Arbol verde', String.raw`C:\datos`, 'CAFÉ'];

/** `nota` is null in every second row. Row n is of the last moment of 2026-11-0n in Lima, which is the next day in UTC. */
const ROWS = sql<Fila>`
  select id::integer, nombre, case when id % 2 = 0 then 'Nota ' || id end as nota,
    nullif('2026-11-0' || id, '2026-11-06')::date as dia, ('2026-11-0' || id || ' 23:59:59.999-05')::timestamptz as momento
  from unnest(${NAMES}::text[]) with ordinality as n(nombre, id)`;

async function page(query: object): Promise<{ ids: number[]; total: number }> {
  const found = await listRows(connection().db, ROWS, { list: LISTA.query.parse({ pagina: 1, ...query }), definition: LISTA });
  if (!(found instanceof Page)) throw new Error('se esperaba una página');
  return { ids: found.rows.map(({ id }) => id), total: found.total };
}

async function whole(query: object): Promise<number[][]> {
  const found = await listRows(connection().db, ROWS, { list: LISTA.query.parse(query), definition: LISTA });
  if (!(found instanceof RowStream)) throw new Error('se esperaba la lista entera');
  const batches: number[][] = [];
  const { total, batches: read } = await found.open();
  for await (const batch of read) batches.push(batch.map(({ id }) => id));
  expect(batches.flat()).toHaveLength(total);
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
  ])('%j keeps %j in page, count and whole list', async (filtro, ids) => {
    expect(await page({ filtro })).toEqual({ ids, total: ids.length });
    expect(await page({ filtro, tamano: 1 })).toEqual({ ids: ids.slice(0, 1), total: ids.length });
    expect((await whole({ filtro })).flat()).toEqual(ids);
  });

  test('combines with buscar and orden', async () => {
    expect(await page({ filtro: { nombre: 'a' }, buscar: 'verde', orden: '-id' })).toEqual({ ids: [4, 3], total: 2 });
  });

  test.each(['x', 'constructor', 'nota;'])('the contract refuses a filter by «%s»', (name) => {
    expect(LISTA.query.safeParse({ filtro: { [name]: 'a' } }).success).toBe(false);
  });

  test('listRows throws for an unknown column', async () => {
    await expect(listRows(connection().db, ROWS, { list: { tamano: 10, filtro: { x: 'a' } }, definition: LISTA })).rejects.toThrow(
      'prueba has no column x',
    );
  });
});

test.each(['2026-11-02', '2026-02-30..', '..', '2026-11-01..2026-11-02..2026-11-03', "'..'"])('refuses the days «%s»', (dia) => {
  expect(LISTA.query.safeParse({ filtro: { dia } }).success).toBe(false);
});

describe('dynamic columns', () => {
  const reporte = defineList({
    name: 'prueba',
    key: 'id',
    columns: { id: numberColumn(), codigo: codeColumn(), avance: eachColumn(optionalNumberColumn()) },
    order: 'id',
  });
  const DATA = sql<Fila & { avance: object }>`
    select id::integer, '00' || id as codigo, jsonb_build_object('p1', (id * 37) % 10, 'p2', case when id = 2 then null else 10 - id end) as avance
    from generate_series(1, 4) id`;
  const ids = async (query: object) => {
    const found = await listRows(connection().db, DATA, { list: reporte.query.parse({ pagina: 1, ...query }), definition: reporte });
    return found instanceof Page ? found.rows.map(({ id }) => id) : [];
  };

  test('order as numbers, nulls last', async () => {
    // p1: 7, 4, 1, 8; p2: 9, null, 7, 6
    expect(await ids({ orden: 'avance.p1' })).toEqual([3, 2, 1, 4]);
    expect(await ids({ orden: '-avance.p2' })).toEqual([1, 3, 4, 2]);
  });
  test('filter; an unknown name matches no row', async () => {
    expect(await ids({ filtro: { 'avance.p2': '7' } })).toEqual([3]);
    expect(await ids({ filtro: { 'avance.p9': '7' } })).toEqual([]);
  });
});

describe('the total', () => {
  test.each([
    ['a full page', { tamano: 2 }, 2],
    ['a full last page', { pagina: 3, tamano: 2 }, 2],
    ['a last page that is not full', { pagina: 2, tamano: 4 }, 2],
    ['a page after the last one', { pagina: 9, tamano: 4 }, 0],
    ['one page with all rows', { tamano: 100 }, 6],
  ])('is right on %s', async (_where, query, shown) => {
    const { ids, total } = await page(query);
    expect([ids.length, total]).toEqual([shown, NAMES.length]);
  });

  test('is 0 without matches', async () => {
    expect(await page({ buscar: 'nada así' })).toEqual({ ids: [], total: 0 });
  });
});

test.each([
  {},
  { orden: '-nombre', tamano: 2, pagina: 2 },
  { orden: 'nota', tamano: 4 },
  { filtro: { momento: '2026-11-02..2026-11-04' }, orden: '-dia' },
  { buscar: 'verde', tamano: 1 },
  { buscar: 'nada así' },
])('a page by key has the rows of any other page: %j', async (query) => {
  const request = { list: LISTA.query.parse({ pagina: 1, ...query }), definition: LISTA };
  expect(await listRows(connection().db, ROWS, { ...request, byKey: true })).toEqual(await listRows(connection().db, ROWS, request));
});

describe('without pagina', () => {
  test.each([
    [{}, [1, 2, 3, 4, 5, 6]],
    [{ orden: '-id' }, [6, 5, 4, 3, 2, 1]],
    [{ orden: 'nombre' }, [4, 3, 5, 6, 2, 1]],
    [{ orden: '-nombre', buscar: 'verde' }, [3, 4]],
  ])('%j reads all rows in order', async (query, ids) => {
    expect(await whole(query)).toEqual([ids]);
  });

  test('without rows there is no batch', async () => {
    expect(await whole({ buscar: 'nada así' })).toEqual([]);
  });
});
