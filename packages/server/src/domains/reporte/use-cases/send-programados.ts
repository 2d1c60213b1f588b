import { type Envio, findEnviados, findLectores, findProgramados, insertEnvio, type Lector, type Programado } from '../envio.repository.ts';
import { lastDue } from '../guardado.rules.ts';
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

/**
 * Queues the saved reports that are due (P111, `docs/decisions/053`): one message for each recipient and day, noted in the transaction that
 * queues it. Days that were missed count once. Returns the number of messages.
 */
export async function sendProgramados(db: Executor, { now, publicUrl, signal }: Corrida): Promise<number> {
  const ajustes = await findAjustesRecordatorio(db);
  const { zona_horaria: zona, idioma } = ajustes;
  const today = dayIn(zona, now);
  const hour = Number.parseInt(timeIn(zona, now), 10);
  const papel = await findPapel(db, { settings: ajustes, publicUrl, guia: 'guia-de-uso' });
  const edicion: Edicion = { db, now, today, zona, idioma, papel, publicUrl };
  let sent = 0;
  for (const programado of await findProgramados(db)) {
    const fecha = lastDue(programado, { day: today, hour }, programado.desde);
    if (fecha) sent += await sendOne(edicion, { programado, fecha }, signal);
  }
  return sent;
}

interface Turno {
  readonly programado: Programado;
  readonly fecha: string;
}

async function sendOne(edicion: Edicion, turno: Turno, signal: AbortSignal | undefined): Promise<number> {
  const { id_reporte, destinatarios } = turno.programado;
  const known = new Set(await findEnviados(edicion.db, id_reporte, turno.fecha));
  const lectores = await findLectores(
    edicion.db,
    destinatarios.filter((id) => !known.has(id)),
  );
  let sent = 0;
  for (const lector of lectores) {
    if (signal?.aborted) break;
    if (await sendTo(edicion, turno, lector)) sent += 1;
  }
  return sent;
}

/** Queues the report of one recipient, or notes why nothing was sent; a failure is noted and does not stop the others. */
async function sendTo(edicion: Edicion, { programado, fecha }: Turno, lector: Lector): Promise<boolean> {
  const note = (resultado: Envio['resultado'], filas = 0): Envio => ({
    id_reporte_guardado: programado.id_reporte,
    fecha,
    id_usuario: lector.id_usuario,
    resultado,
    filas,
    fecha_creacion: edicion.now.toISOString(),
  });
  if (!lector.admin) return noteOnly(edicion, note('sin_acceso'));
  if (!lector.correo_electronico) return noteOnly(edicion, note('sin_correo'));
  const rendido = await render(edicion, programado, lector).catch(() => undefined);
  if (!rendido) return noteOnly(edicion, note('error'));
  return queue(edicion, { programado, lector, rendido }, note(rendido.resultado, rendido.filas));
}

async function noteOnly({ db }: Edicion, envio: Envio): Promise<false> {
  await insertEnvio(db, envio);
  return false;
}

interface Carta {
  readonly programado: Programado;
  readonly lector: Lector;
  readonly rendido: Rendido;
}

async function queue(edicion: Edicion, { programado, lector, rendido }: Carta, envio: Envio): Promise<boolean> {
  const mail = await letterOf(edicion, { informe: programado, lector, rendido });
  const clave = `informe-${programado.id_reporte}-${envio.fecha}-${lector.id_usuario}`;
  return edicion.db.transaction().execute(async (trx) => {
    const first = await insertEnvio(trx, envio);
    return first && (await queueMail(trx, { ...mail, clave }, rendido.adjunto));
  });
}
