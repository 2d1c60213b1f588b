import type { FirstTexts } from '../../catalog.ts';

export const sesion: FirstTexts['sesion'] = {
  login: {
    aviso: 'Saisissez votre numéro de pièce d’identité (DNI) et votre mot de passe pour vous connecter.',
    caducada: 'Votre session a pris fin. Connectez-vous pour reprendre là où vous en étiez.',
    usuario: 'Nom d’utilisateur',
    usuarioAyuda: 'Numéro de pièce d’identité',
    usuarioAyudaRegistro: 'Numéro de pièce d’identité, ou votre e-mail si vous avez créé vous-même votre compte',
    usuarioRequerido: 'Le nom d’utilisateur est obligatoire',
    contrasena: 'Mot de passe',
    contrasenaRequerida: 'Le mot de passe est obligatoire',
    olvido: 'Mot de passe oublié ?',
    enviar: 'Se connecter',
    llave: 'Se connecter avec une clé d’accès',
    sinCuenta: 'Pas encore de compte ?',
    crear: 'Créer un compte',
    demo: 'Accès de démonstration',
    rol: { admin: 'Administrateur', soporte: 'Assistance', alumno: 'Apprenant' },
  },
};
