import { message, type Message } from '@portal/messages';
import { type Context, instantOf } from '../../../core/context.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { tried } from '../../../core/trial.ts';
import type { Executor } from '../../../db/executor.ts';
import { nextLote } from '../../email/email.public.ts';
import { recordAssigning } from '../asignar.service.ts';
import { type Avisables, countAvisables, queueAfectadas } from './efecto-aviso.repository.ts';
import { countAlcanzados, findPlanesVistos, findTemasVistos } from './efecto.repository.ts';
import { type Alcanzados, diferenciaDe, frasesDe, type Vista } from './efecto.rules.ts';
import { findNombresDePlanes, planesOf, tryConvalidar } from '../../avance/avance.public.ts';
import { writeFirstAvisos } from '../aviso/use-cases/write-avisos.ts';

/** Plans with their places, and topics with their questions and material, that a change may touch. */
export interface Tocado {
  readonly planes: readonly number[];
  readonly temas: readonly number[];
}

/** Effect of a change on learners (P214). */
export interface Efecto extends Pick<Alcanzados, 'personas' | 'empresas' | 'planes'>, Avisables {
  readonly frases: readonly Message[];
}

interface Ensayo<T> {
  readonly context: Context;
  readonly tocado: Tocado;
  /** Makes the change as its own call does; `ensayo` leaves out the recount of progress, which its counts do not need. */
  readonly change: (context: Context) => Promise<T>;
  /** General pass mark after the change. */
  readonly notaminima?: number;
}

/** Most plans that the log names of a change. */
const NOMBRADOS = 5;

/** Tries a change in a transaction that is rolled back, and counts whom it would touch, and how. Throws what the change throws. */
export async function ensayar({ context, tocado, change, notaminima }: Ensayo<unknown>): Promise<Efecto> {
  const { settings, today } = context;
  return tried(context, async (trx) => {
    const antes = await vistaOf(trx, tocado, settings.notaminima);
    await change({ ...context, db: trx, ensayo: true });
    const despues = await vistaOf(trx, tocado, notaminima ?? settings.notaminima);
    await tryConvalidar(
      trx,
      despues.planes.map(({ id_planestudio }) => id_planestudio),
    );
    const diferencia = diferenciaDe(antes, despues);
    const alcanzados = await countAlcanzados(trx, diferencia, today);
    const { personas, empresas, planes } = alcanzados;
    return {
      personas,
      empresas,
      planes,
      frases: frasesDe(diferencia, alcanzados),
      ...(await countAvisables(trx, diferencia.planes, today)),
    };
  });
}

/**
 * Makes a change as its own call does and queues, in the same transaction, one letter to each person whom it affects: topics that came,
 * another last day, a plan that runs from now on (P214). Throws what the change throws.
 */
export const avisarCambio = <T>({
  context,
  tocado,
  change,
}: Ensayo<T>): Promise<Avisables & { readonly hecho: T; readonly lote: number | null }> =>
  inTransaction(context, async (trx) => {
    const { settings, today } = context;
    const antes = await vistaOf(trx, tocado, settings.notaminima);
    const hecho = await change({ ...context, db: trx });
    const { planes } = diferenciaDe(antes, await vistaOf(trx, tocado, settings.notaminima));
    const lote = await nextLote(trx);
    const counted = await queueAfectadas(trx, planes, { lote, now: instantOf(context), today });
    if (counted.avisables + counted.sin_correo === 0) return { ...counted, hecho, lote: null };
    await writeFirstAvisos(trx, context, lote);
    const ids = planes.map(({ id_planestudio }) => id_planestudio);
    const nombres = (await findNombresDePlanes(trx, ids)).slice(0, NOMBRADOS).join(', ');
    await recordAssigning(trx, { detalle: message('efecto.avisado', { planes: nombres, ...counted }), ...context });
    return { ...counted, hecho, lote: counted.avisables ? lote : null };
  });

/** Reads plans and topics; topics also touch the plans that contain them. */
async function vistaOf(trx: Executor, { planes, temas }: Tocado, notaminima: number): Promise<Vista> {
  const mas = temas.length ? await planesOf(trx, 'tema', temas) : [];
  return {
    planes: await findPlanesVistos(trx, [...new Set([...planes, ...mas])]),
    temas: temas.length ? await findTemasVistos(trx, temas, notaminima) : [],
  };
}
