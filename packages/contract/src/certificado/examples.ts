import type { CertificadoFicha, certificadoApi as calls } from './certificado.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { ATTEMPT, TOPICS } from '../examples/scene.ts';

const printed = {
  numero: '2026-000007',
  codigo: 'A1B2-C3D4-E5F6',
  nombre: 'Alba Quispe Ñahui',
  tema: TOPICS[0].titulo,
  nota: 100,
  lugar: 'Lima',
  fecha: '2026-11-20',
  fecha_recibida: null,
  idioma: 'es',
  codigo_estado: 1,
  estado: 'Vigente',
} satisfies Omit<CertificadoFicha, 'id_evaluacion'>;
const ficha: CertificadoFicha = { ...printed, id_evaluacion: ATTEMPT };

export const certificado = {
  sel: ficha,
  ofUsuario: [ficha],
  fuente: { fuentes: [] },
  verificar: printed,
} satisfies AnswersOf<typeof calls>;
