import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { idParams, integer, optionalText, text } from '../core/fields.ts';
import { doneWith } from '../core/responses.ts';

/** Bounds of the design of certificates (P254); images in bytes and pixels of a side. */
export const LIMITES_DISENO = {
  firmantes: 3,
  nombre: 100,
  cargo: 100,
  logoTexto: 150,
  bytes: 262_144,
  lado: { minimo: 16, maximo: 4096 },
} as const;

/** Image as the sheet needs it: base64 with its media type. */
export const imagenDiseno = z.object({ clave: z.string(), tipo: z.string(), datos: z.string() });
export type ImagenDiseno = z.output<typeof imagenDiseno>;

/** Switches of what the sheet shows besides. */
const MOSTRAR = { mostrar_duracion: z.boolean(), mostrar_empresa: z.boolean(), mostrar_documento: z.boolean() } as const;

const resumen = z.object({
  /** 0: nobody made a design yet. */
  id_certificado_diseno: z.number(),
  version: z.number(),
  desde: z.string().nullable(),
  autor: z.string().nullable(),
  /** Certificates that show it: issued since then and before the next one. */
  emitidos: z.number(),
});

/** Design of the certificates issued from a moment on. */
const diseno = resumen.extend({
  ...MOSTRAR,
  logo: imagenDiseno.nullable(),
  logo_texto: z.string().nullable(),
  firmantes: z.array(z.object({ nombre: z.string(), cargo: z.string().nullable(), imagen: imagenDiseno.nullable() })),
});
export type Diseno = z.output<typeof diseno>;

/** Design of before: who signed, and from when. */
const anterior = resumen.extend({
  firmantes: z.array(
    z.object({ id_certificado_firmante: z.number(), nombre: z.string(), cargo: z.string().nullable(), con_imagen: z.boolean() }),
  ),
});
export type DisenoAnterior = z.output<typeof anterior>;

/** New image as base64, or the one that the design has by its hash. */
const imagen = z
  .object({
    clave: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .nullable(),
    datos: z
      .string()
      .max(Math.ceil(LIMITES_DISENO.bytes / 3) * 4)
      .nullable(),
  })
  .refine(({ clave, datos }) => (clave === null) !== (datos === null), { params: { clave: 'formato' } })
  .nullable();
export type ImagenEnviada = z.output<typeof imagen>;

/** Calls of the design of certificates: second logo, signatures, and what else the sheet shows (P254). */
export const disenoCalls = {
  diseno: endpoint('GET', '/certificado/diseno', {
    access: 'admin',
    scope: 'unlimited',
    reads: true,
    summary: 'El diseño vigente de los certificados, y los anteriores.',
    response: z.object({ vigente: diseno, anteriores: z.array(anterior) }),
  }),
  disenoIns: endpoint('POST', '/certificado/diseno', {
    access: 'admin',
    scope: 'unlimited',
    summary: 'Guarda un diseño para los certificados que se emitan desde ahora, o corrige el vigente.',
    body: z
      .object({
        /** Design that the form showed; 0: none. */
        id_certificado_diseno: integer(0, 2_147_483_647),
        version: integer(0, 2_147_483_647),
        /** Also for the certificates issued under that design. */
        corregir: z.boolean(),
        logo: imagen,
        logo_texto: optionalText(LIMITES_DISENO.logoTexto),
        firmantes: z
          .array(z.object({ nombre: text(LIMITES_DISENO.nombre), cargo: optionalText(LIMITES_DISENO.cargo), imagen }))
          .max(LIMITES_DISENO.firmantes),
        ...MOSTRAR,
      })
      .refine(({ logo, logo_texto }) => logo === null || logo_texto !== null, { path: ['logo_texto'], params: { clave: 'requerido' } }),
    response: doneWith({ id_certificado_diseno: z.number(), version: z.number() }),
  }),
  firmaDel: endpoint('DELETE', '/certificado/firma/:id', {
    access: 'admin',
    scope: 'unlimited',
    summary: 'Retira la imagen de una firma de un diseño anterior; el nombre queda.',
    params: idParams,
    response: doneWith({ id_certificado_diseno: z.number() }),
  }),
  imagenes: endpoint('GET', '/certificado/imagenes/:id', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    reads: true,
    summary: 'Segundo logo e imágenes de las firmas de un certificado, en base64.',
    params: idParams,
    response: z.object({
      logo: imagenDiseno.extend({ texto: z.string() }).nullable(),
      firmas: z.array(imagenDiseno.nullable()),
    }),
  }),
};
