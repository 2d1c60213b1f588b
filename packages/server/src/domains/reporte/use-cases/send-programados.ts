import type { Envio, Lector, Programado } from '../envio.repository.ts';
import * as repository from '../envio.repository.ts';
import { lastDue, onDay, readFiltros } from '../guardado.rules.ts';
import { lectoresOf, mayRead } from '../lectores.service.ts';
import { type Edicion, letterOf, render, type Rendido } from '../render.service.ts';
import { dayIn, timeIn } from '../../../core/day.ts';
import type { Executor } from '../../../db/executor.ts';
import { findPapel } from '../../../mail/papel.repository.ts';
import { findAjustesRecordatorio } from '../../configuracion/configuracion.public.ts';
import { queueMail } from '../../email/email.public.ts';

/** Dependencies of a run. */
export interface Corrida {
  readonly now: Date;
  readonly publicUrl: string;
  /** Ends the run before its next message; the next run goes on. */
  readonly signal?: AbortSignal | undefined;
}

/** Most recipients of one report in one run: the next run goes on, so that a run stays within its lease. */
const MOST = 500;

/**
 * Queues the saved reports that are due (P111, P255, `docs/decisions/115`): a turn notes its recipients, then each gets one message, settled in the
 * transaction that queues it. A run that ends early leaves the others noted for the next. Days that were missed count once. Returns the number of
 * messages.
 */
export async function sendProgramados(db: Executor, { now, publicUrl, signal }: Corrida): Promise<number> {
  const ajustes = await findAjustesRecordatorio(db);
  const { zona_horaria: zona, idioma } = ajustes;
  const today = dayIn(zona, now);
  const hour = Number.parseInt(timeIn(zona, now), 10);
  const papel = await findPapel(db, { settings: ajustes, publicUrl, guia: 'guia-de-uso' });
  const edicion: Edicion = { db, now, today, zona, idioma, papel, marca: ajustes, publicUrl };
  let sent = 0;
  for (const programado of await repository.findProgramados(db)) {
    if (signal?.aborted) break;
    const due = lastDue(programado, { day: today, hour }, programado.desde);
    const fecha = due ?? programado.pendiente;
    if (fecha) sent += await sendOne(edicion, { programado, fecha, opens: due !== undefined }, signal);
  }
  return sent;
}

interface Turno {
  readonly programado: Programado;
  readonly fecha: string;
  /** The turn begins with this run. */
  readonly opens: boolean;
}

async function sendOne(edicion: Edicion, turno: Turno, signal: AbortSignal | undefined): Promise<number> {
  const { db, now, today } = edicion;
  const { programado, fecha, opens } = turno;
  const { id_reporte, destinatarios, a_direccion, filtros, rango, alcance } = programado;
  const { id_empresa } = readFiltros(onDay(filtros, rango, today));
  const lectores = await lectoresOf(db, { destinatarios, a_direccion, id_empresa, scope: alcance && { empresas: alcance }, today });
  const ids = lectores.map(({ id_usuario }) => id_usuario);
  if (opens) await repository.openTurno(db, { id_reporte, fecha, now: now.toISOString() }, ids);
  const known = new Map(lectores.map((lector) => [lector.id_usuario, lector]));
  let sent = 0;
  for (const id of await repository.findPendientes(db, { id_reporte, fecha }, MOST)) {
    if (signal?.aborted) break;
    if (await sendTo(edicion, turno, { id, lector: known.get(id) })) sent += 1;
  }
  return sent;
}

/** Recipient of a turn; no reader: the person lost the right to the report since the turn began. */
interface Destino {
  readonly id: number;
  readonly lector: Lector | undefined;
}

/** Queues the report of one recipient, or notes why nothing was sent; a failure is noted and does not stop the others. */
async function sendTo(edicion: Edicion, turno: Turno, { id, lector }: Destino): Promise<boolean> {
  const note = (resultado: Envio['resultado'], filas = 0): Envio => ({
    id_reporte_guardado: turno.programado.id_reporte,
    fecha: turno.fecha,
    id_usuario: id,
    resultado,
    filas,
    empresas: (lector?.dirige && lector.alcance) ?? [],
    fecha_creacion: edicion.now.toISOString(),
  });
  if (!lector || !mayRead(lector)) return noteOnly(edicion, note('sin_acceso'));
  if (!lector.correo_electronico) return noteOnly(edicion, note('sin_correo'));
  try {
    const rendido = await render(edicion, turno.programado, lector);
    return await queue(edicion, { programado: turno.programado, lector, rendido }, note(rendido.resultado, rendido.filas));
  } catch {
    return noteOnly(edicion, note('error'));
  }
}

async function noteOnly({ db }: Edicion, envio: Envio): Promise<false> {
  await repository.settleEnvio(db, envio);
  return false;
}

interface Carta {
  readonly programado: Programado;
  readonly lector: Lector;
  readonly rendido: Rendido;
}

async function queue(edicion: Edicion, { programado, lector, rendido }: Carta, envio: Envio): Promise<boolean> {
  const mail = await letterOf(edicion, { informe: programado, lector, rendido });
  return edicion.db.transaction().execute(async (trx) => {
    const first = await repository.settleEnvio(trx, envio);
    return first && (await queueMail(trx, { ...mail, clave: repository.claveOf(envio) }, rendido.adjunto));
  });
}
