import type { ListQuery, RequestOf, ResponseOf } from '@portal/contract/core';
import { type EnvioFila, type GuardadoFila, NOMBRES_SIMULADOS, type reporteApi } from '@portal/contract/reporte';
import { findSinDireccion } from './direccion.repository.ts';
import * as envios from './envio.repository.ts';
import * as repository from './guardado.repository.ts';
import { onDay, readFiltros, withinScope } from './guardado.rules.ts';
import { lectoresOf, mayRead } from './lectores.service.ts';
import { letterOf, render } from './render.service.ts';
import { type Context, instantOf } from '../../core/context.ts';
import { done, type Done } from '../../core/http/answer/done.ts';
import { inTransaction } from '../../core/transaction.ts';
import { fieldFailure, invalid, notFound, staleVersion } from '../../errors/errors.ts';
import type { Listing } from '../../list/listing.ts';
import { mapListing } from '../../list/map-listing.ts';
import { findPapel } from '../../mail/papel.repository.ts';
import { queueMail } from '../email/email.public.ts';
import { message } from '@portal/messages';

type Calls = typeof reporteApi;

const NOTHING = { pendiente: 0, adjunto: 0, enlace: 0, grande: 0, vacio: 0, sin_acceso: 0, sin_correo: 0, error: 0 };

const lectorOf = ({ user, scope }: Context): repository.LectorGuardados => ({ id_usuario: user.id_usuario, scope });

/** Returns a row as the caller reads it: companies of their access, days for today, the last sending in words. */
function filaOf({ user, scope, today, texts }: Context, { id_usuario, resultados, ...guardado }: repository.Guardado): GuardadoFila {
  const propio = id_usuario === user.id_usuario;
  const { filtros, empresas_fuera } = withinScope(guardado.filtros, propio ? undefined : scope?.empresas);
  return {
    ...guardado,
    filtros: onDay(filtros, guardado.rango, today),
    resultado: resultados && texts.text('reporte.guardado.resultados', { ...NOTHING, ...resultados }).trim(),
    empresas_fuera,
    propio,
  };
}

/** `GET /reporte/guardado/sellst` (P110) */
export const listGuardados = async (context: Context, { query }: { readonly query: ListQuery }): Promise<Listing<GuardadoFila>> =>
  mapListing(await repository.listGuardados(context.db, lectorOf(context), query), async (rows) => rows.map((row) => filaOf(context, row)));

/** `GET /reporte/guardado/sel/:id`. Throws 404 for one that the caller may not read. */
export async function getGuardado(context: Context, { params }: RequestOf<Calls['guardado']>): Promise<ResponseOf<Calls['guardado']>> {
  const found = await repository.findGuardado(context.db, lectorOf(context), params.id);
  if (!found) throw notFound('reporteGuardado');
  const destinatarios = await repository.findDestinatarios(context.db, context.scope, found.destinatarios);
  const fila = filaOf(context, found);
  const guardados = fila.propio ? found.filtros : withinScope(found.filtros, context.scope?.empresas).filtros;
  const { columnas, dia, hora, a_direccion, formato } = found;
  return { ...fila, guardados, columnas, dia, hora, destinatarios, a_direccion, formato };
}

/** `GET /reporte/guardado/destinatarios` */
export const listDestinatarios = ({ db, scope }: Context) => repository.findDestinatarios(db, scope);

type Body = RequestOf<Calls['guardar']>['body'];

/** Returns the chosen recipients. Throws 400 for one out of reach, and without any recipient. */
async function chosenOf({ db, scope }: Context, { destinatarios, a_direccion }: Body): Promise<number[]> {
  const wanted = [...new Set(destinatarios)];
  const found = await repository.findDestinatarios(db, scope, wanted);
  if ((!wanted.length && a_direccion !== 1) || found.length < wanted.length)
    throw invalid('destinatarios', 'reporte.guardado.errores.destinatario');
  return wanted;
}

/** Returns what is stored: a report without schedule has no day, hour or recipients. Throws 400 at a field. */
async function datosOf(context: Context, body: Body, id = 0): Promise<repository.DatosGuardado> {
  const { id_usuario } = context.user;
  if (await repository.isNameTaken(context.db, id_usuario, { nombre: body.nombre, id }))
    throw fieldFailure('duplicado', 'nombre', message('reporte.guardado.errores.nombre'));
  const { nombre, ruta, filtros, rango, columnas, compartido, frecuencia, pausado, a_direccion, formato } = body;
  const common = { nombre, ruta, filtros, rango, columnas, compartido, formato };
  if (!frecuencia) return { ...common, frecuencia: null, dia: null, hora: null, destinatarios: [], a_direccion: 0, pausado: 0 };
  // A reader of reports sends none (P216).
  if (!context.user.admin) throw fieldFailure('sin_permiso', 'frecuencia', message('reporte.guardado.errores.soloGuarda'));
  return {
    ...common,
    frecuencia,
    dia: frecuencia === 'diario' ? null : (body.dia ?? null),
    hora: body.hora ?? 0,
    destinatarios: await chosenOf(context, body),
    a_direccion,
    pausado,
  };
}

const selloOf = (context: Context): repository.Sello => {
  const { id_usuario, username } = context.user;
  return { id_usuario, username, now: instantOf(context) };
};

/** `POST /reporte/guardado/ins` (P110) */
export const saveGuardado = (context: Context, { body }: RequestOf<Calls['guardar']>): Promise<ResponseOf<Calls['guardar']>> =>
  inTransaction(context, async (trx) => {
    const datos = await datosOf({ ...context, db: trx }, body);
    const id_reporte = await repository.insertGuardado(trx, datos, selloOf(context));
    return { ...done(context, 'reporte.guardado.hecho'), id_reporte };
  });

/** `POST /reporte/guardado/upd`. Throws 404 for another person's, 409 for an old version (P31). */
export const changeGuardado = (
  context: Context,
  { body }: RequestOf<Calls['cambiarGuardado']>,
): Promise<ResponseOf<Calls['cambiarGuardado']>> =>
  inTransaction(context, async (trx) => {
    const stored = await repository.lockOwn(trx, context.user.id_usuario, body.id_reporte);
    if (!stored) throw notFound('reporteGuardado');
    if (stored.version !== body.version)
      throw staleVersion(stored, { propia: stored.usuario_modificacion === context.user.username, autor: undefined });
    const datos = await datosOf({ ...context, db: trx }, body, body.id_reporte);
    const version = stored.version + 1;
    await repository.updateGuardado(trx, body.id_reporte, { ...datos, ...selloOf(context), version });
    return { ...done(context, 'reporte.guardado.hecho'), version };
  });

/** `DELETE /reporte/guardado/:id`. Throws 404 for another person's. */
export const removeGuardado = (context: Context, { params }: RequestOf<Calls['borrarGuardado']>): Promise<Done> =>
  inTransaction(context, async (trx) => {
    if (!(await repository.lockOwn(trx, context.user.id_usuario, params.id))) throw notFound('reporteGuardado');
    await repository.deleteGuardado(trx, params.id);
    return done(context, 'reporte.guardado.borrado');
  });

/** `POST /reporte/guardado/simular` (P255): recipients as of now, by the function that a sending asks. */
export async function simulateEnvio(
  { db, scope, today }: Context,
  { body }: RequestOf<Calls['simularEnvio']>,
): Promise<ResponseOf<Calls['simularEnvio']>> {
  const { id_empresa } = readFiltros(body.filtros);
  const reparto = { ...body, id_empresa, scope, today };
  const may = (await lectoresOf(db, reparto)).filter(mayRead);
  const reached = may.filter(({ correo_electronico }) => correo_electronico);
  const personas = reached.slice(0, NOMBRES_SIMULADOS).map(({ personal, dirige }) => ({ personal, empresas: dirige && dirige.length }));
  const none = { empresas_sin: 0, nombres_sin: [] };
  const without = body.a_direccion === 1 ? await findSinDireccion(db, reparto, NOMBRES_SIMULADOS) : none;
  return { total: reached.length, personas, sin_correo: may.length - reached.length, ...without };
}

/** `GET /reporte/guardado/envios/:id` (P255). Throws 404 for another person's report. */
export async function listEnvios(context: Context, { params, query }: RequestOf<Calls['enviosGuardado']>): Promise<Listing<EnvioFila>> {
  const found = await repository.findGuardado(context.db, lectorOf(context), params.id);
  if (found?.id_usuario !== context.user.id_usuario) throw notFound('reporteGuardado');
  return envios.listEnvios(context, params.id, query);
}

/** `POST /reporte/guardado/enviar`: one message to the caller, now. Throws 404, 400 without an address. */
export async function sendGuardado(
  context: Context,
  { body }: RequestOf<Calls['enviarGuardado']>,
): Promise<ResponseOf<Calls['enviarGuardado']>> {
  const { db, user, now, today, settings, config } = context;
  const informe = await repository.findGuardado(db, lectorOf(context), body.id_reporte);
  if (!informe) throw notFound('reporteGuardado');
  const [lector] = await envios.findLectores(db, [user.id_usuario]);
  if (!lector?.correo_electronico) throw invalid('id_reporte', 'reporte.guardado.errores.sinCorreo');
  const { publicUrl } = config;
  const edicion = {
    db,
    now,
    today,
    zona: settings.zona_horaria,
    idioma: settings.idioma,
    papel: await findPapel(db, { settings, publicUrl, guia: 'guia-de-uso' }),
    marca: settings,
    publicUrl,
  };
  const rendido = await render(edicion, informe, lector);
  const mail = await letterOf(edicion, { informe, lector, rendido });
  await queueMail(db, { ...mail, clave: `informe-${informe.id_reporte}-ahora-${user.id_usuario}-${instantOf(context)}` }, rendido.adjunto);
  return { ...done(context, 'reporte.guardado.enviado', { filas: rendido.filas }), filas: rendido.filas };
}
