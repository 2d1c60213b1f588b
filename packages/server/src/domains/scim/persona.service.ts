import { type RequestOf, validate } from '@portal/contract/core';
import { esOtraPersona, usuarioApi } from '@portal/contract/usuario';
import type { Context } from '../../core/context.ts';
import { validationError } from '../../core/http/answer/translate-error.ts';
import { inTransaction } from '../../core/transaction.ts';
import type { Executor } from '../../db/executor.ts';
import { notFound } from '../../errors/errors.ts';
import { newCode } from '../sesion/sesion.public.ts';
import {
  ceaseUsuario,
  changeUsuario,
  createSinDocumento,
  createUsuario,
  lockStored,
  reactivateUsuario,
} from '../usuario/usuario.public.ts';
import { notingRefusal, requireOneAdministrator } from './administradores/administradores.service.ts';
import type { Cambios } from './cambios.rules.ts';
import { fault } from './falla.rules.ts';
import { placeParametros } from './parametros.service.ts';
import { documentoAfter, documentoOf, nombresOf, readId, usernameFor } from './persona.rules.ts';
import { findGuardada, findNombradas, findPersonaScim, type References, saveNames } from './persona-scim.repository.ts';
import { type PersonaGuardada, type PersonaScim, userNameOf } from './recurso.rules.ts';
import { differs, placesOf, recordOf, valuesOf } from './registro.rules.ts';
import { requireNotJoined } from './unida.service.ts';

type Body = RequestOf<typeof usuarioApi.ins>['body'];

const ACTIVO = 1;

interface Working {
  readonly trx: Executor;
  /** Its database is `trx`: the use cases of people run in the same transaction. */
  readonly context: Context;
}

const within = <T>(context: Context, work: (working: Working) => Promise<T>): Promise<T> =>
  inTransaction(context, (trx) => work({ trx, context: { ...context, db: trx } }));

/** Creates a person with the rules of the screens (P158). Throws 409 for a name, document or code that somebody has. */
export const createPersona = (context: Context, cambios: Cambios): Promise<PersonaScim> =>
  within(context, async (working) => {
    const { userName } = cambios;
    if (!userName) throw fault('invalidValue', 'scim.errores.requerido', { atributo: 'userName' });
    const references = await findReferences(working, cambios, { userName, id: 0 });
    const documento = documentoOf(cambios);
    await requireNotJoined(working.trx, { scope: working.context.scope, cambios, ...documento });
    const codigo_usuario = cambios.codigo_usuario || codigoOf(documento.numero_documento);
    const id_empresa = cambios.empresa ? references.id_empresa : onlyEmpresa(working.context);
    const parametros = await placeParametros(working, cambios, id_empresa);
    const body = parsed({
      ...documento,
      ...nombresOf(cambios),
      ...valuesOf(cambios),
      ...parametros,
      codigo_usuario,
      id_empresa,
      codigo_jefe_inmediato: references.codigo_jefe,
    });
    const { id_usuario } = documento.numero_documento
      ? await createUsuario(working.context, { body, params: undefined, query: undefined })
      : await createSinDocumento(working.context, body, usernameFor(userName, codigo_usuario));
    await saveNames(working.trx, id_usuario, { id_externo: cambios.externalId ?? null, nombre_usuario: userName });
    if (cambios.active === false) await cease(working.context, id_usuario);
    return reread(working, id_usuario);
  });

/** Most characters of a code; a longer document gives none. */
const CODIGO_MAX = 10;

const codigoOf = (documento: string | null): string => (documento && documento.length <= CODIGO_MAX ? documento : newCode());

/** The company of a token that reaches one alone. */
const onlyEmpresa = ({ scope }: Context): number | null => (scope?.empresas.length === 1 ? scope.empresas[0]! : null);

/**
 * Changes a person: their values, then their state (P158, P159). Values that a change does not name stay. Throws 404 outside of the scope,
 * 409 for another version than `version`.
 */
export const changePersona = (
  context: Context,
  id_usuario: number,
  { cambios, version }: { readonly cambios: Cambios; readonly version: number | undefined },
): Promise<PersonaScim> =>
  notingRefusal(context, id_usuario, () =>
    within(context, async (working) => {
      await lockStored(working, { id_usuario, version });
      const stored = await findGuardada(working.trx, context.scope, id_usuario);
      if (!stored) throw notFound('usuario');
      const wasActive = stored.codigo_estado === ACTIVO;
      await changeValues(working, stored, cambios);
      // After the values: who comes back may bring another e-mail than the one that somebody has by now.
      if (cambios.active === true && !wasActive) await reactivateUsuario(working.context, bodyOf({ id_usuario }));
      if (cambios.active === false && wasActive) await cease(working.context, id_usuario, stored.con_acceso);
      return reread(working, id_usuario);
    }),
  );

/** Ends the employment of a person today and keeps everything (P159); somebody who left stays as they are. */
export const ceasePersona = (context: Context, id_usuario: number, version: number | undefined): Promise<void> =>
  notingRefusal(context, id_usuario, () =>
    within(context, async (working) => {
      const stored = await lockStored(working, { id_usuario, version });
      if (stored.codigo_estado === ACTIVO) await cease(working.context, id_usuario, stored.con_rol);
    }),
  );

const bodyOf = <T>(body: T) => ({ body, params: undefined, query: undefined });

async function cease(context: Context, id_usuario: number, con_rol = false): Promise<void> {
  if (con_rol) await requireOneAdministrator(context.db, context, id_usuario);
  await ceaseUsuario(context, bodyOf({ id_usuario, fecha_cese: context.today }));
}

async function reread({ trx, context }: Working, id: number): Promise<PersonaScim> {
  const found = await findPersonaScim(trx, context.scope, id);
  if (!found) throw notFound('usuario');
  return found;
}

async function changeValues(working: Working, stored: PersonaGuardada, cambios: Cambios): Promise<void> {
  const { id_usuario } = stored;
  if (cambios.userName === null) throw fault('invalidValue', 'scim.errores.requerido', { atributo: 'userName' });
  const renamed = cambios.userName !== undefined && cambios.userName !== userNameOf(stored);
  const userName = renamed ? (cambios.userName ?? null) : null;
  const references = await findReferences(working, cambios, { userName, id: id_usuario });
  const record = await bodyAfter(working, { stored, cambios, references });
  // An unchanged record is not judged again: nothing about it may keep an employment from ending.
  if (differs(record, stored)) {
    requireOwnAccount(stored, record);
    const body = parsed(record);
    // A directory cannot be asked: it gives another person a resource of their own.
    if (esOtraPersona(body, stored)) throw fault('mutability', 'scim.errores.otraPersona');
    await changeUsuario(working.context, bodyOf({ id_usuario, ...body }));
  }
  await changeNames(working, stored, { externalId: cambios.externalId, userName });
}

/** Stores the names that the directory gives a person, where they are others. */
async function changeNames(
  { trx }: Working,
  stored: PersonaGuardada,
  { externalId, userName }: { readonly externalId: string | null | undefined; readonly userName: string | null },
): Promise<void> {
  const names = {
    id_externo: externalId === undefined ? stored.id_externo : externalId,
    nombre_usuario: userName ?? stored.nombre_usuario,
  };
  if (names.id_externo === stored.id_externo && names.nombre_usuario === stored.nombre_usuario) return;
  await saveNames(trx, stored.id_usuario, names);
}

/** Finds what a change names. Throws `invalidValue` for a company or manager whom the token does not reach, `uniqueness` for a name of somebody else. */
async function findReferences(
  { trx, context }: Working,
  { empresa, jefe }: Cambios,
  { userName, id }: { readonly userName: string | null; readonly id: number },
): Promise<References> {
  const idJefe = jefe ? readId(jefe) : undefined;
  const found = await findNombradas(trx, context.scope, { empresa: empresa ?? null, jefe: idJefe ?? null, userName, id });
  if (empresa && found.id_empresa === null) throw fault('invalidValue', 'scim.errores.desconocido', { atributo: 'organization' });
  if (jefe && found.codigo_jefe === null) throw fault('invalidValue', 'scim.errores.desconocido', { atributo: 'manager' });
  if (userName !== null && found.tomado) throw fault('uniqueness', 'scim.errores.tomado', { atributo: 'userName' });
  return found;
}

interface Cambio {
  readonly stored: PersonaGuardada;
  readonly cambios: Cambios;
  readonly references: References;
}

/** Returns the record after a change, as the form would send it. */
async function bodyAfter(working: Working, { stored, cambios, references }: Cambio): Promise<Record<string, unknown>> {
  const id_empresa = empresaAfter(cambios, stored, references);
  const moved = id_empresa !== stored.id_empresa;
  // Position, department and cost centre may belong to the company that a person leaves: the same ones of the new company are found.
  const placed = moved ? { ...placesOf(stored), ...cambios } : cambios;
  const { nombres, apellido_paterno, codigo_usuario, jefe } = cambios;
  return {
    ...recordOf(stored),
    ...documentoAfter(cambios, stored),
    ...valuesOf(cambios),
    ...(nombres && { nombres }),
    // A request that takes the surname away says so; one without it leaves it.
    ...(apellido_paterno !== undefined && { apellido_paterno: apellido_paterno ?? '' }),
    ...(codigo_usuario && { codigo_usuario }),
    ...(jefe !== undefined && { codigo_jefe_inmediato: references.codigo_jefe }),
    ...(await placeParametros(working, placed, id_empresa)),
    id_empresa,
  };
}

function empresaAfter({ empresa }: Cambios, stored: PersonaGuardada, references: References): number | null {
  if (empresa === undefined) return stored.id_empresa;
  return empresa === null ? null : references.id_empresa;
}

/** Judges a record by the rules of the form. Throws 400 with every field. */
function parsed(record: Record<string, unknown>): Body {
  const { data, issues } = validate(usuarioApi.ins.body, record);
  if (issues) throw validationError(issues);
  return data;
}

/** With the e-mail of an administrator a stolen token could have a new password mailed: address and document of a role change on the screens alone (P160). */
function requireOwnAccount(stored: PersonaGuardada, record: Record<string, unknown>): void {
  if (!stored.con_acceso) return;
  const same = (['correo_electronico', 'correo_secundario', 'tipo_documento', 'numero_documento'] as const).every(
    (name) => (record[name] ?? null) === stored[name],
  );
  if (!same) throw fault('mutability', 'scim.errores.conAcceso');
}
