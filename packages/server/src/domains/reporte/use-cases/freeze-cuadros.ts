import { type InformeCuadro, INFORMES_CUADRO } from '@portal/contract/reporte';
import * as repository from '../cuadro/cuadro.repository.ts';
import { REPORTES } from '../reportes.service.ts';
import { dayIn } from '../../../core/day.ts';
import { portalTexts } from '../../../core/portal-texts.ts';
import type { Executor } from '../../../db/executor.ts';
import { RowStream } from '../../../list/listing.ts';
import { findAjustesRecordatorio } from '../../configuracion/configuracion.public.ts';

/** Day, language and author of the cuadros to freeze. */
export interface Congelacion {
  readonly now: Date;
  /** Day of the frozen state, `YYYY-MM-DD`. */
  readonly fecha: string;
  readonly zona: string;
  /** Language of the portal, in which the columns are named. */
  readonly idioma: string;
  readonly autor: repository.Cabeza['autor'];
}

/** Reports of one plan: each active plan has a cuadro. */
const OF_PLAN: ReadonlySet<InformeCuadro> = new Set(['/reportegralempresa', '/reportedptoceco']);
const ALL = { id_planestudio: 0, denominacion: null };

/** Freezes every report that has no cuadro of the day; returns the number of new ones. Each is one transaction that reads one state. */
export async function freezeCuadros(db: Executor, congelacion: Congelacion): Promise<number> {
  const planes = await repository.findPlanes(db);
  let made = 0;
  for (const informe of INFORMES_CUADRO) {
    for (const plan of OF_PLAN.has(informe) ? planes : [ALL]) {
      const frozen = await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((trx) => freezeOne(trx, congelacion, { informe, plan }));
      if (frozen) made += 1;
    }
  }
  return made;
}

interface Una {
  readonly informe: InformeCuadro;
  readonly plan: { readonly id_planestudio: number; readonly denominacion: string | null };
}

async function freezeOne(trx: Executor, { now, fecha, zona, idioma, autor }: Congelacion, { informe, plan }: Una): Promise<boolean> {
  const { id_planestudio, denominacion } = plan;
  const { list, rows } = REPORTES[informe];
  const filtros = {
    id_empresa: [],
    id_planestudio: id_planestudio ? [id_planestudio] : [],
    id_tema: null,
    fecha_desde: null,
    fecha_hasta: null,
  };
  const lectura = { db: trx, scope: null, today: fecha, texts: await portalTexts({ idioma }), zona };
  const answer = await rows(lectura, filtros, list.query.parse({ formato: 'xlsx' }));
  const columnas = answer instanceof RowStream ? answer.headers : {};
  const momento = now.toISOString();
  const id = await repository.insertCuadro(trx, { informe, id_planestudio, plan: denominacion, fecha, columnas, autor, momento });
  if (id === undefined || !(answer instanceof RowStream)) return false;
  let last = 0;
  for await (const batch of (await answer.open()).batches) {
    await repository.insertFilas(trx, id, { last, rows: batch });
    last += batch.length;
  }
  await repository.sealCuadro(trx, id);
  return true;
}

const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** Returns whether a month ends with a day. Its cuadros are made when it is over: an earlier one would take their place. */
export const isLastOfMonth = (day: string): boolean => dayAfter(day).endsWith('-01');

/**
 * Freezes the state at the end of the month (P113), once: on the first day of a month that of the day before; when the portal was away on that
 * day, the state of the day on which it comes back, which the cuadro says. Returns the number of cuadros.
 */
export async function freezeMonth(db: Executor, now: Date): Promise<number> {
  const { zona_horaria: zona, idioma } = await findAjustesRecordatorio(db);
  const today = dayIn(zona, now);
  const lastOfMonth = dayBefore(`${today.slice(0, 8)}01`);
  if (await repository.hasAutomatic(db, lastOfMonth)) return 0;
  if (isLastOfMonth(today)) return 0;
  const fecha = today.endsWith('-01') ? lastOfMonth : today;
  return freezeCuadros(db, { now, fecha, zona, idioma, autor: null });
}
