import type { Message } from '@portal/messages';
import type { Context } from '../../core/context.ts';
import { tried } from '../../core/trial.ts';
import type { Executor } from '../../db/executor.ts';
import { countAlcanzados, findPlanesVistos, findTemasVistos } from './efecto.repository.ts';
import { type Alcanzados, diferenciaDe, frasesDe, type Vista } from './efecto.rules.ts';
import { planesOf } from './planes.repository.ts';

/** What a change may touch: plans with their places, and topics with what they ask and show. */
export interface Tocado {
  readonly planes: readonly number[];
  readonly temas: readonly number[];
}

/** Effect of a change on learners (P214). */
export interface Efecto extends Pick<Alcanzados, 'personas' | 'empresas' | 'planes'> {
  readonly frases: readonly Message[];
}

interface Ensayo {
  readonly context: Context;
  readonly tocado: Tocado;
  /** Makes the change as its own call does; `ensayo` leaves out the recount of progress, which its counts do not need. */
  readonly change: (context: Context) => Promise<unknown>;
  /** General pass mark after the change. */
  readonly notaminima?: number;
}

/** Tries a change in a transaction that is rolled back, and counts whom it would touch, and how. Throws what the change throws. */
export async function ensayar({ context, tocado, change, notaminima }: Ensayo): Promise<Efecto> {
  const { settings, today } = context;
  return tried(context, async (trx) => {
    const antes = await vistaOf(trx, tocado, settings.notaminima);
    await change({ ...context, db: trx, ensayo: true });
    const despues = await vistaOf(trx, tocado, notaminima ?? settings.notaminima);
    const diferencia = diferenciaDe(antes, despues);
    const alcanzados = await countAlcanzados(trx, diferencia, today);
    const { personas, empresas, planes } = alcanzados;
    return { personas, empresas, planes, frases: frasesDe(diferencia, alcanzados) };
  });
}

/** Reads plans and topics; topics also touch the plans in which they stand. */
async function vistaOf(trx: Executor, { planes, temas }: Tocado, notaminima: number): Promise<Vista> {
  const mas = temas.length ? await planesOf(trx, 'tema', temas) : [];
  return {
    planes: await findPlanesVistos(trx, [...new Set([...planes, ...mas])]),
    temas: temas.length ? await findTemasVistos(trx, temas, notaminima) : [],
  };
}
