import { setTimeout } from 'node:timers/promises';
import { datosDe } from '@portal/contract/pregunta';
import { message } from '@portal/messages';
import { type Cartero, instantOf } from '../../../core/context.ts';
import { portalTexts } from '../../../core/portal-texts.ts';
import { inTransactionOf } from '../../../core/transaction.ts';
import type { Executor } from '../../../db/executor.ts';
import { recordEvent } from '../../log/log.public.ts';
import { findVersion } from '../../pregunta/pregunta.public.ts';
import {
  type FilaAnotada,
  type FilaDelTramo,
  findDerechos,
  findTramo,
  findVivas,
  lockViva,
  noteFallo,
  noteFilas,
  POR_HACER,
  setEstado,
  type Viva,
} from '../corrida.repository.ts';
import type { Recalificacion } from '../recalificacion.repository.ts';
import { queueCorrecciones } from '../cartas.service.ts';
import { type Actor, applyTramo, takeBackTramo, type Tramo, tryTramo } from '../tramo.service.ts';

/** Portions in a row that may fail. */
const FALLOS = 5;

/** Event of a correction. */
export interface Suceso {
  readonly operacion: Recalificacion;
  readonly suceso: 'confirmada' | 'terminada' | 'deshaciendo' | 'deshecha';
}

/** Writes an event of a correction to the log. */
export async function noteEvent(trx: Executor, { user, settings, now }: Actor, { operacion, suceso }: Suceso): Promise<void> {
  const { id_pregunta: pregunta, version, modo, motivo } = operacion;
  const { word, text } = await portalTexts(settings);
  const detalle = word(
    message(`recalificacion.sucesos.${suceso}`, {
      pregunta: String(pregunta),
      version,
      modo: text(`comun.opciones.modoClave.${modo}`),
      motivo,
      con: motivo === '' ? 'no' : 'si',
    }),
  );
  const { id_usuario, username: usuario } = user;
  await recordEvent(trx, {
    id_usuario: null,
    id_autor: id_usuario,
    usuario,
    tabla: 'recalificacion',
    tipo: 'recalificacion',
    detalle,
    now,
  });
}

const FIN = { simulando: 'simulada', pendiente: 'hecha', deshaciendo: 'deshecha' } as const;
type Viviente = keyof typeof FIN;

/** Result of a portion: whether more is left. */
interface Resultado {
  readonly more: boolean;
}

/** Carries the rows of a trial out of the transaction that it rolls back. */
class Ensayada extends Error {
  readonly filas: readonly FilaAnotada[];
  constructor(filas: readonly FilaAnotada[]) {
    super('ensayo');
    this.filas = filas;
  }
}

/** Does the next portion of a correction: tries it and stores what would follow, does it, or takes it back. Returns whether more is left. */
export async function runPortion(actor: Actor, id: number): Promise<boolean> {
  const shown: { filas?: readonly FilaAnotada[] } = {};
  const result = await inPortion(actor, id, shown);
  if (!shown.filas) return result.more;
  const { filas } = shown;
  await inTransactionOf(actor, actor.user, async (trx) => {
    const operacion = await lockViva(trx, id);
    if (operacion?.estado === 'simulando') await noteFilas(trx, id, filas);
  });
  return true;
}

/** Runs a portion in its transaction; a trial puts its rows into `shown` and is rolled back. */
async function inPortion(actor: Actor, id: number, shown: { filas?: readonly FilaAnotada[] }): Promise<Resultado> {
  try {
    return await inTransactionOf(actor, actor.user, async (trx) => portion(trx, { ...actor, db: trx }, id));
  } catch (error) {
    if (!(error instanceof Ensayada)) throw error;
    shown.filas = error.filas;
    return { more: true };
  }
}

async function portion(trx: Executor, actor: Actor, id: number): Promise<Resultado> {
  const operacion = await lockViva(trx, id);
  if (!operacion) return { more: false };
  const estado = operacion.estado as Viviente;
  const filas = await findTramo(trx, id, POR_HACER[estado]);
  if (!filas.length) {
    await finish(trx, actor, { operacion, estado });
    return { more: false };
  }
  await work(trx, actor, { estado, tramo: await tramoOf(trx, operacion, filas) });
  return { more: true };
}

async function tramoOf(trx: Executor, operacion: Recalificacion, filas: readonly FilaDelTramo[]): Promise<Tramo> {
  const version = await findVersion(trx, operacion.id_pregunta, operacion.version);
  return { operacion, datos: datosDe(version!), filas };
}

async function work(trx: Executor, actor: Actor, { estado, tramo }: { readonly estado: Viviente; readonly tramo: Tramo }): Promise<void> {
  if (estado === 'simulando') throw new Ensayada(await tryTramo(trx, actor, tramo));
  const does = estado === 'pendiente' ? applyTramo : takeBackTramo;
  const { id_recalificacion, avisa } = tramo.operacion;
  const filas = await does(trx, actor, tramo);
  await noteFilas(trx, id_recalificacion, filas);
  if (avisa) await queueCorrecciones(trx, actor, { id_recalificacion, deshecha: estado === 'deshaciendo', filas });
}

async function finish(
  trx: Executor,
  actor: Actor,
  { operacion, estado }: { readonly operacion: Recalificacion; readonly estado: Viviente },
): Promise<void> {
  await setEstado(trx, operacion.id_recalificacion, { estado: FIN[estado], fin: estado === 'simulando' ? null : instantOf(actor) });
  if (estado !== 'simulando') await noteEvent(trx, actor, { operacion, suceso: estado === 'pendiente' ? 'terminada' : 'deshecha' });
}

/** Returns whether a correction has portions left. */
export const hasVivas = async (db: Executor): Promise<boolean> => (await findVivas(db)).length > 0;

interface Corrida {
  readonly goesOn: () => boolean;
  /** Clock and letters of this moment. */
  readonly moment: () => Promise<Cartero>;
}

/**
 * Job of the corrections: does their portions one after the other until none is left or `goesOn` says no. After each portion it rests as long as the
 * portion took, so that other calls are answered. A process that dies loses its portion alone, which another one does.
 */
export async function runRecalificaciones(db: Executor, { goesOn, moment }: Corrida): Promise<void> {
  for (const viva of await findVivas(db)) {
    for (let more = true; more && goesOn();) more = await attempt(db, { ...viva, cartero: await moment() });
  }
}

type Intento = Viva & { readonly cartero: Cartero };

async function attempt(db: Executor, { id_recalificacion: id, id_usuario_creacion: id_usuario, cartero }: Intento): Promise<boolean> {
  const start = performance.now();
  const derechos = await findDerechos(db, id_usuario);
  if (!derechos) {
    await setEstado(db, id, { estado: 'detenida', fin: instantOf(cartero) });
    return false;
  }
  try {
    const more = await runPortion({ ...cartero, db, user: { id_usuario, username: derechos.username } }, id);
    await setTimeout(performance.now() - start);
    return more;
  } catch (error) {
    await noteFallo(db, id, { limite: FALLOS, now: instantOf(cartero) });
    throw error;
  }
}
