import { setImmediate } from 'node:timers/promises';
import { type Cartero, instantOf } from '../../../../core/context.ts';
import { groupBy } from '@portal/contract/group-by';
import type { Executor } from '../../../../db/executor.ts';
import { findPapel } from '../../../../mail/papel.repository.ts';
import { BIENVENIDA_MS, type NewMail, nextLote, noteUnwritten, queueMails } from '../../../email/email.public.ts';
import { issueLinks } from '../../../sesion/sesion.public.ts';
import { letterOf } from '../aviso-carta.service.ts';
import { findPorAvisar, insertAvisos, judgeAvisos, type JudgedAviso, lockPersonasDe, type PlanPorAvisar } from '../aviso.repository.ts';
import { type AvisoPendiente, type Cuales, findAvisadosHoy, postponeAvisos, queueAvisos, takeAvisos } from '../cola-aviso.repository.ts';
import { findPrimerosTemas } from '../../../avance/avance.public.ts';

export interface Envio {
  /** Number of the bulk send; null when nothing was queued. */
  readonly lote: number | null;
  /** People who get a letter. */
  readonly enviados: number;
}

/**
 * Notifies the people of assignments, each by one letter with all of their plans: queues them in the caller's transaction by one statement
 * and writes the first letters; the job writes the rest, so that no call lasts as long as its letters (P225).
 */
export async function tellAssignments(trx: Executor, context: Cartero, asignaciones: readonly number[]): Promise<Envio> {
  if (!asignaciones.length) return { lote: null, enviados: 0 };
  const lote = await nextLote(trx);
  const enviados = await queueAvisos(trx, asignaciones, { lote, now: instantOf(context) });
  if (!enviados) return { lote: null, enviados };
  await writeFirstAvisos(trx, context, lote);
  return { lote, enviados };
}

/** Writes the first letters of a bulk send in the transaction that queued them. */
export const writeFirstAvisos = (trx: Executor, context: Cartero, lote: number): Promise<number> =>
  writeAvisosBatch(trx, context, { limit: AVISOS_BATCH, lote });

/** Notices of one transaction: the embedded database answers nobody meanwhile. */
const AVISOS_BATCH = 100;

/**
 * Job of the notices about assignments: writes the letters that wait, some in a transaction, until none is left or `goesOn` says no. A notice
 * leaves the queue in the transaction that puts its letter into the outbox (P225). Returns the number of notices.
 */
export async function writeAvisos(db: Executor, cartero: Cartero, goesOn: () => boolean): Promise<number> {
  let total = 0;
  while (goesOn()) {
    const taken = await db.transaction().execute((trx) => writeAvisosBatch(trx, cartero, { limit: AVISOS_BATCH }));
    if (!taken) break;
    total += taken;
  }
  return total;
}

/**
 * Judges some of the notices again and writes one letter to each person; a change waits for the next day if the person got a letter today.
 * Needs a transaction.
 */
export async function writeAvisosBatch(trx: Executor, cartero: Cartero, cuales: Cuales): Promise<number> {
  const avisos = await takeAvisos(trx, cuales, instantOf(cartero));
  if (!avisos.length) return 0;
  const ids = avisos.map(({ id_asignacion }) => id_asignacion);
  await lockPersonasDe(trx, ids);
  const due = await withoutTold(trx, cartero, avisos);
  const judged = await judgeAvisos(trx, [...due.keys()], { scope: null, today: cartero.today });
  const told = judged.filter(
    ({ veredicto, id_asignacion }) => veredicto === 'avisa' || (veredicto === 'ya_avisada' && due.get(id_asignacion)?.cambio),
  );
  await write(trx, cartero, new Map(told.map(({ id_asignacion }) => [id_asignacion, due.get(id_asignacion)!])));
  const reached = new Set(told.map(({ id_usuario }) => id_usuario));
  await noteLost(trx, cartero, { due, lost: judged.filter(({ id_usuario }) => !reached.has(id_usuario)) });
  return avisos.length;
}

type Avisos = ReadonlyMap<number, AvisoPendiente>;

/** Postpones the changes of people who got a letter today, unless another of their notices is due now; returns the other notices by assignment. */
async function withoutTold(trx: Executor, { today, settings }: Cartero, avisos: readonly AvisoPendiente[]): Promise<Avisos> {
  const now = new Set(avisos.filter(({ cambio }) => !cambio).map(({ id_usuario }) => id_usuario));
  const asked = [...new Set(avisos.map(({ id_usuario }) => id_usuario))].filter((id) => !now.has(id));
  const told = new Set(asked.length ? await findAvisadosHoy(trx, asked, today) : []);
  const later = avisos.filter(({ id_usuario }) => told.has(id_usuario));
  if (later.length) await postponeAvisos(trx, later, { today, zona: settings.zona_horaria });
  return new Map(avisos.filter(({ id_usuario }) => !told.has(id_usuario)).map((aviso) => [aviso.id_asignacion, aviso]));
}

/** Puts one letter to each person into the outbox, with all of their plans. */
async function write(trx: Executor, cartero: Cartero, avisos: Avisos): Promise<void> {
  const rows = await findPorAvisar(trx, [...avisos.values()]);
  const temas = await findPrimerosTemas(trx, rows);
  const sinClave = [...new Set(rows.flatMap(({ id_usuario, sin_clave }) => (sin_clave ? [id_usuario] : [])))];
  const tokens = await issueLinks(trx, sinClave, { now: cartero.now, ms: BIENVENIDA_MS });
  const papel = await findPapel(trx, { settings: cartero.settings, publicUrl: cartero.config.publicUrl });
  const letters: { readonly planes: readonly PlanPorAvisar[]; readonly mail: NewMail }[] = [];
  for (const planes of groupBy(rows, ({ id_usuario }) => id_usuario).values()) {
    const { id_usuario, id_asignacion } = planes[0]!;
    const { lote } = avisos.get(id_asignacion)!;
    letters.push({ planes, mail: await letterOf(cartero, { planes, temas, lote, token: tokens.get(id_usuario), papel }) });
    // Other calls are answered between two letters.
    await setImmediate();
  }
  const queued = await queueMails(
    trx,
    letters.map(({ mail }) => mail),
  );
  const avisadas = letters.flatMap(({ planes, mail }) => {
    const id_correo = queued.get(mail.clave);
    return id_correo === undefined ? [] : planes.map(({ id_asignacion }) => ({ id_asignacion, id_correo }));
  });
  await insertAvisos(trx, avisadas, cartero.today);
}

const gone = (veredicto: JudgedAviso['veredicto']): boolean => ['cesado', 'sin_correo', 'rebotado'].includes(veredicto);

/** Records the people who get no letter, and why: no address that works, or nothing left to report. */
async function noteLost(
  trx: Executor,
  cartero: Cartero,
  { due, lost }: { readonly due: Avisos; readonly lost: readonly JudgedAviso[] },
): Promise<void> {
  const tipo = 'asigna' as const;
  const filas = lost.map(({ id_asignacion, id_usuario, veredicto }) => ({
    tipo,
    id_usuario,
    lote: due.get(id_asignacion)!.lote,
    veredicto,
  }));
  const sinDestino = filas.filter(({ veredicto }) => gone(veredicto));
  await noteUnwritten(trx, sinDestino, { ...cartero, porque: 'sinDestino' });
  await noteUnwritten(
    trx,
    filas.filter(({ veredicto }) => !gone(veredicto) && veredicto !== 'ya_avisada'),
    { ...cartero, porque: 'caduco' },
  );
}
