import type { Catalog } from '../catalog.ts';

export const feedback: Catalog['feedback'] = {
  campos: {
    fecha_feedback: 'Feedback date',
    nombres: 'First name',
    apellido: 'Last name',
    fecha_evaluacion: 'Assessment date',
    plan: 'Plan',
    titulo: 'Topic',
    comentario: 'Comment',
    escala: 'Scale',
  },
  confirmarTexto: 'Your rating and your comment are sent only once.',
  enviado: 'Feedback sent',
  yaEnviado: 'We already received your feedback',
  yaEnviadoTexto: 'Thank you: it helps to improve the content.',
  errores: {
    repetido: 'You already sent your feedback on this assessment.',
    ajeno: 'Only the person who took the assessment can give feedback.',
    sinEnviar: 'Submit your quiz first; then you can give your feedback.',
    anulada: 'The assessment was voided and no longer takes feedback.',
  },
};
