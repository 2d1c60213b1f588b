import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { privacidadApi } from '@portal/contract/privacidad';
import type { Context } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import { inTransaction } from '../../../core/transaction.ts';
import { isFullyInScope } from '../../../db/scope.ts';
import { failure, notFound } from '../../../errors/errors.ts';
import { requireAdministratorLeft } from '../../acceso/acceso.public.ts';
import { recordEvent } from '../../log/log.public.ts';
import { findConsecuencias } from '../consecuencias.repository.ts';
import { noteSupresiones } from '../gateways/supresiones.ts';
import { newLlave, newSeudonimo, unseal } from '../sello.crypto.ts';
import { findLlave, findSellos } from '../suprimir.repository.ts';
import { suppress } from '../suprimir.service.ts';

type Calls = typeof privacidadApi;

/** `GET /privacidad/consecuencias/:id` (P164). Throws 404 outside the scope. */
export async function getConsecuencias(
  { db, scope }: Context,
  { params }: RequestOf<Calls['consecuencias']>,
): Promise<ResponseOf<Calls['consecuencias']>> {
  const found = (await isFullyInScope(db, scope, params.id)) ? await findConsecuencias(db, params.id) : undefined;
  if (!found) throw notFound('usuario');
  return found;
}

/**
 * `POST /privacidad/suprimir` (P164). Throws 404 outside the scope, 409 for one's own account, the last administrator, and a person under a
 * pseudonym. Notes the erasure beside the backups; if that fails the daily job does it.
 */
export async function suppressPerson(context: Context, { body }: RequestOf<Calls['suprimir']>): Promise<ResponseOf<Calls['suprimir']>> {
  const { db, scope, user, now, today, config, log } = context;
  const { id_usuario } = body;
  if (id_usuario === user.id_usuario) throw failure('conflicto', 'usuario.errores.propia');
  if (!(await isFullyInScope(db, scope, id_usuario))) throw notFound('usuario');
  if (!(await findConsecuencias(db, id_usuario))) throw notFound('usuario');
  const seudonimo = newSeudonimo();
  const autor = { id_autor: user.id_usuario, usuario: user.username };
  const titular = await inTransaction(context, async (trx) => {
    await requireAdministratorLeft(trx, id_usuario);
    return suppress(trx, { id_usuario, seudonimo, now, today, autor });
  });
  if (!titular) throw failure('conflicto', 'privacidad.errores.seudonimo');
  const noted = { id_usuario, seudonimo, momento: now.toISOString(), creada: titular.fecha_creacion };
  await noteSupresiones(config.backupDir, [noted]).catch((error: unknown) =>
    log.error({ err: error }, 'la supresión no quedó anotada junto a los respaldos'),
  );
  return { ...done(context, 'privacidad.suprimida', { seudonimo }), seudonimo };
}

/** `POST /privacidad/sello/abrir` (P165): opens the seals of a person and notes why. Throws 404 without any. */
export async function openSello(context: Context, { body }: RequestOf<Calls['abrirSello']>): Promise<ResponseOf<Calls['abrirSello']>> {
  const { db, user, now } = context;
  const { id_usuario, motivo } = body;
  const sellos = await findSellos(db, id_usuario);
  if (sellos.length === 0) throw notFound('sello');
  await recordEvent(db, {
    id_usuario,
    id_autor: user.id_usuario,
    usuario: user.username,
    tabla: 'usuario',
    tipo: 'sello_abierto',
    detalle: motivo,
    now,
  });
  const llave = await findLlave(db, newLlave());
  return { ...done(context, 'privacidad.selloAbierto'), sellos: sellos.map((each) => unseal(each, { llave, person: id_usuario })) };
}
