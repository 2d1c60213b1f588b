import type { privacidadApi as calls } from './privacidad.ts';
import type { AnswersOf } from '../examples/answers-of.ts';
import { done } from '../examples/scene.ts';

/** Answers of the calls about personal data. */
export const privacidad = {
  exportar: null,
  consecuencias: {
    personal: 'Alba Quispe Ñahui',
    fecha_seudonimo: null,
    sesiones: 2,
    correos: 5,
    ausencias: 1,
    comentarios: 3,
    intentos: 12,
    certificados: 4,
    entradas: 60,
    sello_anios: 5,
  },
  suprimir: { ...done, seudonimo: 'X1A2B3C4D5' },
  abrirSello: { ...done, sellos: ['{"persona":{"nombres":"Alba"}}'] },
  retencion: {
    plazos: { registro: null, ingresos: 24, correos: 12, planillas: null, ceses: null, cuadros: null },
    vencidos: { registro: 0, ingresos: 0, correos: 0, planillas: 0, ceses: 0, cuadros: 0 },
  },
  simularRetencion: { registro: 0, ingresos: 1840, correos: 320, planillas: 4, ceses: 2, cuadros: 0 },
  guardarRetencion: done,
} satisfies AnswersOf<typeof calls>;
