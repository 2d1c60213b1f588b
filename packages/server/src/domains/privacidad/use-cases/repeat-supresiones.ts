import type { Executor } from '../../../db/executor.ts';
import { noteSupresiones, readSupresiones } from '../gateways/supresiones.ts';
import { findPersonaDe, findSuprimidas } from '../suprimir.repository.ts';
import { suppress } from '../suprimir.service.ts';

/**
 * Repeats in a restored database the erasures that are noted beside the backups and that it lacks (P164), each in a transaction of its own;
 * returns how many. Skips a number that now belongs to somebody else, with a record made at another moment.
 */
export async function repeatSupresiones(db: Executor, { folder, now }: { readonly folder: string; readonly now: Date }): Promise<number> {
  let repeated = 0;
  for (const { id_usuario, seudonimo, creada } of await readSupresiones(folder)) {
    if (!(await findPersonaDe(db, { id_usuario, creada }))) continue;
    const orden = { id_usuario, seudonimo, now, today: now.toISOString().slice(0, 10), autor: { id_autor: null, usuario: 'sistema' } };
    if (await db.transaction().execute((trx) => suppress(trx, orden))) repeated += 1;
  }
  return repeated;
}

/** Repeats what a restored database lacks, and notes what the file lacks; returns how many were repeated. For the job of each day. */
export async function syncSupresiones(db: Executor, place: { readonly folder: string; readonly now: Date }): Promise<number> {
  const repeated = await repeatSupresiones(db, place);
  const noted = new Set((await readSupresiones(place.folder)).map(({ id_usuario, seudonimo }) => `${id_usuario}:${seudonimo}`));
  const missing = (await findSuprimidas(db)).filter(({ id_usuario, seudonimo }) => !noted.has(`${id_usuario}:${seudonimo}`));
  await noteSupresiones(place.folder, missing);
  return repeated;
}
