import { type Retencion, RETENCIONES } from '@portal/contract/privacidad';
import type { Translator } from '@portal/messages';
import { portalTexts } from '../../../core/portal-texts.ts';
import { inTransactionOf } from '../../../core/transaction.ts';
import type { Executor } from '../../../db/executor.ts';
import { recordEvent } from '../../log/log.public.ts';
import { noteSupresiones } from '../gateways/supresiones.ts';
import { BORRAR, lockCesado, openRetencion, registerCese } from '../retencion.repository.ts';
import { newSeudonimo } from '../sello.crypto.ts';
import { suppress } from '../suprimir.service.ts';

/** Author of what the portal does by itself. */
const SISTEMA = { id_usuario: 0, username: 'sistema' } as const;

/** Run of the job. */
export interface Pasada {
  readonly now: Date;
  /** Calendar day in the portal's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** Language of the portal. */
  readonly idioma: string;
  /** Folder of the backups, beside which erasures are noted. */
  readonly folder: string;
  /** Most entries of the log, or letters, in one transaction. */
  readonly tramo: number;
  /** Asked before each slice: whether the run goes on. */
  readonly goesOn: () => boolean;
}

/**
 * Deletes what is over by the periods of the settings (P175), in slices of a transaction each, and returns the number of records by kind. The
 * count of a slice is logged in its transaction: what a killed process had done is counted, the next run does the rest.
 */
export async function applyRetencion(db: Executor, pasada: Pasada): Promise<Readonly<Record<Retencion, number>>> {
  const texts = await portalTexts(pasada);
  const done: Record<Retencion, number> = { registro: 0, ingresos: 0, correos: 0, planillas: 0, ceses: 0, cuadros: 0 };
  for (const cual of RETENCIONES) {
    const slice = () => (cual === 'ceses' ? eraseCesado(db, pasada, texts) : deleteSlice(db, pasada, { cual, texts }));
    let deleted = 1;
    while (deleted > 0 && pasada.goesOn()) {
      deleted = await slice();
      done[cual] += deleted;
    }
  }
  return done;
}

interface Clase {
  readonly cual: Exclude<Retencion, 'ceses'>;
  readonly texts: Translator;
}

const deleteSlice = (db: Executor, { now, today, tramo }: Pasada, { cual, texts }: Clase): Promise<number> =>
  inTransactionOf({ db, now }, SISTEMA, async (trx) => {
    await openRetencion(trx, today);
    const total = await BORRAR[cual](trx, { hoy: today, limite: tramo });
    const detalle = texts.text(`privacidad.retencion.clases.${cual}`, { total });
    const event = { id_usuario: null, usuario: SISTEMA.username, tabla: 'configuracion', tipo: 'retencion', detalle, now };
    if (total > 0) await recordEvent(trx, event);
    return total;
  });

/** Erases one person as on request (P164), enters it into the register (P177) and notes it beside the backups. */
async function eraseCesado(db: Executor, { now, today, folder }: Pasada, texts: Translator): Promise<number> {
  const seudonimo = newSeudonimo();
  const erased = await inTransactionOf({ db, now }, SISTEMA, async (trx) => {
    const cesado = await lockCesado(trx, today);
    if (!cesado) return undefined;
    const { id_usuario, meses } = cesado;
    const autor = { id_autor: null, usuario: SISTEMA.username };
    const titular = await suppress(trx, { id_usuario, seudonimo, now, today, autor });
    const respuesta = texts.text('privacidad.retencion.respuesta', { meses });
    await registerCese(trx, { id_usuario, hoy: today, respuesta });
    return titular;
  });
  if (!erased) return 0;
  const { id_usuario, fecha_creacion: creada } = erased;
  await noteSupresiones(folder, [{ id_usuario, seudonimo, momento: now.toISOString(), creada }]);
  return 1;
}
