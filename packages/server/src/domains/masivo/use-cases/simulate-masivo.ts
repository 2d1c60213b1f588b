import { LIMITE_MASIVO, type masivoApi } from '@portal/contract/masivo';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { type Context, instantOf } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import type { Executor } from '../../../db/executor.ts';
import { failure, invalid, notFound } from '../../../errors/errors.ts';
import { findSelectedUsuarios } from '../../usuario/usuario.public.ts';
import type { Obra } from '../clases/clase.service.ts';
import { changing, type Juicios } from '../clases/juicio.rules.ts';
import { claseOf } from '../clases/clases.service.ts';
import { findCambiadas } from '../corrida.repository.ts';
import { insertFilas, insertMasivo, lockDeshacible, setEfectos } from '../masivo.repository.ts';
import { answerOf, lectorOf } from '../masivo.service.ts';
import type { ActoMasivo } from '@portal/contract/masivo';

type Calls = typeof masivoApi;

/** Records of one judgement. */
const TRAMO = 5000;

/**
 * `POST /masivo/simular`: judges the selected people and stores the verdicts, which are what a confirmation does (P236). Changes nobody. Throws
 * 400 for an act that names nothing in the scope, 409 when the selection changed.
 */
export async function simulateMasivo(context: Context, { body }: RequestOf<Calls['simular']>): Promise<ResponseOf<Calls['simular']>> {
  const { acto, seleccion } = body;
  const obra = { actor: context, acto };
  const destino = await claseOf(acto).destino(obra);
  const ids = await findSelectedUsuarios(context.db, context.scope, seleccion);
  if (ids.length > LIMITE_MASIVO) throw invalid('seleccion', 'masivo.errores.demasiadas', { limite: LIMITE_MASIVO });
  const juicios = await judgeAll(ids, (some) => claseOf(acto).juzgar(context.db, obra, some));
  const efectos = await claseOf(acto).efectos(context.db, obra, changing(juicios));
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
  const juicios = await judgeAll([...byId.keys()], (some) => clase.juzgarVuelta(context.db, obra, filasOf(some)));
  const efectos = await clase.efectosVuelta(context.db, obra, filasOf(changing(juicios)));
  return store(context, { obra, destino: operacion.destino, deshace: operacion.id_masivo, juicios, efectos });
}

/** Judges some records at a time, so that no statement lasts long. */
async function judgeAll(ids: readonly number[], judge: (ids: readonly number[]) => Promise<Juicios>): Promise<Juicios> {
  const sorted = ids.toSorted((one, two) => one - two);
  const all: [number, Juicios extends ReadonlyMap<number, infer Value> ? Value : never][] = [];
  for (let from = 0; from < sorted.length; from += TRAMO) all.push(...(await judge(sorted.slice(from, from + TRAMO))));
  return new Map(all);
}

interface Juzgada {
  readonly obra: Obra<ActoMasivo>;
  readonly destino: string;
  readonly deshace: number | null;
  readonly juicios: Juicios;
  readonly efectos: Parameters<typeof setEfectos>[2];
}

const store = (context: Context, { obra, destino, deshace, juicios, efectos }: Juzgada) =>
  inTransaction(context, async (trx: Executor) => {
    const { id_usuario } = context.user;
    const id = await insertMasivo(trx, { id_usuario, acto: obra.acto, destino, deshace, now: instantOf(context) });
    await insertFilas(trx, id, juicios);
    await setEfectos(trx, id, efectos);
    return answerOf(trx, context, { id, sentence: 'masivo.simulada' });
  });
