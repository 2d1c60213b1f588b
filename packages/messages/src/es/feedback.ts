/** Feedback screen (P65). */
export const feedback = {
  campos: {
    fecha_feedback: 'Fecha',
    nombres: 'Nombres',
    apellido: 'Apellidos',
    fecha_evaluacion: 'Evaluado',
    titulo: 'Tema',
    comentario: 'Comentario',
    escala: 'Valoración',
  },
  enviado: 'Feedback Enviado correctamente',
  yaEnviado: 'Ya recibimos su opinión',
  yaEnviadoTexto: 'Gracias: ayuda a mejorar los contenidos.',
} as const;
