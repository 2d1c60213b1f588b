/** Texts of the sign-in. */
export const sesion = {
  login: {
    aviso: 'Complete sus datos para iniciar sesión: DNI y Contraseña.',
    caducada: 'Su sesión terminó. Inicie sesión para seguir donde estaba.',
    respuestas: '{total, plural, one {Su respuesta está guardada.} other {Sus # respuestas están guardadas.}}',
    recordar: 'Recordar mi usuario en este dispositivo',
    usuario: 'Usuario',
    usuarioAyuda: 'Número de documento',
    usuarioAyudaRegistro: 'Número de documento, o su correo si usted mismo creó su cuenta',
    usuarioRequerido: 'El usuario es obligatorio',
    contrasena: 'Contraseña',
    contrasenaRequerida: 'La contraseña es obligatoria',
    olvido: '¿Olvidó su contraseña?',
    enviar: 'Iniciar Sesión',
    llave: 'Entrar con una llave de acceso',
    sinCuenta: '¿Aún no tiene cuenta?',
    crear: 'Crear una cuenta',
    demo: 'Accesos de demostración',
    rol: { admin: 'Administrador', soporte: 'Soporte', alumno: 'Alumno' },
  },
} as const;
