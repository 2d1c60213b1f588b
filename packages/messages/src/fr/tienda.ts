import type { Catalog } from '../catalog.ts';

export const tienda: Catalog['tienda'] = {
  entrada: {
    tienda: '{tablet} · {empresa}',
    sinVincular: 'Cet appareil n’est associé à aucun magasin.',
    vincular: 'Associer cette tablette',
    campos: {
      documento: 'Numéro de pièce d’identité',
      pin: 'Code PIN de {cifras, number} chiffres',
      nuevo: 'Nouveau code PIN de {cifras, number} chiffres',
      repetir: 'Répétez le nouveau code PIN',
    },
    provisional: 'Votre code PIN est provisoire. Choisissez celui que vous utiliserez désormais.',
    teclado: 'Pavé numérique',
    borrar: 'Effacer le dernier chiffre',
    ver: 'Afficher ou masquer le code PIN',
    siguiente: 'Suivant',
    conLetras: 'Mon document contient des lettres',
    conTeclas: 'Utiliser le pavé numérique',
    otraPersona: 'Je suis une autre personne',
    faltaDocumento: 'Saisissez votre numéro de pièce d’identité.',
    faltaPin: 'Le code PIN a {cifras, number} chiffres.',
    facil: 'Ce code PIN est facile à deviner : choisissez-en un sans chiffres consécutifs ni répétés.',
    distintos: 'Les codes PIN sont différents. Choisissez de nouveau.',
    esperan:
      '{total, plural, one {# envoi attend sur cette tablette. Il partira quand la personne entrera de nouveau avec une connexion.} other {# envois attendent sur cette tablette. Ils partiront quand les personnes entreront de nouveau avec une connexion.}}',
    conContrasena: 'Se connecter avec un mot de passe',
  },
  sinLinea: {
    desconocida: 'Pas de connexion. Sur cette tablette, seul peut entrer maintenant qui y est déjà entré avec une connexion.',
    errada: 'La pièce d’identité et le code PIN ne correspondent pas.',
    agotada: 'Trop d’essais sans connexion. Vous pourrez entrer quand la connexion reviendra.',
    vencida:
      'Quatorze jours se sont écoulés depuis votre dernière entrée avec une connexion. Vous pourrez entrer quand la connexion reviendra.',
    espera: 'Trop d’essais à la suite. Attendez {segundos, plural, one {# seconde} other {# secondes}} et réessayez.',
  },
  vincular: {
    texto: 'Un administrateur génère le code dans « Tablettes de magasin ». Il sert quinze minutes.',
    codigo: 'Code',
    codigoAyuda: 'Huit lettres et chiffres',
    enviar: 'Associer',
    yaVinculada: 'Elle est déjà associée comme {tablet}, de {empresa}. Un autre code la change et efface ce qui y attendait.',
    sinCifrado: 'Ce navigateur ne peut pas chiffrer ce qu’il garde : ouvrez le portail en https, hors d’une fenêtre privée.',
  },
  errores: {
    soloAlumno: 'La tablette du magasin sert uniquement à se former. Pour le reste, connectez-vous depuis votre propre appareil.',
  },
  sesion: {
    barra: 'Tablette partagée',
    salir: 'Quitter',
    sigue: 'Êtes-vous toujours là ?',
    cierra: '{segundos, plural, one {Votre session se ferme dans # seconde.} other {Votre session se ferme dans # secondes.}}',
    continuar: 'Continuer',
  },
};
