import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { codeColumn, dataColumn, dayColumn, optionalNumberColumn, optionColumn, textColumn } from '../core/list/column.ts';
import { idParams } from '../core/fields.ts';
import { defineList } from '../core/list/list.ts';
import { disenoCalls } from './diseno.ts';

/** Fields printed on a certificate, frozen on the day of approval (P18). */
export const certificadoLista = defineList({
  name: 'certificado',
  key: 'id_evaluacion',
  columns: {
    id_evaluacion: dataColumn(z.number()),
    numero: codeColumn(),
    codigo: codeColumn(),
    nombre: dataColumn(z.string()),
    tema: textColumn(),
    nota: optionalNumberColumn(),
    lugar: dataColumn(z.string()),
    /** Day of approval, `YYYY-MM-DD`. */
    fecha: dayColumn(),
    /** When the answers arrived that waited for a connection; null: at once (P119). Absent from answers that a device has kept since before. */
    fecha_recibida: dataColumn(z.string().nullable().default(null)),
    /** Code of the language in which it is worded, as `es`: the portal's on that day. */
    idioma: dataColumn(z.string()),
    /** 1 valid, 2 annulled. */
    codigo_estado: dataColumn(z.number()),
    estado: optionColumn(z.enum(['Vigente', 'Anulado']), 'estadoCertificado'),
    /** Minutes of the topic, company and document where the design of its day shows them, and who signs (P254); absent as `fecha_recibida` is. */
    duracion: dataColumn(z.number().nullable().default(null)),
    empresa: dataColumn(z.string().nullable().default(null)),
    documento: dataColumn(z.string().nullable().default(null)),
    firmantes: dataColumn(z.array(z.object({ nombre: z.string(), cargo: z.string().nullable() })).default([])),
    /** It has a second logo or images of signatures (`imagenes`). */
    con_imagenes: dataColumn(z.boolean().default(false)),
    /** Number of the certificate that this one replaces after a corrected grade, and of the one that replaces it; absent as `fecha_recibida` is. */
    reemplaza: dataColumn(z.string().nullable().default(null)),
    reemplazado_por: dataColumn(z.string().nullable().default(null)),
    /** Plan and program in which it was earned, by their names of today; absent as `fecha_recibida` is. */
    plan: dataColumn(z.string().default('')),
    programa: dataColumn(z.string().default('')),
  },
  order: '-fecha',
});
export const certificadoFicha = certificadoLista.row;
export type CertificadoFicha = z.output<typeof certificadoFicha>;

/** Fields of the sheet and of its public page. */
const certificadoImpreso = certificadoFicha.omit({ id_evaluacion: true, con_imagenes: true, plan: true, programa: true });
export type CertificadoImpreso = z.output<typeof certificadoImpreso>;

/** Calls of the certificates (P18, P66). */
export const certificadoApi = {
  sel: endpoint('GET', '/certificado/sel/:id', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    reads: true,
    summary: 'Certificado de una evaluación aprobada.',
    params: idParams,
    response: certificadoFicha,
  }),
  ofUsuario: endpoint('GET', '/certificado/sellst/usuario/:id', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    reads: true,
    summary: 'Certificados de una persona.',
    params: idParams,
    response: z.array(certificadoFicha),
  }),
  fuente: endpoint('GET', '/certificado/fuente/:id', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    reads: true,
    summary: 'Fuentes con las letras japonesas y chinas de un certificado, en base64; ninguna si no las tiene.',
    params: idParams,
    response: z.object({ fuentes: z.array(z.object({ normal: z.string(), negrita: z.string() })) }),
  }),
  verificar: endpoint('GET', '/certificado/verificar/:codigo', {
    access: 'publico',
    summary: 'Comprueba un certificado por su código.',
    params: z.object({ codigo: z.string().regex(/^[A-Za-z0-9\s\p{Pd}]{6,40}$/u) }),
    response: certificadoImpreso,
  }),
  ...disenoCalls,
};
