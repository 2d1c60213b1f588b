import type { Executor } from '../../db/executor.ts';
import { recordEvent } from '../log/log.public.ts';
import { clearAdjuntos } from './adjuntos.service.ts';
import { findPatrones, type Patrones, rewriteCorreos, rewriteLog, rewriteTextos } from './nombres.repository.ts';
import { newLlave, seal } from './sello.crypto.ts';
import {
  deletePropio,
  findLlave,
  findUnidos,
  insertSello,
  lockTitular,
  type PorSuprimir,
  readSellado,
  renamePersona,
  type Supresion,
} from './suprimir.repository.ts';
import { clearCorreos, clearTextos, openGuards, renameCopias, rewriteRastro } from './texto-libre.repository.ts';

/** Erasure of one person: pseudonym, moment and day of the call. */
export interface Orden {
  readonly id_usuario: number;
  readonly seudonimo: string;
  readonly now: Date;
  readonly today: string;
  /** Who ordered it; the portal itself without one. */
  readonly autor: { readonly id_autor: number | null; readonly usuario: string };
}

/**
 * Puts a person under a pseudonym in the caller's transaction (P164): seals what the law keeps, deletes what the person alone used, replaces
 * the names wherever they occur, those of joined records too (P258), and clears the log last. Returns the person as locked; undefined without one, or under a pseudonym already.
 */
export async function suppress(trx: Executor, { id_usuario, seudonimo, now, today, autor }: Orden): Promise<PorSuprimir | undefined> {
  const titular = await lockTitular(trx, id_usuario);
  if (!titular || titular.fecha_seudonimo !== null) return undefined;
  const supresion: Supresion = { ...titular, seudonimo, now: now.toISOString(), today };
  const llave = await findLlave(trx, newLlave());
  const contenido = seal(await readSellado(trx, id_usuario), { llave, person: id_usuario });
  const registros = [supresion, ...(await findUnidos(trx, id_usuario)).map((unido) => ({ ...supresion, ...unido }))];
  const patrones = await patronesOf(trx, registros);
  await openGuards(trx);
  await insertSello(trx, { ...supresion, contenido });
  await renamePersona(trx, supresion);
  await clearTextos(trx, supresion);
  for (const registro of registros) {
    await deletePropio(trx, registro);
    await clearCorreos(trx, registro);
  }
  await clearAdjuntos(trx, supresion, patrones);
  await rewriteCorreos(trx, patrones, seudonimo);
  const cuadros = new Set<number>();
  for (const registro of registros) for (const id of await renameCopias(trx, registro, patrones.nombres)) cuadros.add(id);
  await rewriteTextos(trx, patrones, seudonimo);
  for (const registro of registros) await rewriteRastro(trx, registro);
  await rewriteLog(trx, patrones, seudonimo);
  const detalle = cuadros.size > 0 ? `cuadros ${[...cuadros].join(', ')}` : null;
  await recordEvent(trx, { id_usuario, ...autor, tabla: 'usuario', tipo: 'supresion', detalle, now });
  return titular;
}

/** Finds the patterns of a person under all the names that they had. */
async function patronesOf(trx: Executor, registros: readonly Supresion[]): Promise<Patrones> {
  const found: Patrones[] = [];
  for (const registro of registros) found.push(await findPatrones(trx, registro));
  const either = (part: keyof Patrones) => found.flatMap((one) => one[part] ?? []).join('|') || null;
  return { nombres: either('nombres'), palabras: either('palabras') };
}
