import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { usuarioApi } from '@portal/contract/usuario';
import { message, type Message } from '@portal/messages';
import { type Context, instantOf } from '../../core/context.ts';
import { doneAs } from '../../core/http/answer/done.ts';
import { findAuthor } from '../../core/master/author.repository.ts';
import { asStored } from '../../core/master/sent-fields.ts';
import { inTransaction } from '../../core/transaction.ts';
import type { Executor } from '../../db/executor.ts';
import { failure, invalid, notFound, staleVersion } from '../../errors/errors.ts';
import {
  checkPropuesta,
  type Guardado,
  insertUsuario,
  lockJefes,
  lockUsuario,
  type Propuesta,
  updateUsuario,
} from './guardar.repository.ts';
import {
  knowsPart,
  requireFreeCorreo,
  requireReferences,
  requireSamePerson,
  requireSameState,
  requireUnique,
  usernameOf,
  warningsOf,
} from './guardar-checks.service.ts';
import { doneWithPlanes } from './planes-dados.service.ts';
import { findRegistro } from './usuario-fila.repository.ts';

type Usuario = typeof usuarioApi;
type Body = RequestOf<Usuario['ins']>['body'];

/** `POST /usuario/ins`: a new active person without password; the plans of the rules that the person meets are assigned at once. */
export const createUsuario = (context: Context, { body }: RequestOf<Usuario['ins']>): Promise<ResponseOf<Usuario['ins']>> =>
  create(context, body);

/** The same for a person without document, who signs in by a name of another system (P3). */
export const createSinDocumento = (context: Context, body: Body, username: string): Promise<ResponseOf<Usuario['ins']>> =>
  create(context, body, username);

const create = (context: Context, body: Body, username?: string): Promise<ResponseOf<Usuario['ins']>> =>
  inTransaction(context, async (trx) => {
    requireSameState(body, undefined);
    const { columns, avisos } = await judge({ trx, context, username }, body, undefined);
    const now = instantOf(context);
    const stamp = { usuario_creacion: context.user.username, fecha_creacion: now, fecha_modificacion: now };
    const id_usuario = await insertUsuario(trx, { ...columns, ...stamp });
    return {
      ...(await doneWithPlanes({ trx, context }, id_usuario, message('registro.insertado'))),
      id_usuario,
      avisos: avisos.map(context.texts.word),
    };
  });

/** Columns that the conditions of rules name (P27). */
const CONDICIONES = ['id_empresa', 'id_centro_costo', 'id_departamento', 'id_cargo', 'codigo_grupo', 'fecha_ingreso'] as const;

/** `POST /usuario/upd/`: a person who now meets a rule gets its plan at once. Throws 404 outside of the scope, 409 for another version than the caller read (P31). */
export const changeUsuario = (context: Context, { body: sent }: RequestOf<Usuario['upd']>): Promise<ResponseOf<Usuario['upd']>> =>
  inTransaction(context, async (trx) => {
    const { id_usuario } = sent;
    const stored = await lockStored({ trx, context }, sent);
    const body = await asStored(sent, sent, () => findRegistro(trx, context.scope, id_usuario));
    requireSameState(body, stored);
    requireSamePerson(body, stored);
    const { columns, avisos } = await judge({ trx, context }, body, stored);
    const proved = columns.correo_electronico !== stored.correo_electronico && { correo_comprobado: true };
    const version = await updateUsuario(trx, id_usuario, { ...columns, ...proved, ...changedBy(context) });
    const moved = CONDICIONES.some((column) => columns[column] !== stored[column]);
    const hecho = message('registro.actualizado');
    const answer = moved ? await doneWithPlanes({ trx, context }, id_usuario, hecho) : doneAs(context, hecho);
    return { ...answer, id_usuario, version, avisos: avisos.map(context.texts.word) };
  });

/** Editor and moment of a change. */
export const changedBy = (context: Context) => ({
  usuario_modificacion: context.user.username,
  fecha_modificacion: instantOf(context),
});

interface Working {
  readonly trx: Executor;
  readonly context: Context;
  /** Sign-in name of a new account without document. */
  readonly username?: string | undefined;
}

/**
 * Locks a person of the scope for a change. Throws 404 without one, 403 for an administrator with a wider access than the caller's, who
 * could otherwise take it over, 409 for another version than the caller read (P31).
 */
export async function lockStored(
  { trx, context }: Working,
  { id_usuario, version }: { readonly id_usuario: number; readonly version?: number | undefined },
): Promise<Guardado> {
  const { scope, user } = context;
  const stored = await lockUsuario(trx, scope, id_usuario);
  if (!stored) throw notFound('usuario');
  if (stored.fecha_seudonimo !== null) throw failure('conflicto', 'privacidad.errores.seudonimo');
  if (stored.mayor && id_usuario !== user.id_usuario) throw failure('sin_permiso', 'llamada.accesoMayor');
  if (version !== undefined && version !== stored.version) {
    const actual = await findRegistro(trx, scope, id_usuario);
    const autor = await findAuthor(trx, { table: 'usuario', key: 'id_usuario' }, id_usuario);
    throw staleVersion(actual, { propia: actual?.usuario_modificacion === user.username, autor });
  }
  return stored;
}

interface Judged {
  readonly columns: ReturnType<typeof columnsOf>;
  readonly avisos: readonly Message[];
}

/** Checks a save against the database; returns the columns to write and what to warn of. Throws a 400 or 409 naming the field. */
async function judge({ trx, context, username }: Working, body: Body, stored: Guardado | undefined): Promise<Judged> {
  const { scope } = context;
  if (scope && !body.id_empresa) throw invalid('id_empresa', 'usuario.errores.sinEmpresa');
  const columns = columnsOf(body, username ?? usernameOf(body, stored));
  const propuesta: Propuesta = { ...columns, ...placeOf(stored) };
  if (stored && getsJefe(columns, stored)) await lockJefes(trx);
  const found = await checkPropuesta(trx, scope, propuesta);
  requireReferences(found, propuesta, stored);
  requireUnique(found, propuesta);
  if (knowsPart(context)) requireFreeCorreo(found, propuesta, stored);
  return { columns, avisos: warningsOf(found, propuesta, stored) };
}

/** Id and present code of the saved person. */
const placeOf = (stored: Guardado | undefined) =>
  stored ? { id: stored.id_usuario, codigoActual: stored.codigo_usuario } : { id: 0, codigoActual: '' };

/** Returns whether a save names another boss. */
const getsJefe = (columns: { readonly codigo_jefe_inmediato: string | null }, stored: Guardado): boolean =>
  columns.codigo_jefe_inmediato !== null && columns.codigo_jefe_inmediato !== stored.codigo_jefe_inmediato;

/** Returns the columns of a body. An absent optional field is null, as in an empty form. */
function columnsOf({ codigo_estado: _state, fecha_cese: _cese, ...body }: Body, username: string) {
  const { id_empresa = null, id_centro_costo = null, id_departamento = null, id_cargo = null } = body;
  return { ...fieldsOf(body), id_empresa, id_centro_costo, id_departamento, id_cargo, username };
}

const fieldsOf = (body: Omit<Body, 'codigo_estado' | 'fecha_cese'>) => ({
  tipo_documento: body.tipo_documento,
  numero_documento: body.numero_documento,
  codigo_usuario: body.codigo_usuario,
  nombres: body.nombres,
  apellido_paterno: body.apellido_paterno,
  apellido_materno: body.apellido_materno,
  correo_electronico: body.correo_electronico,
  correo_secundario: body.correo_secundario,
  telefono: body.telefono,
  genero: body.genero,
  idioma: body.idioma,
  codigo_grupo: body.codigo_grupo,
  codigo_jefe_inmediato: body.codigo_jefe_inmediato,
  trabajador: body.trabajador,
  fecha_ingreso: body.fecha_ingreso,
});
