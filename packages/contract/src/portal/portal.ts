import { z } from 'zod';
import { imagenPublica } from '../configuracion/imagen.ts';
import { endpoint } from '../core/endpoint.ts';
import { buscar } from './buscar.ts';
import { navegacion } from './navegacion.ts';
import { manifiesto } from './manifiesto.ts';

/** Calls about the portal itself: health, settings for the sign-in, API documentation (P53), search and navigation (P131 to P133). */
export const portalApi = {
  salud: endpoint('GET', '/salud', {
    access: 'publico',
    summary: 'Estado, versión y clase de base de datos; 503 mientras no se puede atender.',
    response: z.object({
      estado: z.string(),
      version: z.string(),
      /** Commit of the program and its day; null where the build knew none. */
      revision: z.string().nullable(),
      fecha: z.string().nullable(),
      base_datos: z.string(),
    }),
  }),
  vivo: endpoint('GET', '/salud/vivo', {
    access: 'publico',
    summary: 'Si el proceso responde, sin preguntar a la base de datos: 200 también mientras inicia y mientras se detiene.',
    response: z.object({ estado: z.string() }),
  }),
  info: endpoint('GET', '/portal', {
    access: 'publico',
    summary: 'Lo que la pantalla de acceso necesita saber antes de una sesión.',
    response: z.object({
      version: z.string(),
      registro_abierto: z.boolean(),
      correo_contacto: z.string().nullable(),
      telefono_soporte: z.string().nullable(),
      zona_horaria: z.string(),
      /** Language of the portal: that of what the company writes (P129). */
      idioma: z.string(),
      /** Hours without use after which a session ends (P5). */
      sesion_inactiva_horas: z.number(),
      /** Brand of the company (P85): name, address of the logo below `/api`, colours `#rrggbb`; null: the portal's own. */
      marca: z.object({
        nombre: z.string().nullable(),
        logo: z.string().nullable(),
        color_primario: z.string().nullable(),
        color_menu: z.string().nullable(),
        /** Addresses below `/api`: picture of the sign-in panel, and icon of the page; null: the portal's own. */
        panel: z.string().nullable(),
        icono: z.string().nullable(),
      }),
      /** Addresses of the sign-in's links that the company chose; null: the portal's. */
      enlaces: z.object({ guia: z.string().nullable(), soporte: z.string().nullable(), contacto: z.string().nullable() }),
      /** Largest uploaded file, in bytes. */
      maximo_subida: z.number(),
      /** Configured sign-in providers, one button each (P9). */
      proveedores: z.array(z.object({ id: z.string(), nombre: z.string() })),
      /** Host name for which passkeys are made (P167); null: this portal has none. */
      llaves: z.string().nullable(),
      /** Usernames and passwords of the demo, empty outside it. */
      demo: z.array(z.object({ username: z.string(), password: z.string(), rol: z.string() })),
    }),
  }),
  logo: endpoint('GET', '/portal/logo', {
    access: 'publico',
    summary: 'El logo de la empresa, como imagen; 404 si no tiene.',
    query: z.object({ v: z.string().max(64).optional() }),
    response: z.unknown(),
  }),
  imagen: imagenPublica,
  manifiesto,
  terminos: endpoint('GET', '/portal/terminos', {
    access: 'publico',
    summary: 'Los términos y condiciones que acepta quien se registra: su texto, o la dirección de la página que los publica.',
    response: z.object({ texto: z.string(), direccion: z.string().nullable() }),
  }),
  openapi: endpoint('GET', '/openapi.json', {
    access: 'publico',
    summary: 'Este documento: todas las llamadas en formato OpenAPI 3.1.',
    response: z.unknown(),
  }),
  docs: endpoint('GET', '/docs', {
    access: 'publico',
    summary: 'Página para leer todas las llamadas: quién puede hacerlas, qué reciben y qué responden.',
    response: z.unknown(),
  }),
  ...buscar,
  ...navegacion,
};
