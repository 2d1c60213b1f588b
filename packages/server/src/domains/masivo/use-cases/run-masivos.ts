import { setTimeout } from 'node:timers/promises';
import type { ActoMasivo } from '@portal/contract/masivo';
import { message } from '@portal/messages';
import { type Cartero, instantOf } from '../../../core/context.ts';
import { portalTexts } from '../../../core/portal-texts.ts';
import { inTransactionOf } from '../../../core/transaction.ts';
import type { Executor } from '../../../db/executor.ts';
import { recordEvent } from '../../log/log.public.ts';
import { maestroDe } from '../clases/acto.rules.ts';
import type { Actor, Obra } from '../clases/clase.service.ts';
import { changing, type Cambio, type Juicios } from '../clases/juicio.rules.ts';
import { claseOf } from '../clases/clases.service.ts';
import {
  clearFallos,
  findCambiadas,
  findDerechos,
  findListas,
  findPendientes,
  lockPendiente,
  noteDeshechas,
  noteFallo,
  noteFilas,
  type Pendiente,
  setEstado,
} from '../corrida.repository.ts';
import type { Operacion, Textos } from '../masivo.repository.ts';
import { describe, wordTextos } from '../clases/describe.service.ts';

/** People of one transaction: learners wait for no more, and the embedded database answers nobody meanwhile. */
const PORCION = 50;
/** Portions in a row that may fail. */
const FALLOS = 5;

interface Suceso {
  readonly operacion: Pick<Operacion, 'acto' | 'destino' | 'deshace'>;
  readonly suceso: 'confirmada' | 'cancelada' | 'terminada';
}

/** Writes an event of an operation to the log, beside the entries of its records. */
export async function noteEvent(trx: Executor, { user, settings, now }: Actor, { operacion, suceso }: Suceso): Promise<void> {
  const { acto, destino, deshace } = operacion;
  const { word, text } = await portalTexts(settings);
  const de = maestroDe(acto);
  const que = [...(de ? [text(`comun.opciones.maestroMasivo.${de}`)] : []), destino].filter((one) => one !== '').join(' · ');
  const detalle = word(
    message(`masivo.sucesos.${suceso}`, { acto: text(`comun.opciones.claseMasivo.${acto.clase}`), destino: que, deshace: deshace ?? 0 }),
  );
  const { id_usuario, username: usuario } = user;
  await recordEvent(trx, { id_usuario, id_autor: id_usuario, usuario, tabla: 'masivo', tipo: 'masivo', detalle, now });
}

/** Does the next portion of an operation in one transaction; returns whether more is left. A person who changed meanwhile is judged again. */
export const runPortion = (actor: Actor, id_masivo: number): Promise<boolean> =>
  inTransactionOf(actor, actor.user, async (trx) => {
    const operacion = await lockPendiente(trx, id_masivo);
    if (!operacion) return false;
    const working = { ...actor, db: trx };
    const ids = await findListas(trx, id_masivo, PORCION);
    if (ids.length) await work(trx, working, { operacion, ids });
    await clearFallos(trx, id_masivo);
    if (ids.length === PORCION) return true;
    await setEstado(trx, id_masivo, { estado: 'hecha', fin: instantOf(actor) });
    await noteEvent(trx, working, { operacion, suceso: 'terminada' });
    return false;
  });

interface Porcion {
  readonly operacion: Operacion;
  readonly ids: readonly number[];
}

function work(trx: Executor, actor: Actor, porcion: Porcion): Promise<void> {
  return porcion.operacion.deshace === null ? apply(trx, actor, porcion) : takeBack(trx, actor, porcion);
}

async function apply(trx: Executor, actor: Actor, { operacion, ids }: Porcion): Promise<void> {
  const [clase, obra] = [claseOf(operacion.acto), { actor, acto: operacion.acto, motivo: operacion.motivo }];
  const juicios = await clase.juzgar(trx, obra, ids);
  const change = changing(juicios);
  const cambios = change.length ? await clase.aplicar(trx, obra, change) : new Map<number, Cambio>();
  await noteFilas(trx, operacion.id_masivo, { cambios, juicios, textos: await textosOf(trx, obra, juicios) });
}

/** Words why records of a portion stay, in the language of the portal. */
async function textosOf(trx: Executor, obra: Obra<ActoMasivo>, juicios: Juicios): Promise<Textos> {
  const stay = new Map([...juicios].filter(([, motivo]) => motivo !== null));
  return stay.size ? wordTextos(await portalTexts(obra.actor.settings), await describe(trx, obra, stay)) : new Map();
}

async function takeBack(trx: Executor, actor: Actor, { operacion, ids }: Porcion): Promise<void> {
  const origin = operacion.deshace!;
  const [clase, obra] = [claseOf(operacion.acto), { actor, acto: operacion.acto, motivo: operacion.motivo }];
  const filas = await findCambiadas(trx, origin, ids);
  const known = await clase.juzgarVuelta(trx, obra, filas);
  // A record that another undoing took back meanwhile has nothing left to give back.
  const juicios: Juicios = new Map(ids.map((id) => [id, known.has(id) ? (known.get(id) ?? null) : 'cambiada']));
  const change = new Set(changing(juicios));
  const back = filas.filter(({ id }) => change.has(id));
  if (back.length) await clase.volver(trx, obra, back);
  await noteDeshechas(trx, origin, [...change]);
  const nothing: Cambio = { antes: {}, version: null, asignadas: [] };
  await noteFilas(trx, operacion.id_masivo, {
    cambios: new Map([...change].map((id) => [id, nothing])),
    juicios,
    textos: await textosOf(trx, obra, juicios),
  });
}

/** Returns whether a confirmed operation is not over. */
export const hasPendientes = async (db: Executor): Promise<boolean> => (await findPendientes(db)).length > 0;

interface Corrida {
  readonly goesOn: () => boolean;
  /** Clock and letters of this moment. */
  readonly moment: () => Promise<Cartero>;
}

/**
 * Job of the operations: does their portions one after the other with the rights that their authors have at that moment, until none is left or
 * `goesOn` says no. After each portion it rests as long as the portion took, so that other calls are answered. A process that dies loses
 * its portion alone, which another one does.
 */
export async function runMasivos(db: Executor, { goesOn, moment }: Corrida): Promise<void> {
  for (const pendiente of await findPendientes(db)) {
    for (let more = true; more && goesOn();) more = await attempt(db, { ...pendiente, cartero: await moment() });
  }
}

type Intento = Pendiente & { readonly cartero: Cartero };

async function attempt(db: Executor, { id_masivo, id_usuario, acto, cartero }: Intento): Promise<boolean> {
  const start = performance.now();
  const derechos = await findDerechos(db, { id_usuario, acto });
  if (!derechos) {
    await stop(db, id_masivo, instantOf(cartero));
    return false;
  }
  const { username, alcance } = derechos;
  const actor: Actor = { ...cartero, db, scope: alcance && { empresas: alcance }, user: { id_usuario, username } };
  try {
    const more = await runPortion(actor, id_masivo);
    await setTimeout(performance.now() - start);
    return more;
  } catch (error) {
    await noteFallo(db, id_masivo, { limite: FALLOS, now: instantOf(cartero) });
    throw error;
  }
}

/** Ends an operation of which the author lost the right. */
const stop = (db: Executor, id_masivo: number, now: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (await lockPendiente(trx, id_masivo)) await setEstado(trx, id_masivo, { estado: 'detenida', fin: now });
  });
