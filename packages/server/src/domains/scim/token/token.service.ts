import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { scimApi, ScimTokenFila } from '@portal/contract/scim';
import { message } from '@portal/messages';
import { type Context, instantOf, type SessionUser } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import { inTransaction } from '../../../core/transaction.ts';
import type { Executor } from '../../../db/executor.ts';
import type { Scope } from '../../../db/scope.ts';
import { AppError, failure, invalid, notFound } from '../../../errors/errors.ts';
import type { Listing } from '../../../list/listing.ts';
import { matchesToken, newScimToken, prefijoOf } from './token.crypto.ts';
import { findSameName, findToken, findUnknownEmpresas, insertToken, listTokens, noteUse, revokeToken } from './token.repository.ts';

type Scim = typeof scimApi;

/** `GET /scim/sellst` */
export const listScimTokens = ({ db, today }: Context, { query }: RequestOf<Scim['sellst']>): Promise<Listing<ScimTokenFila>> =>
  listTokens(db, today, query);

/**
 * `POST /scim/ins`: makes a token and returns it this once (P160). Throws 409 for the name of a valid one, 400 for an unknown company or a
 * past day.
 */
export const createScimToken = (context: Context, { body }: RequestOf<Scim['ins']>): Promise<ResponseOf<Scim['ins']>> =>
  inTransaction(context, async (trx) => {
    const { nombre, empresas, fecha_expiracion } = body;
    if (fecha_expiracion && fecha_expiracion < context.today) throw invalid('fecha_expiracion', 'scim.errores.vencido');
    if ((await findUnknownEmpresas(trx, empresas)).length) throw invalid('empresas', 'inexistente.empresa');
    const same = await findSameName(trx, nombre);
    if (same !== undefined) throw taken(nombre, same);
    const { token, ...stored } = newScimToken();
    const id_scim_token = await insertToken(trx, { ...body, ...stored, usuario: context.user.username, now: instantOf(context) });
    return { ...done(context, 'scim.creado'), id_scim_token, token };
  });

function taken(nombre: string, id: number): AppError {
  const sentence = message('registro.repetido', { valor: nombre });
  return new AppError('duplicado', sentence, { errors: { nombre: sentence }, detail: { id } });
}

/** `POST /scim/revocar`: the next request with the token is refused (P160). */
export const revokeScimToken = (context: Context, { body }: RequestOf<Scim['revocar']>): Promise<ResponseOf<Scim['revocar']>> =>
  inTransaction(context, async (trx) => {
    const stamp = { usuario: context.user.username, now: instantOf(context) };
    if (!(await revokeToken(trx, body.id_scim_token, stamp))) throw notFound('scim');
    return { ...done(context, 'scim.revocado') };
  });

/** Who calls by a token, as the author of changes, and the companies that it reaches. */
export interface ScimCaller {
  readonly id_scim_token: number;
  readonly user: SessionUser;
  readonly scope: Scope;
}

/** An administrator's rights over people and groups, in the name of the token: no person, no session. */
const authorOf = (nombre: string): SessionUser => ({
  id_usuario: 0,
  id_sesion: 0,
  username: `scim:${nombre}`,
  admin: true,
  soporte: true,
  acotado: null,
  contraseniaVencida: false,
  factorPendiente: false,
  confirmada: false,
  tienda: false,
});

/**
 * Finds who calls with a token by one statement, none for a text of another form. Throws 401, always the same, without a valid one (P160).
 */
export async function findScimCaller(db: Executor, token: string | undefined, now: Date): Promise<ScimCaller> {
  const prefijo = token && prefijoOf(token);
  if (!token || !prefijo) throw refused();
  const stored = await findToken(db, prefijo, now.toISOString());
  if (!matchesToken(token, stored?.token_hash) || !stored?.vigente) throw refused();
  // A full disk refuses the write; what is only read goes on.
  if (stored.uso_por_anotar) await noteUse(db, stored.id_scim_token, now.toISOString()).catch(() => undefined);
  return {
    id_scim_token: stored.id_scim_token,
    user: authorOf(stored.nombre),
    scope: stored.indicador_alcance === 1 ? { empresas: stored.empresas } : null,
  };
}

const refused = () => failure('sesion_requerida', 'scim.errores.token');
