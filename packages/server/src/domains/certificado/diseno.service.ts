import { type certificadoApi, type ImagenDiseno, type ImagenEnviada, LIMITES_DISENO } from '@portal/contract/certificado';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { type Context, instantOf } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import { imageSize } from '../../core/image/image-size.rules.ts';
import { imageType } from '../../core/image/image-type.rules.ts';
import { inTransaction } from '../../core/transaction.ts';
import type { Executor } from '../../db/executor.ts';
import { failure, invalid, notFound } from '../../errors/errors.ts';
import {
  type Cambio,
  deleteSueltas,
  type FilaDiseno,
  findDibujos,
  findImagenes,
  findVigente,
  type Imagen,
  insertDiseno,
  listDisenos,
  lockDisenos,
  type NuevoDiseno,
  removeFirma,
  saveFirmantes,
  saveImagen,
  updateDiseno,
  type Vigente,
} from './diseno.repository.ts';

type Calls = typeof certificadoApi;
type Enviado = RequestOf<Calls['disenoIns']>['body'];

/** Design before the first one: the sheet as it always was. */
const SIN_DISENO: FilaDiseno = {
  id_certificado_diseno: 0,
  version: 0,
  desde: '',
  autor: null,
  emitidos: 0,
  imagen_logo: null,
  texto_logo: null,
  firmantes: [],
  mostrar_duracion: false,
  mostrar_empresa: false,
  mostrar_documento: false,
};

type Busca = (clave: string | null) => ImagenDiseno | null;

/** Reads images once and returns the lookup by hash, as answers carry them. */
async function imagesOf(db: Executor, claves: readonly (string | null)[]): Promise<Busca> {
  const found = await findImagenes(
    db,
    claves.filter((clave) => clave !== null),
  );
  const byKey = new Map(found.map((imagen) => [imagen.clave, asAnswer(imagen)]));
  return (clave) => (clave === null ? null : (byKey.get(clave) ?? null));
}

const asAnswer = ({ clave, tipo, bytes }: Imagen): ImagenDiseno => ({ clave, tipo, datos: bytes.toString('base64') });

/** `GET /certificado/diseno`: the present design with its images, and those of before with who signed. */
export async function getDiseno({ db }: Context): Promise<ResponseOf<Calls['diseno']>> {
  const [fila = SIN_DISENO, ...before] = await listDisenos(db);
  const { imagen_logo, texto_logo, firmantes, desde, ...vigente } = fila;
  const find = await imagesOf(db, [imagen_logo, ...firmantes.map(({ imagen }) => imagen)]);
  return {
    vigente: {
      ...vigente,
      desde: desde || null,
      logo: find(imagen_logo),
      logo_texto: texto_logo,
      firmantes: firmantes.map(({ nombre, cargo, imagen }) => ({ nombre, cargo, imagen: find(imagen) })),
    },
    anteriores: before.map((one) => ({
      id_certificado_diseno: one.id_certificado_diseno,
      version: one.version,
      desde: one.desde,
      autor: one.autor,
      emitidos: one.emitidos,
      firmantes: one.firmantes.map(({ imagen, ...firmante }) => ({ ...firmante, con_imagen: imagen !== null })),
    })),
  };
}

/** Returns the bytes of a sent image. Throws 400 for one that is no whole PNG, JPEG or WebP image, or too large in bytes or pixels (P178). */
function readImagen(field: string, datos: string): Omit<Imagen, 'clave'> {
  const bytes = Buffer.from(datos, 'base64');
  const tipo = imageType(bytes);
  const size = imageSize(bytes);
  if (!tipo || !size) throw invalid(field, 'marca.imagen.tipo');
  if (bytes.length > LIMITES_DISENO.bytes) throw invalid(field, 'marca.imagen.grande', { kb: LIMITES_DISENO.bytes / 1024 });
  const { minimo, maximo } = LIMITES_DISENO.lado;
  if (Math.min(size.width, size.height) < minimo || Math.max(size.width, size.height) > maximo)
    throw invalid(field, 'marca.imagen.lado', { minimo, maximo });
  return { tipo, bytes };
}

/** Stores a sent image, or takes a stored one; returns its hash. Throws 409 for a hash that is gone. */
async function keepImagen(trx: Executor, field: string, imagen: ImagenEnviada): Promise<string | null> {
  if (imagen === null) return null;
  if (imagen.datos !== null) return saveImagen(trx, readImagen(field, imagen.datos));
  const [stored] = await findImagenes(trx, [imagen.clave ?? '']);
  if (!stored) throw failure('conflicto', 'disenoCertificado.errores.cambiado');
  return stored.clave;
}

/** Stores the design in the place of the present one, or after it; returns its id and version. */
async function writeDiseno(trx: Executor, vigente: Vigente | undefined, { diseno, corregir, cambio }: Escritura) {
  if (!vigente || (vigente.usado && !corregir)) return { id_certificado_diseno: await insertDiseno(trx, diseno, cambio), version: 1 };
  const { id_certificado_diseno } = vigente;
  // A design that no certificate shows needs no place among those of before.
  const desde = corregir ? {} : { desde: cambio.now };
  return { id_certificado_diseno, version: await updateDiseno(trx, { ...diseno, ...desde, id_certificado_diseno }, cambio) };
}

interface Escritura {
  readonly diseno: NuevoDiseno;
  readonly corregir: boolean;
  readonly cambio: Cambio;
}

const isSame = (vigente: Vigente | undefined, { id_certificado_diseno, version }: Enviado): boolean =>
  (vigente?.id_certificado_diseno ?? 0) === id_certificado_diseno && (vigente?.version ?? 0) === version;

/**
 * `POST /certificado/diseno`: a design for what is issued from now on, or a correction of the present one (P254). Throws 409 when somebody else
 * saved one meanwhile, or for a correction before the first.
 */
export function saveDiseno(context: Context, { body }: RequestOf<Calls['disenoIns']>): Promise<ResponseOf<Calls['disenoIns']>> {
  const { logo, logo_texto, firmantes, corregir, mostrar_duracion, mostrar_empresa, mostrar_documento } = body;
  return inTransaction(context, async (trx) => {
    await lockDisenos(trx);
    const vigente = await findVigente(trx);
    if (!isSame(vigente, body) || (corregir && !vigente)) throw failure('conflicto', 'disenoCertificado.errores.cambiado');
    const imagen_logo = await keepImagen(trx, 'logo', logo);
    const firmas = [];
    for (const [index, { nombre, cargo, imagen }] of firmantes.entries())
      firmas.push({ nombre, cargo, imagen: await keepImagen(trx, `firmantes.${index}.imagen`, imagen) });
    const diseno = { imagen_logo, texto_logo: imagen_logo && logo_texto, mostrar_duracion, mostrar_empresa, mostrar_documento };
    const cambio = { usuario: context.user.username, now: instantOf(context) };
    const stored = await writeDiseno(trx, vigente, { diseno, corregir, cambio });
    await saveFirmantes(trx, stored.id_certificado_diseno, firmas);
    await deleteSueltas(trx);
    return { ...done(context, corregir ? 'disenoCertificado.corregido' : 'disenoCertificado.guardado'), ...stored };
  });
}

/** `DELETE /certificado/firma/:id`: takes the image from a signature and leaves the name on its certificates. Throws 404 without one. */
export const removeImagenFirma = (context: Context, { params }: RequestOf<Calls['firmaDel']>): Promise<ResponseOf<Calls['firmaDel']>> =>
  inTransaction(context, async (trx) => {
    await lockDisenos(trx);
    const id_certificado_diseno = await removeFirma(trx, params.id);
    if (id_certificado_diseno === undefined) throw notFound('registro');
    await updateDiseno(trx, { id_certificado_diseno }, { usuario: context.user.username, now: instantOf(context) });
    await deleteSueltas(trx);
    return { ...done(context, 'disenoCertificado.firmaRetirada'), id_certificado_diseno };
  });

/** `GET /certificado/imagenes/:id`: second logo and signatures of the design of a certificate's day. Throws 404 without a certificate. */
export async function getImagenes({ db }: Context, { params }: RequestOf<Calls['imagenes']>): Promise<ResponseOf<Calls['imagenes']>> {
  const row = await findDibujos(db, params.id);
  if (!row) throw failure('no_encontrado', 'certificado.errores.sinCertificado');
  const { firmas } = row;
  const find = await imagesOf(db, [row.imagen_logo, ...firmas]);
  const logo = find(row.imagen_logo);
  return { logo: logo && { ...logo, texto: row.texto_logo ?? '' }, firmas: firmas.map((clave) => find(clave)) };
}
