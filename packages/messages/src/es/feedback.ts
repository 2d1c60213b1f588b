/** Feedback: list, screen and refusals (P17, P65). */
export const feedback = {
  campos: {
    fecha_feedback: 'Fecha Feedback',
    nombres: 'Nombres',
    apellido: 'Apellido',
    fecha_evaluacion: 'Fecha Evaluación',
    plan: 'Plan',
    titulo: 'Tema',
    comentario: 'Comentario',
    escala: 'Escala',
  },
  confirmarTexto: 'Su valoración y su comentario se envían una sola vez.',
  enviado: 'Feedback Enviado correctamente',
  yaEnviado: 'Ya recibimos su opinión',
  yaEnviadoTexto: 'Gracias: ayuda a mejorar los contenidos.',
  errores: {
    repetido: 'Ya envió su feedback de esta evaluación.',
    ajeno: 'Solo quien rindió la evaluación puede dar su feedback.',
    sinEnviar: 'Envíe primero su cuestionario; después podrá dar su feedback.',
    anulada: 'La evaluación fue anulada y ya no recibe feedback.',
  },
} as const;
