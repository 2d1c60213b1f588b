import { type DatosPregunta, filaDe, partesDe } from '@portal/contract/pregunta';
import type { Executor } from '@portal/server/src/db/executor.ts';
import type { PreguntaTable } from '@portal/server/src/db/tables/contenidos.ts';
import type { Insertable, Selectable } from 'kysely';
import { nextNumber, stamps } from '../counter.ts';
import { DOMINIO, ensureCategoria } from '../parametro.ts';

/** Inserts an active question with its first version; `indicador_correcta` runs through 1-4 from one question to the next. */
export async function buildPregunta(db: Executor, overrides: Partial<Insertable<PreguntaTable>> = {}): Promise<Selectable<PreguntaTable>> {
  const number = nextNumber();
  const row = await db
    .insertInto('pregunta')
    .values({
      pregunta: `¿Pregunta ${number}?`,
      rpta_a: 'Opción A',
      rpta_b: 'Opción B',
      rpta_c: 'Opción C',
      rpta_d: 'Opción D',
      indicador_correcta: (number % 4) + 1,
      codigo_categoria: overrides.codigo_categoria ?? (await ensureCategoria(db, DOMINIO.categoriaPregunta)),
      ...stamps(),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await insertVersion(db, row);
  return row;
}

/** Adds a later version of a question, changed so, and leaves the question itself as it is. Returns its number. */
export async function buildVersion(db: Executor, id_pregunta: number, changed: Partial<Selectable<PreguntaTable>>): Promise<number> {
  const row = await db.selectFrom('pregunta').selectAll().where('id_pregunta', '=', id_pregunta).executeTakeFirstOrThrow();
  const version = row.version + 1;
  await insertVersion(db, { ...row, ...changed, version });
  return version;
}

/** Stores the question's current texts under its version, which attempts refer to. */
async function insertVersion(db: Executor, row: Selectable<PreguntaTable>): Promise<void> {
  const { id_pregunta, version, pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta, usuario_creacion, fecha_creacion } = row;
  const content = { tipo: row.tipo, datos: row.datos && JSON.stringify(row.datos), partes: row.partes };
  const texts = { pregunta, rpta_a, rpta_b, rpta_c, rpta_d, indicador_correcta };
  await db
    .insertInto('pregunta_version')
    .values({ id_pregunta, version, ...texts, ...content, usuario_creacion, fecha_creacion })
    .execute();
}

/** Returns the columns of a question that asks this: `buildPregunta(db, preguntaDe(datos))`. */
export function preguntaDe(asked: DatosPregunta) {
  const { datos, ...texts } = filaDe(asked);
  return { ...texts, tipo: asked.tipo, datos: datos && JSON.stringify(datos), partes: partesDe(asked) };
}
