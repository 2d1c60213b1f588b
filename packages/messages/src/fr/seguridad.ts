import type { Catalog } from '../catalog.ts';

export const seguridad: Catalog['seguridad'] = {
  texto: 'Où votre session est ouverte, et comment votre connexion est protégée.',
  sesiones: {
    titulo: 'Sessions ouvertes',
    texto:
      'Chaque appareil sur lequel vous vous êtes connecté. Le lieu est l’adresse réseau : le portail ne demande à personne où vous êtes. Si vous n’en reconnaissez pas une, fermez-la et changez votre mot de passe.',
    esta: 'Cette session',
    equipo: '{navegador} sur {sistema}',
    tableta: 'Tablette de magasin {tableta}',
    desconocido: 'Appareil inconnu',
    desde: 'Utilisée depuis {lugar}',
    desdeInterna: 'Utilisée depuis {lugar}, réseau interne',
    abiertaDesde: 'Ouverte depuis {lugar}',
    sinDireccion: 'une adresse non notée',
    usos: 'Ouverte le {apertura} · dernière utilisation le {uso}',
    proveedor: 'Connexion par {proveedor}',
    cerrar: 'Fermer',
    cerrarDe: 'Fermer la session de {equipo}',
    cerrada: 'La session est fermée',
    cerrarOtras: 'Fermer les autres sessions',
    confirmarOtras: 'Fermer les autres sessions ?',
    confirmarOtrasTexto: 'Chaque autre appareil devra se connecter de nouveau. Ce qui n’a pas été envoyé reste sur cet appareil.',
    otrasCerradas: 'Les autres sessions sont fermées',
  },
};
