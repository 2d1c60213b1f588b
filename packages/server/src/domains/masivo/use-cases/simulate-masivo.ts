import { type ActoMasivo, type ActoRegistros, LIMITE_MASIVO, type masivoApi } from '@portal/contract/masivo';
import type { RequestOf, ResponseOf, Selection } from '@portal/contract/core';
import { type Context, instantOf } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import type { Executor } from '../../../db/executor.ts';
import { failure, invalid, notFound } from '../../../errors/errors.ts';
import { ensayar } from '../../asignacion/asignacion.public.ts';
import { findSelectedUsuarios } from '../../usuario/usuario.public.ts';
import { maestroDe } from '../clases/acto.rules.ts';
import type { Obra } from '../clases/clase.service.ts';
import { describe, wordTextos } from '../clases/describe.service.ts';
import { changing, type Efecto, type Juicios } from '../clases/juicio.rules.ts';
import { claseOf } from '../clases/clases.service.ts';
import { maestroOf } from '../clases/registros/registro.service.ts';
import { findCambiadas } from '../corrida.repository.ts';
import { insertFilas, insertMasivo, lockDeshacible, setEfectos } from '../masivo.repository.ts';
import { answerOf, lectorOf } from '../masivo.service.ts';

type Calls = typeof masivoApi;
type Answer = ResponseOf<Calls['simular']>;

/** Records of one judgement. */
const TRAMO = 5000;

/** `POST /masivo/simular`: judges the selected people (P236). Throws like `simulate`. */
export const simulatePersonas = (context: Context, { body: { acto, seleccion } }: RequestOf<Calls['simular']>): Promise<Answer> =>
  simulate(context, acto, () => findSelectedUsuarios(context.db, context.scope, seleccion));

/** `POST /masivo/contenido`: judges the selected plans, programs, courses, modules, topics or questions (P247). Throws like `simulate`. */
export const simulateContenido = (context: Context, { body }: RequestOf<Calls['contenido']>): Promise<Answer> => {
  const { de, acto, seleccion } = body;
  return simulateRegistros(context, { de, ...acto } as ActoRegistros, seleccion);
};

/** `POST /masivo/maestro`: judges the selected companies, or parameters of a table (P247). Throws like `simulate`. */
export const simulateMaestro = (context: Context, { body }: RequestOf<Calls['maestro']>): Promise<Answer> => {
  const { seleccion, acto, ...of } = body;
  return simulateRegistros(context, { ...of, ...acto }, seleccion);
};

const simulateRegistros = (context: Context, acto: ActoRegistros, selection: Selection): Promise<Answer> =>
  simulate(context, acto, () => maestroOf(acto).selected(context.db, context, { selection, id_dominio: acto.id_dominio }));

/**
 * Judges selected records and stores the verdicts, which are what a confirmation does. Changes nothing. Throws 400 for an act that names nothing
 * in the scope, 409 when the selection changed.
 */
async function simulate(context: Context, acto: ActoMasivo, select: () => Promise<number[]>): Promise<Answer> {
  const obra = { actor: context, acto };
  const clase = claseOf(acto);
  const destino = await clase.destino(obra);
  const ids = await select();
  if (ids.length > LIMITE_MASIVO) throw invalid('seleccion', 'masivo.errores.demasiadas', { limite: LIMITE_MASIVO });
  const tramo = clase.ordenar ? LIMITE_MASIVO : TRAMO;
  const juicios = await judgeAll({ ids, tramo }, (some) => clase.juzgar(context.db, obra, some));
  const change = changing(juicios);
  const efectos = [
    ...(await clase.efectos(context.db, obra, change)),
    ...(await tryOut(context, { obra, ids: change }, (trying) => clase.aplicar(trying.db, { ...obra, actor: trying }, change))),
  ];
  return store(context, { obra, destino, deshace: null, juicios, efectos });
}

/**
 * `POST /masivo/deshacer`: shows what taking an operation of the last day back would do, as a simulation that is confirmed like any other (P239).
 * Throws 404, and 409 for an operation that cannot be taken back any more.
 */
export async function simulateReturn(context: Context, { body }: RequestOf<Calls['deshacer']>): Promise<ResponseOf<Calls['deshacer']>> {
  const lector = lectorOf(context);
  const { operacion, filas } = await inTransaction(context, async (trx) => {
    const found = await lockDeshacible(trx, body.id_masivo, lector);
    if (!found) throw notFound('masivo');
    return { operacion: found, filas: await findCambiadas(trx, found.id_masivo) };
  });
  if (!filas.length) throw failure('conflicto', 'masivo.errores.nadaQueDeshacer');
  const obra = { actor: context, acto: operacion.acto };
  const clase = claseOf(operacion.acto);
  const byId = new Map(filas.map((fila) => [fila.id, fila]));
  const filasOf = (ids: readonly number[]) => ids.map((id) => byId.get(id)!);
  const juicios = await judgeAll({ ids: [...byId.keys()], tramo: TRAMO }, (some) => clase.juzgarVuelta(context.db, obra, filasOf(some)));
  const back = changing(juicios);
  const efectos = [
    ...(await clase.efectosVuelta(context.db, obra, filasOf(back))),
    ...(await tryOut(context, { obra, ids: back }, (trying) => clase.volver(trying.db, { ...obra, actor: trying }, filasOf(back)))),
  ];
  return store(context, { obra, destino: operacion.destino, deshace: operacion.id_masivo, juicios, efectos });
}

interface Ensayo {
  readonly obra: Obra<ActoMasivo>;
  /** Records that change. */
  readonly ids: readonly number[];
}

/** Tries a change of contents and says whom it touches, as before the save of one (P214). */
async function tryOut(context: Context, { obra, ids }: Ensayo, change: (trying: Context) => Promise<unknown>): Promise<Efecto[]> {
  const tocado = ids.length ? await claseOf(obra.acto).tocado?.(context.db, obra, ids) : undefined;
  if (!tocado || tocado.planes.length + tocado.temas.length === 0) return [];
  const { frases } = await ensayar({ context, tocado, change });
  return frases.map((frase) => ({ efecto: 'frase', nombre: null, total: 0, frase }));
}

interface Tramos {
  readonly ids: readonly number[];
  readonly tramo: number;
}

/** Judges some records at a time, so that no statement lasts long. */
async function judgeAll({ ids, tramo }: Tramos, judge: (ids: readonly number[]) => Promise<Juicios>): Promise<Juicios> {
  const sorted = ids.toSorted((one, two) => one - two);
  const all: [number, Juicios extends ReadonlyMap<number, infer Value> ? Value : never][] = [];
  for (let from = 0; from < sorted.length; from += tramo) all.push(...(await judge(sorted.slice(from, from + tramo))));
  return new Map(all);
}

interface Juzgada {
  readonly obra: Obra<ActoMasivo>;
  readonly destino: string;
  readonly deshace: number | null;
  readonly juicios: Juicios;
  readonly efectos: readonly Efecto[];
}

/** Sorts verdicts into the order in which the records change. */
async function inOrder(db: Executor, { obra, juicios }: Juzgada): Promise<Juicios> {
  const ids = await claseOf(obra.acto).ordenar?.(db, obra, [...juicios.keys()]);
  return ids ? new Map(ids.map((id) => [id, juicios.get(id) ?? null])) : juicios;
}

const store = async (context: Context, juzgada: Juzgada): Promise<Answer> => {
  const { obra, destino, deshace, efectos } = juzgada;
  const { user, texts, db } = context;
  const juicios = await inOrder(db, juzgada);
  const textos = wordTextos(texts, await describe(db, obra, juicios));
  return inTransaction(context, async (trx) => {
    const id = await insertMasivo(trx, { id_usuario: user.id_usuario, acto: obra.acto, destino, deshace, now: instantOf(context) });
    await insertFilas(trx, id, { juicios, textos, personas: maestroDe(obra.acto) === null });
    await setEfectos(trx, id, efectos);
    return answerOf(trx, context, { id, sentence: 'masivo.simulada' });
  });
};
