import { groupBy } from '@portal/contract/group-by';
import { dayIn, timeIn } from '../../../core/day.ts';
import type { Executor } from '../../../db/executor.ts';
import { findPapel } from '../../../mail/papel.repository.ts';
import { findAjustesRecordatorio } from '../../configuracion/configuracion.public.ts';
import { type NewMail, queueMails } from '../../email/email.public.ts';
import { queueNotificaciones } from '../../notificacion/notificacion.public.ts';
import { type Carta, type Correspondencia, ofCarta, writeCartas } from '../cartas.service.ts';
import { findPartes } from '../partes.repository.ts';
import * as repository from '../recordatorio.repository.ts';
import { chunksOf, impedimentoDe, nivelesDelDia } from '../recordatorio.rules.ts';
import type { Dia } from '../vencidos.repository.ts';

/** Readers of one transaction, so that no run holds locks for long and a stopped one has lost little. */
const LOTE = 100;

/** Dependencies of a run. */
export interface Corrida {
  readonly now: Date;
  readonly publicUrl: string;
  /** Ends the run before its next transaction; the next run goes on. */
  readonly signal?: AbortSignal;
  /** Readers of one transaction. */
  readonly lote?: number;
}

/**
 * Queues the reminders that are due today (P43, `docs/decisions/042`): one message for each reader and day, with its rows, in transactions of
 * some readers. More messages in a day than the settings allow are all held. Returns the number of messages.
 */
export async function sendRecordatorios(db: Executor, { now, publicUrl, signal, lote = LOTE }: Corrida): Promise<number> {
  const ajustes = await findAjustesRecordatorio(db);
  const { zona_horaria: zona, idioma } = ajustes;
  const today = dayIn(zona, now);
  const hour = Number.parseInt(timeIn(zona, now), 10);
  if (impedimentoDe({ ...ajustes, today, hour, feriado: await repository.isFeriado(db, today) })) return 0;
  const dia: Dia = { today, niveles: nivelesDelDia(await repository.findPlazosQueAvisan(db, today, null), today), scope: null };
  if (!dia.niveles.length) return 0;
  const porLector = [...groupBy(await repository.findVencidos(db, dia), ({ id_destinatario }) => id_destinatario).values()];
  const hold = (await repository.countDelDia(db, today)) + porLector.length > ajustes.maximo_recordatorios;
  const papel = await findPapel(db, { settings: ajustes, publicUrl });
  const envio: Envio = { dia, hold, correspondencia: { now, today, zona, idioma, papel, publicUrl } };
  let total = 0;
  for (const grupo of chunksOf(porLector, lote)) {
    if (signal?.aborted) break;
    total += await db.transaction().execute((trx) => queueLote(trx, grupo.flat(), envio));
  }
  return total;
}

interface Envio {
  readonly dia: Dia;
  readonly hold: boolean;
  readonly correspondencia: Correspondencia;
}

/** Writes down and queues what is due to some readers, in one transaction. */
async function queueLote(trx: Executor, filas: readonly repository.Vencido[], { dia, hold, correspondencia }: Envio): Promise<number> {
  await repository.lockRecordatorios(trx);
  const ids = await repository.insertRecordatorios(trx, dia.today, filas);
  if (!ids.length) return 0;
  const cartas = await writeCartas(trx, await findPartes(trx, ids, correspondencia.zona), correspondencia);
  const queued = await queueMails(
    trx,
    cartas.map((carta) => toMail(carta, correspondencia, hold)),
  );
  const links = cartas.flatMap((carta) => {
    const id_correo = queued.get(keyOf(carta, dia.today));
    return id_correo === undefined ? [] : carta.partes.map(({ id_recordatorio }) => ({ id_recordatorio, id_correo }));
  });
  await repository.linkCorreos(trx, links);
  // Of held reminders those wait that an administrator can release.
  await queueNotificaciones(trx, hold ? links.map(({ id_recordatorio }) => id_recordatorio) : ids, correspondencia.now);
  return queued.size;
}

/** One message for each reader and day (P42). */
const keyOf = ({ lector }: Carta, today: string): string => `recordatorio:${lector.id_usuario}:${today}`;

const toMail = (carta: Carta, { now, today }: Correspondencia, hold: boolean): NewMail => ({
  clave: keyOf(carta, today),
  tipo: 'recordatorio',
  id_usuario: carta.lector.id_usuario,
  destinatario: carta.lector.correo_electronico,
  estado: hold ? 'retenido' : 'pendiente',
  ...ofCarta(carta),
  now,
});
