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
  bienvenida: {
    asunto: 'Le damos la bienvenida al portal de capacitación',
    acceso: 'Usted tiene acceso al portal de capacitación. La dirección para iniciar sesión es {portal}.',
    usuario: 'Su usuario es {username}.',
    elegir: 'Use este enlace para elegir su contraseña. Vale una sola vez y vence en 7 días.',
    tiene: 'Inicie sesión con la contraseña que ya tiene. Si no la recuerda, elija «¿Olvidó su contraseña?».',
    botonElegir: 'Elegir mi contraseña',
    botonIngresar: 'Iniciar sesión',
    nota: 'Si el enlace venció, pida otro con «¿Olvidó su contraseña?» al iniciar sesión, o un código de acceso a su administrador.',
  },
  asignacion: {
    asunto: 'Tiene asignado el plan «{plan}»',
    asuntoVarios: 'Tiene asignados {total, number} planes de estudio',
    tiene: '{total, plural, one {Usted tiene asignado este plan de estudio:} other {Usted tiene asignados estos planes de estudio:}}',
    fechas: 'Desde el {inicio} hasta el {fin}.',
    pendientes:
      '{pendientes, plural, =0 {No le queda ningún tema pendiente.} one {Le queda # tema pendiente.} other {Le quedan # temas pendientes.}}',
    botonIr: 'Ir al tema que sigue',
    botonVer: 'Ver el plan',
    nota: 'El enlace le pide iniciar sesión y lo lleva al tema. Si no recuerda su contraseña, elija «¿Olvidó su contraseña?».',
  },
} as const;
