import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

const icono = z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string() });

/** Manifest that a device installs (W3C Web Application Manifest), with the names, colours and icons of the company (P128). */
export const manifiesto = endpoint('GET', '/portal/manifest.webmanifest', {
  access: 'publico',
  summary: 'Manifiesto de la aplicación instalable: nombres, colores e iconos de la empresa.',
  response: z.object({
    id: z.string(),
    name: z.string(),
    short_name: z.string(),
    description: z.string(),
    lang: z.string(),
    dir: z.string(),
    start_url: z.string(),
    scope: z.string(),
    display: z.string(),
    theme_color: z.string(),
    background_color: z.string(),
    icons: z.array(icono),
  }),
});
