import { type configuracionApi, LOGO_LADO, LOGO_MAX_BYTES } from '@portal/contract/configuracion';
import type { RequestOf, ResponseOf } from '@portal/contract/core';
import { type Context, instantOf } from '../../core/context.ts';
import { done } from '../../core/http/answer/done.ts';
import type { Logo } from '../../core/logo.ts';
import { imageSize } from '../../core/image/image-size.rules.ts';
import { imageType } from '../../core/image/image-type.rules.ts';
import { inTransaction } from '../../core/transaction.ts';
import type { Executor } from '../../db/executor.ts';
import { invalid, notFound } from '../../errors/errors.ts';
import { findLogo, saveLogo } from './configuracion-fila.repository.ts';
import { findMarca } from './configuracion.repository.ts';
import { deleteImagenes } from './imagen.repository.ts';

type Configuracion = typeof configuracionApi;

/** The logo last sent, with its hash: anybody may ask for it, and only its first reader makes the server read it. */
const sent = new WeakMap<Executor, { readonly clave: string; readonly logo: Logo }>();

/** Icons that the browser makes of a logo: those of the former one go with it. */
const ICONOS = ['icono192', 'icono512', 'mascara512'] as const;

/** Returns the address of a logo below `/api`, new for every image. */
export const logoAddress = (clave: string): string => `/portal/logo?v=${clave.slice(0, 16)}`;

/** Returns the logo of the company. Throws 404 without one. */
export async function getLogo(db: Executor): Promise<Logo> {
  const { logo_clave } = await findMarca(db);
  if (logo_clave === null) throw notFound('registro');
  const known = sent.get(db);
  if (known?.clave === logo_clave) return known.logo;
  const logo = await findLogo(db);
  if (!logo) throw notFound('registro');
  sent.set(db, { clave: logo_clave, logo });
  return logo;
}

/** Returns the logo of these settings; undefined without one. */
export const findLogoOf = async (db: Executor, { logo_clave }: { readonly logo_clave: string | null }): Promise<Logo | undefined> =>
  logo_clave === null ? undefined : getLogo(db);

const stampOf = (context: Context) => ({ usuario_modificacion: context.user.username, fecha_modificacion: instantOf(context) });

/** `POST /configuracion/logo`. Throws 400 for a file that is no whole PNG, JPEG or WebP image, or too large in bytes or pixels (P178). */
export async function saveLogoImage(
  context: Context,
  { body }: RequestOf<Configuracion['logoIns']>,
): Promise<ResponseOf<Configuracion['logoIns']>> {
  const tipo = imageType(body);
  const size = imageSize(body);
  if (!tipo || !size) throw invalid('logo', 'configuracion.logo.tipo');
  if (body.length > LOGO_MAX_BYTES) throw invalid('logo', 'configuracion.logo.grande', { kb: LOGO_MAX_BYTES / 1024 });
  if (Math.max(size.width, size.height) > LOGO_LADO.maximo) throw invalid('logo', 'marca.imagen.lado', LOGO_LADO);
  return inTransaction(context, async (trx) => {
    const clave = await saveLogo(trx, { bytes: Buffer.from(body), tipo }, stampOf(context));
    await deleteImagenes(trx, ICONOS, stampOf(context));
    return { ...done(context, 'registro.actualizado'), logo: logoAddress(clave ?? '') };
  });
}

/** `DELETE /configuracion/logo`: back to the portal's own mark. */
export const removeLogo = (context: Context): Promise<ResponseOf<Configuracion['logoDel']>> =>
  inTransaction(context, async (trx) => {
    await saveLogo(trx, null, stampOf(context));
    await deleteImagenes(trx, ICONOS, stampOf(context));
    return done(context, 'registro.actualizado');
  });
