import type { FirstTexts } from '../../catalog.ts';

export const sesion: FirstTexts['sesion'] = {
  login: {
    aviso: 'Enter your details to sign in: ID number and password.',
    caducada: 'Your session ended. Sign in to continue where you left off.',
    usuario: 'Username',
    usuarioAyuda: 'ID number',
    usuarioAyudaRegistro: 'ID number, or your email if you created your own account',
    usuarioRequerido: 'Username is required',
    contrasena: 'Password',
    contrasenaRequerida: 'Password is required',
    olvido: 'Forgot your password?',
    enviar: 'Sign in',
    llave: 'Sign in with a passkey',
    sinCuenta: 'Don’t have an account yet?',
    crear: 'Create an account',
    demo: 'Demo sign-ins',
    rol: { admin: 'Administrator', soporte: 'Support', alumno: 'Learner' },
  },
};
