import type { ResponseOf } from '@portal/contract/core';
import type { portalApi } from '@portal/contract/portal';
import type { Config } from '../../config/config.ts';
import type { PublicContext } from '../../core/context.ts';
import { COMPILACION, VERSION, versionText } from '../../operations/version.ts';
import type { Executor } from '../../db/executor.ts';
import { failure } from '../../errors/errors.ts';
import { openapiPage } from '../../core/openapi/openapi-page.ts';
import { openapiDocument } from '../../core/openapi/openapi.ts';
import { type KeptDocument, keepDocument } from '../../core/http/answer/kept-document.ts';
import type { Runtime } from '../../core/http/runtime.ts';
import { findMarca, findTerms, imagenAddress, logoAddress } from '../configuracion/configuracion.public.ts';
import { sitioOf } from '../sesion/sesion.public.ts';
import { OFFERED_SIGN_INS } from './demo-sign-ins.rules.ts';

/** Time for which a failed write counts: health writes nothing itself, because anybody may ask for it. */
const WRITE_FAILED_MS = 60_000;

/**
 * `GET /salud`: state, version and kind of database. Throws 503 before the portal is ready, while the database does not answer, and for a
 * minute after it could not write.
 */
export async function getSalud(runtime: Runtime, now: Date): Promise<ResponseOf<typeof portalApi.salud>> {
  const { connection, state } = runtime;
  if (runtime.databaseAway) throw failure('no_disponible', 'llamada.saludBase');
  if (!connection || state !== 'listo') throw failure('no_disponible', 'llamada.salud', { estado: state });
  try {
    await connection.ping();
  } catch {
    throw failure('no_disponible', 'llamada.saludBase');
  }
  const failed = runtime.writeFailed;
  if (failed && now.getTime() - failed.getTime() < WRITE_FAILED_MS) throw failure('no_disponible', 'llamada.saludEscritura');
  return { estado: 'ok', version: VERSION, ...COMPILACION, base_datos: connection.kind };
}

/** `GET /portal`: data for the sign-in screen. */
export async function getInfo(db: Executor, config: Config): Promise<ResponseOf<typeof portalApi.info>> {
  const { nombre_empresa, logo_clave, color_primario, color_menu, imagenes, ...shown } = await findMarca(db);
  const { enlace_guia: guia, enlace_soporte: soporte, enlace_contacto: contacto } = shown;
  const { panel, icono192 } = imagenes;
  return {
    version: versionText(),
    ...shown,
    marca: {
      nombre: nombre_empresa || null,
      logo: logo_clave && logoAddress(logo_clave),
      color_primario,
      color_menu,
      panel: panel === undefined ? null : imagenAddress('panel', panel),
      icono: icono192 === undefined ? null : imagenAddress('icono192', icono192),
    },
    enlaces: { guia, soporte, contacto },
    maximo_subida: config.maxUploadBytes,
    proveedores: config.proveedores.map(({ id, nombre }) => ({ id, nombre })),
    llaves: sitioOf(config.publicUrl)?.id ?? null,
    demo: config.demo ? OFFERED_SIGN_INS : [],
  };
}

/** `GET /portal/terminos`: the terms of the registration (P9). */
export async function getTerms({ db }: PublicContext): Promise<ResponseOf<typeof portalApi.terminos>> {
  const { terminos, terminos_direccion } = await findTerms(db);
  return { texto: terminos, direccion: terminos_direccion };
}

interface Documents {
  readonly document: KeptDocument;
  readonly page: KeptDocument;
}

/** Cache by base URL: both documents are public, and expensive to build and to compress. */
const cache = new Map<string, Promise<Documents>>();

/** Returns the OpenAPI document and its HTML page, cached. Both are of the version label alone, so that equal programs write equal documents. */
export function getDocuments({ config }: Pick<PublicContext, 'config'>): Promise<Documents> {
  const serverUrl = `${config.publicUrl}/api`;
  const known = cache.get(serverUrl);
  if (known) return known;
  const documents = buildDocuments(serverUrl);
  cache.set(serverUrl, documents);
  return documents;
}

async function buildDocuments(serverUrl: string): Promise<Documents> {
  const [document, page] = await Promise.all([
    keepDocument('application/json; charset=utf-8', JSON.stringify(openapiDocument(VERSION, serverUrl))),
    keepDocument('text/html; charset=utf-8', openapiPage({ version: VERSION, serverUrl })),
  ]);
  return { document, page };
}
