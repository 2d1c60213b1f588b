import type { CertificadoFicha } from '@portal/contract/certificado';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import type { CorreoFila } from '@portal/contract/email';
import type { LogFila } from '@portal/contract/log';
import type { IntentoFila, PersonaPlanFila, PersonaRespuestaFila, usuarioApi } from '@portal/contract/usuario';
import type { Context } from '../../../core/context.ts';
import { done } from '../../../core/http/answer/done.ts';
import { isFullyInScope } from '../../../db/scope.ts';
import { invalid, notFound } from '../../../errors/errors.ts';
import type { Listing } from '../../../list/listing.ts';
import { listCertificadosOf } from '../../certificado/certificado.public.ts';
import { listBandeja } from '../../email/email.public.ts';
import { listEventsOf } from '../../log/log.public.ts';
import { closeSesionesOf, sesionesOf } from '../../sesion/sesion.public.ts';
import { findPersona } from '../persona.repository.ts';
import { findRegistro } from '../usuario-fila.repository.ts';
import { listIntentos, listPlanes, listRespuestas } from './seccion.repository.ts';

type Calls = typeof usuarioApi;

/** Throws 404 for an unknown person and one outside the scope. */
async function requirePersona({ db, scope }: Context, id: number): Promise<void> {
  if (!(await findPersona(db, id, scope))) throw notFound('usuario');
}

/** Throws 404 also for a person with a wider access than the caller: letters, sessions and acts belong to the account. */
async function requireCuenta(context: Context, id: number): Promise<void> {
  await requirePersona(context, id);
  if (!(await isFullyInScope(context.db, context.scope, id))) throw notFound('usuario');
}

/** `GET /usuario/persona/:id`. Throws 404. */
export async function getPersona({ db, scope }: Context, { params }: RequestOf<Calls['persona']>): Promise<ResponseOf<Calls['persona']>> {
  const registro = await findRegistro(db, scope, params.id);
  if (!registro) throw notFound('usuario');
  return { ...registro, cuenta: await isFullyInScope(db, scope, params.id) };
}

/** `GET /usuario/persona/plan/:id`. Throws 404. */
export async function listPlanesOf(
  context: Context,
  { params, query }: RequestOf<Calls['personaPlanes']>,
): Promise<Listing<PersonaPlanFila>> {
  await requirePersona(context, params.id);
  return listPlanes(context.db, { id_usuario: params.id, today: context.today }, query);
}

/** `GET /usuario/persona/intento/:id/:plan`. Throws 404. */
export async function listIntentosOf(
  context: Context,
  { params, query }: RequestOf<Calls['personaIntentos']>,
): Promise<Listing<IntentoFila>> {
  await requirePersona(context, params.id);
  const persona = { id_usuario: params.id, id_planestudio: params.plan, zona: context.settings.zona_horaria };
  return listIntentos(context.db, persona, query);
}

/** `GET /usuario/persona/certificado/:id`. Throws 404. */
export async function listCertificados(
  context: Context,
  { params, query }: RequestOf<Calls['personaCertificados']>,
): Promise<Listing<CertificadoFicha>> {
  await requirePersona(context, params.id);
  return listCertificadosOf(context.db, params.id, query);
}

/** `GET /usuario/persona/respuesta/:id`. Throws 404. */
export async function listRespuestasOf(
  context: Context,
  { params, query }: RequestOf<Calls['personaRespuestas']>,
): Promise<Listing<PersonaRespuestaFila>> {
  await requirePersona(context, params.id);
  return listRespuestas(context.db, params.id, query);
}

/** `GET /usuario/persona/correo/:id`. Throws 404. */
export async function listCorreosOf(context: Context, { params, query }: RequestOf<Calls['personaCorreos']>): Promise<Listing<CorreoFila>> {
  await requireCuenta(context, params.id);
  return listBandeja(context.db, query, { scope: context.scope, id_usuario: params.id });
}

/** `GET /usuario/persona/sesion/:id`. Throws 404. */
export async function listSesionesOf(
  context: Context,
  { params }: RequestOf<Calls['personaSesiones']>,
): Promise<ResponseOf<Calls['personaSesiones']>> {
  await requireCuenta(context, params.id);
  return sesionesOf(context, params.id);
}

/** `POST /usuario/persona/sesion/:id/cerrar`: a repeat closes none. Throws 404, 422 for the caller itself, who closes them on /seguridad. */
export async function closeSesiones(
  context: Context,
  { params }: RequestOf<Calls['personaSesionesCerrar']>,
): Promise<ResponseOf<Calls['personaSesionesCerrar']>> {
  if (params.id === context.user.id_usuario) throw invalid('id', 'persona.sesion.propias');
  await requireCuenta(context, params.id);
  const cerradas = await closeSesionesOf(context, params.id);
  return { ...done(context, 'persona.sesion.cerradas', { cerradas }), cerradas };
}

/** `GET /usuario/persona/historia/:id`. Throws 404. */
export async function listHistoriaOf(context: Context, { params, query }: RequestOf<Calls['personaHistoria']>): Promise<Listing<LogFila>> {
  await requireCuenta(context, params.id);
  return listEventsOf(context, params.id, query);
}
