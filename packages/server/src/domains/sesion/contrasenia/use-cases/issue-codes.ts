import { done } from '../../../../core/http/answer/done.ts';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { CodigoAcceso, CodigoFila, sesionApi } from '@portal/contract/sesion';
import { instantOf, type Context } from '../../../../core/context.ts';
import { invalid } from '../../../../errors/errors.ts';
import type { Listing } from '../../../../list/listing.ts';
import type { Executor } from '../../../../db/executor.ts';
import { recordEvents } from '../../../log/log.public.ts';
import { findSelected, lockTitulares, listTitulares, type Titular } from '../titular.repository.ts';
import { CODIGO_MS, hashCodigo, newCodigo } from '../codigo.crypto.ts';
import { closeLinks, insertCodes } from '../restablecimiento.repository.ts';
import { inTransaction } from '../../../../core/transaction.ts';

type Codigos = typeof sesionApi.codigos;

/** `GET /usuario/sellst/codigos`: active people with the expiry of their valid code. */
export const listCodigos = (context: Context, { query }: RequestOf<typeof sesionApi.sellstCodigos>): Promise<Listing<CodigoFila>> =>
  listTitulares(context.db, query, { now: instantOf(context), scope: context.scope });

/**
 * `POST /usuario/codigos`: creates one-time codes for the selected people (P7), all or none, and invalidates their earlier codes and links.
 * Throws 400 for an unknown or Cesado person and one outside the scope.
 */
export async function issueCodes(context: Context, { body }: RequestOf<Codigos>): Promise<ResponseOf<Codigos>> {
  const codigos = await inTransaction(context, async (trx) => {
    const { scope } = context;
    const ids = await findSelected(trx, body, { now: instantOf(context), scope });
    const titulares = await lockTitulares(trx, ids, scope);
    if (titulares.length < ids.length) throw invalid('ids', 'sesion.sinTitular');
    return issue(trx, context, titulares);
  });
  return { ...done(context, 'sesion.codigos.generados', { total: codigos.length }), codigos };
}

async function issue(trx: Executor, context: Context, titulares: readonly Titular[]): Promise<CodigoAcceso[]> {
  const { user, now } = context;
  const fecha_creacion = instantOf(context);
  const fecha_expiracion = new Date(now.getTime() + CODIGO_MS).toISOString();
  const codigos = titulares.map((titular) => ({ ...titular, codigo: newCodigo(), fecha_expiracion }));
  const usuarios = titulares.map(({ id_usuario }) => id_usuario);
  await closeLinks(trx, usuarios, fecha_creacion);
  const hashed = codigos.map(({ id_usuario, codigo }) => ({ id_usuario, token_hash: hashCodigo(id_usuario, codigo) }));
  await insertCodes(trx, hashed, { fecha_creacion, fecha_expiracion });
  const event = { id_autor: user.id_usuario, usuario: user.username, tabla: 'usuario', tipo: 'codigo_acceso', now };
  const events = usuarios.map((id_usuario) => ({ ...event, id_usuario }));
  await recordEvents(trx, events);
  return codigos;
}
