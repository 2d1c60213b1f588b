import type { Config } from '../config/config.ts';
import { forgetReviews } from '../core/import/importacion.repository.ts';
import { forgetCopias } from '../core/master/copia.repository.ts';
import type { Connection } from '../db/connection.ts';
import { forgetSimulaciones } from '../domains/asignacion/asignacion.public.ts';
import { forgetEnlaces } from '../domains/equipo/equipo.public.ts';
import { forgetPaquetes } from '../domains/paquete/paquete.public.ts';
import { destroySellos, syncSupresiones } from '../domains/privacidad/privacidad.public.ts';
import { purgeExpired } from '../domains/sesion/sesion.public.ts';
import { forgetUniones } from '../domains/union/union.public.ts';
import { forgetEntregas } from '../domains/webhook/webhook.public.ts';
import { forgetOperations } from './act-on-many.ts';

/** Deletes what expired: sessions, tokens and their like, reviews of spreadsheets that nobody confirmed, simulations, and seals; repeats erasures that a restore undid (P165). */
export async function purge({ db }: Connection, { now, config }: { readonly now: Date; readonly config: Config }): Promise<void> {
  await purgeExpired(db, now);
  await forgetReviews(db, now.toISOString());
  await forgetSimulaciones(db, now.toISOString());
  await forgetCopias(db, now.toISOString());
  await forgetOperations(db, now.toISOString());
  await forgetUniones(db, now.toISOString());
  await forgetEnlaces(db, now.toISOString());
  await forgetPaquetes(db, now);
  await forgetEntregas(db, now);
  await destroySellos(db, now.toISOString().slice(0, 10));
  await syncSupresiones(db, { folder: config.backupDir, now });
}
