import type { ResponseOf } from '@portal/contract/core';
import type { portalApi } from '@portal/contract/portal';
import { chooseLanguage, LANGUAGES, loadTranslator } from '@portal/messages';
import type { Config } from '../../config/config.ts';
import type { Executor } from '../../db/executor.ts';
import { findMarca, imagenAddress, type Marca } from '../configuracion/configuracion.public.ts';

type Manifiesto = ResponseOf<typeof portalApi.manifiesto>;

/** The portal's own dark colour: of the menu, and behind the icon while the app starts. */
const DARK = '#12161c';

/** Icons of the portal, files of the client, by the name of the company's picture. */
export const OWN_ICONS = { icono192: 'icono-192.png', icono512: 'icono-512.png', mascara512: 'icono-mascara-512.png' } as const;

const ICONS = [
  { nombre: 'icono192', sizes: '192x192', purpose: 'any' },
  { nombre: 'icono512', sizes: '512x512', purpose: 'any' },
  { nombre: 'mascara512', sizes: '512x512', purpose: 'maskable' },
] as const;

/** `GET /portal/manifest.webmanifest` in the portal's language: one address, one app, whoever installs it. */
export async function getManifiesto(db: Executor, { basePath }: Config): Promise<Manifiesto> {
  const marca = await findMarca(db);
  const texts = await loadTranslator(chooseLanguage([marca.idioma]));
  const { producto, productoLargo } = { producto: texts.text('comun.producto'), productoLargo: texts.text('comun.productoLargo') };
  return {
    id: `${basePath}/`,
    name: `${marca.nombre_empresa || producto} · ${productoLargo}`,
    short_name: marca.nombre_corto || marca.nombre_empresa || producto,
    description: productoLargo,
    lang: LANGUAGES[texts.language].tag,
    dir: 'ltr',
    start_url: `${basePath}/`,
    scope: `${basePath}/`,
    display: 'standalone',
    theme_color: marca.color_menu ?? DARK,
    background_color: marca.color_menu ?? DARK,
    icons: ICONS.map(({ nombre, ...icon }) => ({ src: iconAddress(marca, nombre, basePath), type: 'image/png', ...icon })),
  };
}

function iconAddress({ imagenes }: Marca, nombre: keyof typeof OWN_ICONS, basePath: string): string {
  const clave = imagenes[nombre];
  return clave === undefined ? `${basePath}/${OWN_ICONS[nombre]}` : `${basePath}/api${imagenAddress(nombre, clave)}`;
}
