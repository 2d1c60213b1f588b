/** Comments of the demo's learners, by level of satisfaction. */

export const COMENTARIOS_ALTOS = [
  'Muy claro y directo. Lo aplicaré desde hoy en mi turno.',
  'Los ejemplos de tienda se parecen a lo que vivimos cada día.',
  'Excelente tema, me gustó el caso práctico.',
  'Corto, útil y fácil de entender. ¡Gracias!',
  'Me ayudó a resolver dudas que tenía desde que ingresé.',
  'La lección se lee bien en el celular y el material para descargar está muy completo.',
  'Buen nivel de preguntas: obligan a pensar.',
  'Deberíamos repasarlo todos los años en las reuniones de equipo.',
  'Lo conversé con mi jefa y ya cambiamos la forma de hacerlo.',
  'Aprendí cosas nuevas aunque llevo seis años en la compañía.',
  'Muy buena explicación, sin palabras difíciles.',
  'El resumen final es lo mejor: lo imprimí para el comedor.',
];

export const COMENTARIOS_MEDIOS = [
  'Bien en general; agregaría más imágenes.',
  'El contenido está bien, pero me gustaría un video.',
  'Algunas preguntas se parecen entre sí.',
  'Útil, aunque varios puntos ya los habíamos visto en la inducción presencial.',
  'Estaría bien un ejemplo para personal de almacén.',
  'Correcto. Un poco largo para hacerlo durante el turno.',
  'Me faltó saber a quién llamar en mi sede.',
];

export const COMENTARIOS_BAJOS = [
  'Muy extenso para el tiempo que nos dan.',
  'En mi tienda no aplicamos varios de estos pasos; falta adaptarlo.',
  'Las preguntas me parecieron confusas.',
  'La computadora de la trastienda es lenta y perdí tiempo.',
  'Prefiero la capacitación presencial.',
];
