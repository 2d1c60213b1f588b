import { defineList, numberColumn, optionalTextColumn } from '@portal/contract/core';
import { usuarioMaestro } from '@portal/contract/usuario';
import { useTestDatabase } from '@portal/testkit/database.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ordering } from './conditions.ts';
import { Page, RowStream } from './listing.ts';
import { listRows } from './paging.ts';

const connection = useTestDatabase();

interface Fila {
  readonly id: number;
  readonly nombre: string | null;
}

const LISTA = defineList({
  name: 'prueba',
  key: 'id',
  columns: { id: numberColumn(), nombre: optionalTextColumn() },
  search: ['nombre'],
  order: 'nombre',
});

/** Names as a Spanish dictionary has them; the two «NÚÑEZ» differ in how «Ñ» is written. */
const SORTED = [
  '1.° de Mayo',
  'alvarado',
  'Álvarez',
  'Nazca',
  'Nunura',
  'nuñes',
  'NÚN\u0303EZ',
  'NÚÑEZ',
  'Nzambi',
  'Ñahui',
  'n\u0303andú',
  'Ñuflo',
  'Oblitas',
  'Ocaña Ruiz',
  'Ocañas',
  'Óscar',
  'Zúñiga',
  '日本',
];

/** The names backwards with a row without a name, so that ids do not give the order. */
const ROWS = sql<Fila>`select id::integer, nombre from unnest(${[null, ...SORTED.toReversed()]}::text[]) with ordinality as n(nombre, id)`;

/** The id orders names that compare equal, here the greater first. */
const names = (rows: readonly Fila[]) => rows.map(({ nombre }) => nombre?.normalize().toLowerCase() ?? null);
const EXPECTED = [...names(SORTED.map((nombre) => ({ id: 0, nombre }))), null];

async function pages(orden: string): Promise<Fila[]> {
  const rows: Fila[] = [];
  for (let pagina = 1; ; pagina += 1) {
    const list = LISTA.query.parse({ pagina, tamano: 5, orden });
    const found = await listRows(connection().db, ROWS, { list, definition: LISTA });
    if (!(found instanceof Page)) throw new Error('se esperaba una página');
    rows.push(...found.rows);
    if (rows.length >= found.total) return rows;
  }
}

test('pages order names as a Spanish dictionary does, each row once, those without a name last', async () => {
  const rows = await pages('nombre');
  expect(names(rows)).toEqual(EXPECTED);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(EXPECTED.length);
  expect(names(await pages('-nombre'))).toEqual([...EXPECTED.slice(0, -1).toReversed(), null]);
});

test('a whole list, as a file reads it, has the order of the pages', async () => {
  const found = await listRows(connection().db, ROWS, { list: LISTA.query.parse({}), definition: LISTA });
  if (!(found instanceof RowStream)) throw new Error('se esperaba la lista entera');
  const { batches } = await found.open();
  const rows: Fila[] = [];
  for await (const batch of batches) rows.push(...batch);
  expect(names(rows)).toEqual(EXPECTED);
});

test('an index gives the order of the list of people', async () => {
  const plan = await connection()
    .db.transaction()
    .execute(async (trx) => {
      await sql`set local enable_sort = off`.execute(trx);
      const order = ordering(undefined, usuarioMaestro.list);
      return sql<Record<string, string>>`explain select fila.id_usuario from usuario as fila order by ${order} limit 10`.execute(trx);
    });
  expect(plan.rows.map((row) => Object.values(row).join('')).join('\n')).toContain('usuario_orden');
});
