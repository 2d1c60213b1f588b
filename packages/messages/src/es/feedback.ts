/** Feedback screen (sections 2, 5 and 8). */
export const feedback = {
  enviado: 'Feedback Enviado correctamente',
  yaEnviado: 'Ya recibimos su opinión',
  yaEnviadoTexto: 'Gracias: ayuda a mejorar los contenidos.',
} as const;
