import type { Catalog } from '../catalog.ts';

export const errores: Catalog['errores'] = {
  titulo404: 'Contenu introuvable',
  texto404: 'Une erreur s’est produite, veuillez utiliser le bouton pour revenir à l’accueil.',
  sinPermiso: 'Votre compte n’ouvre pas cet écran',
  sinPermisoTexto:
    '« {pantalla} » est réservé {quien, select, admin {aux administrateurs} soporte {à l’assistance et aux administrateurs} other {aux apprenants}}. Si vous en avez besoin, consultez le service formation.',
  titulo500: 'Erreur du système',
  texto500: 'Un problème est survenu. Veuillez réessayer plus tard.',
  pantalla: 'Impossible d’ouvrir l’écran',
  pantallaTexto: 'Vérifiez votre connexion et réessayez. Ce que cet appareil a enregistré est conservé.',
};
