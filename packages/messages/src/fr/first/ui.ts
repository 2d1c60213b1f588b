import type { FirstTexts } from '../../catalog.ts';

export const ui: FirstTexts['ui'] = {
  marco: {
    saltar: 'Aller au contenu',
    menu: 'Menu principal',
    abrirMenu: 'Ouvrir le menu',
    cerrarMenu: 'Fermer le menu',
    mostrarMenu: 'Afficher le menu',
    ocultarMenu: 'Masquer le menu',
    menuUsuario: 'Menu de {nombre}',
    cambiarContrasena: 'Changer le mot de passe',
    seguridad: 'Sécurité du compte',
    cerrarSesion: 'Se déconnecter',
    apariencia: 'Apparence',
    temaClaro: 'Clair',
    temaOscuro: 'Sombre',
    temaSistema: 'Système',
    idioma: 'Langue',
    ayuda: 'Aide',
    enlacesPie: 'Liens de pied de page',
    migas: 'Fil d’Ariane',
  },
  acceso: {
    lema: 'Apprendre, démontrer, progresser.',
    texto: 'Vos plans de formation, évaluations et certificats au même endroit.',
    guia: 'Guide d’utilisation',
    soporte: 'Assistance',
    contacto: 'Contact',
  },
  campo: {
    mostrarContrasena: 'Afficher le mot de passe',
    ocultarContrasena: 'Masquer le mot de passe',
    sobran: '{maximo, number} caractères au maximum : {sobran, plural, one {# en trop} other {# en trop}}',
    restantes:
      '{restantes, plural, =0 {Vous avez atteint la limite de caractères} one {# caractère restant} other {# caractères restants}}',
    sinOpciones: 'Aucun résultat',
    limpiar: 'Effacer',
    fecha: 'jj/mm/aaaa',
    mesAnterior: 'Mois précédent',
    mesSiguiente: 'Mois suivant',
  },
  estado: {
    errorTitulo: 'Impossible de charger les informations',
    errorTexto: 'Vérifiez votre connexion et réessayez.',
    sinConexion: 'Pas de connexion à Internet. Vous pouvez continuer : vos réponses partiront à son retour.',
    progreso: 'Progression',
  },
};
