import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { integer, secret, text } from '../core/fields.ts';
import { done, doneWith } from '../core/responses.ts';
import { acceso, conPanel } from '../sesion/acceso.ts';

/** Seconds without use after which a shop's session ends, and those of them that the screen counts down (P124). */
export const INACTIVIDAD_TIENDA = { segundos: 120, aviso: 20 } as const;

/** Rows of a page of files at most. */
const ARCHIVOS_MAX = 200;

/** Data of a paired tablet about itself. */
const dispositivoPropio = z.object({
  id_dispositivo: z.number(),
  dispositivo: z.string(),
  empresa: z.string(),
  centro_costo: z.string().nullable(),
  maximo_mb: z.number(),
});
export type DispositivoPropio = z.output<typeof dispositivoPropio>;

/** File of course material that a tablet keeps. */
const archivoTienda = z.object({
  id_archivo: z.number(),
  nombre: z.string(),
  tipo_mime: z.string(),
  tamano: z.number(),
  /** Address with a ticket (`docs/decisions/006`), valid for hours. */
  url: z.string(),
});

/** Calls of a tablet (P122-P126). All but the first two bear the token of the tablet. */
export const tienda = {
  vincular: endpoint('POST', '/dispositivo/vincular', {
    access: 'publico',
    summary: 'Cambia el código que muestra el administrador por el token de la tablet y el secreto con que ella cifra lo que guarda.',
    body: z.object({ codigo: text(40) }),
    response: doneWith({ token: z.string(), secreto: z.string(), dispositivo: dispositivoPropio }),
  }),
  mio: endpoint('GET', '/dispositivo/mio', {
    access: 'dispositivo',
    summary: 'Nombre, tienda y límites de la tablet que llama.',
    response: dispositivoPropio,
  }),
  entrar: endpoint('POST', '/dispositivo/entrar', {
    access: 'dispositivo',
    summary:
      'Abre en la tablet la sesión de una persona de la tienda, con su documento y su PIN. Un PIN provisional pide, con 403 `pin_provisional`, elegir otro en `pin_nuevo`.',
    query: conPanel,
    body: z.object({ documento: text(40), pin: secret(40), pin_nuevo: secret(40).optional() }),
    /** `llave`: secret by which this tablet opens again what it keeps sealed for the person, whatever their PIN (`docs/decisions/058`). */
    response: acceso.extend({ llave: z.string() }),
  }),
  latido: endpoint('POST', '/dispositivo/latido', {
    access: 'dispositivo',
    summary: 'Anota que la tablet está en uso y cuántos envíos esperan en ella; con una sesión de tienda, la mantiene abierta.',
    body: z.object({ en_espera: integer(0, 100_000) }),
    response: done,
  }),
  archivos: endpoint('GET', '/dispositivo/archivos', {
    access: 'dispositivo',
    summary: 'Archivos de los temas asignados a las personas de la tienda, por páginas y sin datos de nadie: la tablet los guarda.',
    query: z.object({ pagina: integer(1, 100_000).default(1), tamano: integer(1, ARCHIVOS_MAX).default(ARCHIVOS_MAX) }),
    response: z.object({ total: z.number(), bytes: z.number(), archivos: z.array(archivoTienda) }),
  }),
};
