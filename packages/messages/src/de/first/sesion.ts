import type { FirstTexts } from '../../catalog.ts';

export const sesion: FirstTexts['sesion'] = {
  login: {
    aviso: 'Geben Sie zum Anmelden Ihre Ausweisnummer (DNI) und Ihr Passwort ein.',
    caducada: 'Ihre Sitzung ist abgelaufen. Melden Sie sich an, um an derselben Stelle weiterzumachen.',
    usuario: 'Benutzername',
    usuarioAyuda: 'Ausweisnummer',
    usuarioAyudaRegistro: 'Ausweisnummer oder Ihre E-Mail-Adresse, falls Sie Ihr Konto selbst erstellt haben',
    usuarioRequerido: 'Der Benutzername ist ein Pflichtfeld',
    contrasena: 'Passwort',
    contrasenaRequerida: 'Das Passwort ist ein Pflichtfeld',
    olvido: 'Passwort vergessen?',
    enviar: 'Anmelden',
    llave: 'Mit Passkey anmelden',
    sinCuenta: 'Noch kein Konto?',
    crear: 'Konto erstellen',
    demo: 'Demo-Zugänge',
    rol: { admin: 'Administrator', soporte: 'Support', alumno: 'Lernende' },
  },
};
