/** Mails of the portal. */
export const carta = {
  botonNoFunciona: 'Si el botón no funciona, copie esta dirección en su navegador:',
  restablecer: {
    asunto: 'Restablezca su contraseña del portal de capacitación',
    saludo: 'Hola, {nombre}:',
    saludoSinNombre: 'Hola:',
    pedido: 'Recibimos un pedido para restablecer la contraseña del usuario {username} en el portal de capacitación.',
    uso: 'Use este enlace para elegir una contraseña nueva. Vale una sola vez y vence en 60 minutos.',
    boton: 'Elegir una contraseña nueva',
    nota: 'Si usted no hizo este pedido, no haga nada: su contraseña sigue siendo la misma.',
  },
} as const;
