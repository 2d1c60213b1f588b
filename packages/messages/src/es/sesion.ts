/** Answers of the server about sign-in, sessions and passwords. */
export const sesion = {
  iniciada: 'Sesión iniciada',
  cerrada: 'Sesión cerrada',
  vencida: 'La sesión venció. Inicie sesión nuevamente.',
  fallida: 'El inicio de sesión falló, por favor verifique e intente nuevamente',
  espera:
    'Demasiados intentos seguidos. Espere {minutos, plural, =0 {{segundos, plural, one {# segundo} other {# segundos}}} one {# minuto} other {# minutos}} y vuelva a intentarlo.',
  contrasena: {
    vencida: 'La contraseña se ha vencido, debe renovarla!',
    comun: 'La contraseña es demasiado común: elija otra más difícil de adivinar.',
    personal: 'La contraseña no puede contener su documento, su usuario ni su correo.',
    misma: 'La contraseña no puede ser la misma que la actual',
    faltaActual: 'Escriba su contraseña actual.',
    actualErrada: 'La contraseña actual no es correcta.',
    cambiada: 'Contraseña actualizada. Ya puede iniciar sesión.',
  },
  registro: {
    cerrado: 'El registro está cerrado: su cuenta la crea el administrador del portal.',
    repetido: 'Ya existe una cuenta con ese correo. Inicie sesión o recupere su contraseña.',
    hecho: 'Cuenta creada correctamente',
    correoLargo: 'Su correo pasa de {maximo, number} caracteres: pida su cuenta al administrador.',
  },
  olvido: 'Revise su bandeja de email',
  enlaceUsado: 'El enlace ya se usó o venció. Solicite uno nuevo en «Recuperar contraseña».',
  codigoUsado: 'El código no corresponde a ese usuario, ya se usó o venció. Revíselo o pida uno nuevo a su administrador.',
  codigos: '{total, plural, one {Se generó # código} other {Se generaron # códigos}}',
  sinTitular: 'Alguna de las personas elegidas no existe o ya no está activa.',
  externo: {
    continuar: 'Continúe en la página de {nombre}',
    usado: 'El ingreso venció o ya se usó. Inténtelo nuevamente.',
    cancelado: 'Se canceló el ingreso con {nombre}. Puede intentarlo nuevamente.',
    sin_respuesta: 'El servicio de ingreso de {nombre} no responde. Intente nuevamente en unos minutos o use su contraseña.',
    no_comprobado: 'No se pudo comprobar su identidad con {nombre}. Intente nuevamente; si continúa, avise a soporte.',
    correo_sin_verificar: '{nombre} no confirma que el correo sea suyo. Verifíquelo allí o ingrese con su contraseña.',
    sin_cuenta:
      'No hay una cuenta del portal con el correo que informó {nombre}. Ingrese con su documento o pida al administrador que registre ese correo.',
    cesado: 'Su cuenta ya no está activa. Si cree que es un error, escriba al administrador del portal.',
    varias: 'Varias personas tienen registrado ese correo. Ingrese con su número de documento y su contraseña.',
    correo_sin_comprobar:
      'Su cuenta se registró con contraseña y falta comprobar su correo. Use «¿Olvidó su contraseña?» una vez y luego podrá ingresar con {nombre}.',
  },
} as const;
