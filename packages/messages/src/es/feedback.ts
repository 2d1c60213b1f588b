/** Feedback screen (P65). */
export const feedback = {
  enviado: 'Feedback Enviado correctamente',
  yaEnviado: 'Ya recibimos su opinión',
  yaEnviadoTexto: 'Gracias: ayuda a mejorar los contenidos.',
} as const;
