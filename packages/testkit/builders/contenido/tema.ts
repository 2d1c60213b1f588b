import type { DatosPregunta } from '@portal/contract/pregunta';
import type { Executor } from '@portal/server/src/db/executor.ts';
import type { PreguntaTable, TemaTable } from '@portal/server/src/db/tables/contenidos.ts';
import type { Insertable, Selectable } from 'kysely';
import { BUILT_AT, BUILT_BY, nextNumber, stamps } from '../counter.ts';
import { ensureCategoria } from '../parametro.ts';
import { buildPregunta, preguntaDe } from './pregunta.ts';

export type TemaOverrides = Partial<Insertable<TemaTable>> & {
  /** Number of questions of four texts in the bank; 4 by default, 0 beside `preguntas`. */
  readonly banco?: number;
  /** Further questions of the bank, of any kind. */
  readonly preguntas?: readonly DatosPregunta[];
};

export type BuiltTema = Selectable<TemaTable> & { readonly banco: readonly Selectable<PreguntaTable>[] };

/**
 * Inserts an active topic with a bank of `banco` questions, all drawn in an attempt unless `numero_preguntas` says less.
 * `banco: 0` makes a topic without questions (P15).
 */
export async function buildTema(db: Executor, overrides: TemaOverrides = {}): Promise<BuiltTema> {
  const { preguntas: asked = [], banco = asked.length ? 0 : 4, ...given } = overrides;
  const number = nextNumber();
  const tema = await db
    .insertInto('tema')
    .values({
      codigo: `TEMA-${number}`,
      titulo: `Tema ${number}`,
      descripcion: `Descripción del tema ${number}`,
      codigo_estado: 1,
      codigo_categoria: given.codigo_categoria ?? (await ensureCategoria(db)),
      duracion: 10,
      numero_preguntas: banco + asked.length,
      ...stamps(),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { id_tema } = tema;
  const preguntas: Selectable<PreguntaTable>[] = [];
  for (let index = 0; index < banco; index += 1) preguntas.push(await buildLinkedPregunta(db, { id_tema, numero_orden: index + 1 }));
  for (const datos of asked) preguntas.push(await buildLinkedPregunta(db, { id_tema, numero_orden: preguntas.length + 1 }, datos));
  return { ...tema, banco: preguntas };
}

/** Inserts a question into a topic's bank. */
async function buildLinkedPregunta(
  db: Executor,
  { id_tema, numero_orden }: { readonly id_tema: number; readonly numero_orden: number },
  datos?: DatosPregunta,
): Promise<Selectable<PreguntaTable>> {
  const pregunta = await buildPregunta(db, datos && preguntaDe(datos));
  await db
    .insertInto('tema_pregunta')
    .values({ id_tema, id_pregunta: pregunta.id_pregunta, numero_orden, usuario_creacion: BUILT_BY, fecha_creacion: BUILT_AT })
    .execute();
  return pregunta;
}
