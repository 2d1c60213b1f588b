import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { idParams, percent } from '../core/fields.ts';

/** What a certificate says, frozen when it was earned (P18). */
export const certificadoFicha = z.object({
  id_evaluacion: z.number(),
  numero: z.string(),
  codigo: z.string(),
  nombre: z.string(),
  tema: z.string(),
  nota: percent.nullable(),
  lugar: z.string(),
  /** Day on which it was earned. */
  fecha: z.string(),
  /** 1 valid, 2 annulled. */
  codigo_estado: z.number(),
  estado: z.enum(['Vigente', 'Anulado']),
});
export type CertificadoFicha = z.output<typeof certificadoFicha>;

export const certificado = {
  sel: endpoint('GET', '/certificado/sel/:id', {
    access: 'propio',
    summary: 'Certificado de una evaluación aprobada.',
    params: idParams,
    response: certificadoFicha,
  }),
  ofUsuario: endpoint('GET', '/certificado/sellst/usuario/:id', {
    access: 'propio',
    summary: 'Certificados de una persona.',
    params: idParams,
    response: z.array(certificadoFicha),
  }),
  verificar: endpoint('GET', '/certificado/verificar/:codigo', {
    access: 'publico',
    summary: 'Comprueba un certificado por su código.',
    params: z.object({ codigo: z.string().regex(/^[A-Za-z0-9\s\p{Pd}]{6,40}$/u) }),
    response: certificadoFicha.omit({ id_evaluacion: true }),
  }),
};
