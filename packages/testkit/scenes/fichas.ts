import {
  codeField,
  dayField,
  defineImport,
  type ImportTypesOf,
  optionalIntegerField,
  optionalTextColumn,
  textField,
} from '@portal/contract/core';
import { message } from '@portal/messages';
import type { Importer, Outcome } from '@portal/server/src/core/import/importer.ts';
import { type Judged, refused } from '@portal/server/src/core/import/rows.rules.ts';
import { writeRows } from '@portal/server/src/core/import/write-rows.ts';
import type { Executor } from '@portal/server/src/db/executor.ts';
import { sql } from 'kysely';
import { z } from 'zod';

/** Import for tests with everything that a definition may have: changes, days, an option for the whole file, records that the file lacks. */
const FICHAS = defineImport({
  domain: 'ficha',
  words: 'fichas',
  fields: { codigo: codeField(10), nombre: textField(20), ingreso: dayField(), edad: optionalIntegerField(18, 99) },
  columns: {
    codigo: { titulo: 'Código', otros: [] },
    nombre: { titulo: 'Nombre', otros: [] },
    ingreso: { titulo: 'Ingreso', otros: ['fecha de ingreso'] },
    edad: { titulo: 'Edad', otros: [], opcional: true },
  },
  extra: { anterior: optionalTextColumn() },
  options: { completa: z.enum(['0', '1']).default('0') },
  answer: { faltan: z.number() },
  maxRows: 50,
});
type Types = ImportTypesOf<typeof FICHAS>;
export interface Ficha {
  readonly codigo: string;
  readonly nombre: string;
  readonly activa: boolean;
}
interface Stored extends Ficha {
  readonly id: number;
}

/** Columns that an undoing compares and restores. */
const WRITTEN = z.object({ nombre: z.string(), activa: z.boolean() });

/** Makes the table with some records. */
export async function buildFichas(db: Executor, rows: readonly Ficha[]): Promise<void> {
  await sql`create table ficha (id integer generated always as identity primary key, codigo text unique, nombre text, activa boolean)`.execute(
    db,
  );
  for (const row of rows) await upsert(db, row);
}

const upsert = async (db: Executor, { codigo, nombre, activa }: Ficha): Promise<number> =>
  (
    await sql<{ id: number }>`
      insert into ficha (codigo, nombre, activa) values (${codigo}, ${nombre}, ${activa})
      on conflict (codigo) do update set nombre = excluded.nombre, activa = excluded.activa returning id`.execute(db)
  ).rows[0]!.id;

export const findFichas = async (db: Executor): Promise<Stored[]> =>
  (await sql<Stored>`select id, codigo, nombre, activa from ficha order by id`.execute(db)).rows;

/** Reads the records of an import as they were before and after it. */
const findImages = async (trx: Executor, id_importacion: number): Promise<{ id: number; antes: unknown; despues: unknown }[]> =>
  (
    await sql<{ id: number; antes: unknown; despues: unknown }>`
      select id_registro as id, antes, despues from importacion_fila
      where id_importacion = ${id_importacion} and id_registro is not null order by numero desc`.execute(trx)
  ).rows;

export const fichaImporter: Importer<Types, Ficha> = {
  definition: FICHAS,
  nombran: ['nombre'],
  confirmed: ({ insertados }) => message('importacion.leida', { filas: insertados }),
  async judge({ trx, options }, rows) {
    const stored = await findFichas(trx);
    const judged = rows.map(({ values }): Judged<Types, Ficha> => {
      const before = stored.find(({ codigo }) => codigo === values?.codigo);
      const extra = { anterior: before?.nombre ?? null };
      if (!values) return { verdict: refused(), extra };
      const datos = { codigo: values.codigo, nombre: values.nombre, activa: true };
      if (!before) return { verdict: { estado: 'nueva', datos }, extra };
      if (before.nombre === values.nombre) return { verdict: { estado: 'existente' }, extra };
      return { verdict: { estado: 'cambiada', datos, cambios: { nombre: { antes: before.nombre, despues: values.nombre } } }, extra };
    });
    const missing = stored.filter(({ codigo }) => options.completa === '1' && !rows.some(({ text }) => text('codigo') === codigo));
    const missed = missing.map(({ codigo, nombre }): Judged<Types, Ficha> => {
      const cambios = { activa: { antes: 'Sí', despues: 'No' } };
      return {
        verdict: { estado: 'cambiada', datos: { codigo, nombre, activa: false }, cambios },
        extra: { anterior: nombre },
        textos: { codigo, nombre },
      };
    });
    return { filas: [...judged, ...missed], respuesta: { faltan: missed.length } };
  },
  write: writeRows<Types, Ficha>(async ({ trx }, rows) => {
    const outcomes: Outcome[] = [];
    const before = new Map((await findFichas(trx)).map((ficha) => [ficha.codigo, ficha]));
    for (const { numero, datos } of rows) {
      const antes = before.get(datos.codigo);
      outcomes.push({ numero, id: await upsert(trx, datos), ...(antes && { antes }) });
    }
    return outcomes;
  }),
  async aftermath({ trx, id_importacion }) {
    const stored = await findFichas(trx);
    return new Map(
      (await findImages(trx, id_importacion)).flatMap(({ id, despues }) => {
        const written = WRITTEN.parse(despues);
        const now = stored.find((each) => each.id === id);
        const same = now?.nombre === written.nombre && now.activa === written.activa;
        return now ? [[id, same ? null : message('pregunta.importacion.cambiadas')] as const] : [];
      }),
    );
  },
  async revert({ trx, id_importacion }, rows) {
    const free = new Set(rows.map(({ id }) => id));
    for (const { id, antes } of (await findImages(trx, id_importacion)).filter((image) => free.has(image.id))) {
      if (antes === null) await sql`delete from ficha where id = ${id}`.execute(trx);
      else
        await sql`update ficha set nombre = ${WRITTEN.parse(antes).nombre}, activa = ${WRITTEN.parse(antes).activa} where id = ${id}`.execute(
          trx,
        );
    }
  },
};
