import type { Catalog } from '../catalog.ts';

export const llamada: Catalog['llamada'] = {
  sesion: 'Connectez-vous pour continuer.',
  permiso: 'Vous n’avez pas l’autorisation pour cette opération.',
  accesoMayor:
    'L’accès de cette personne est plus étendu que le vôtre : seul un administrateur sans limite d’entreprises peut le modifier.',
  alcance: 'Votre accès est limité à certaines entreprises, et cette opération est réservée à un administrateur de toutes.',
  desconocida: 'L’appel {metodo} {direccion} n’existe pas.',
  invalida: 'L’appel n’est pas valide.',
  direccion: 'L’adresse de l’appel n’est pas valide.',
  json: 'Le corps de l’appel n’est pas un JSON valide.',
  sinCuerpo: 'Le corps de l’appel est absent.',
  tipo: 'Le corps de l’appel n’est pas d’un type accepté : JSON ou, pour un import, une feuille de calcul .xlsx ou .csv.',
  grande: 'Le corps de l’appel est trop volumineux.',
  medida: 'La taille annoncée du corps ne correspond pas.',
  cabeceraRepetida: 'L’appel contient plusieurs fois l’en-tête « {cabecera} ».',
  host: 'L’en-tête « Host » de l’appel n’est pas valable.',
  repetido: 'Un enregistrement avec ces données existe déjà.',
  enlazado: 'L’enregistrement est lié à un autre qui n’existe pas ou qui dépend de lui.',
  regla: 'Les données ne respectent pas une règle de l’enregistrement.',
  cruce: 'Une autre opération a modifié les mêmes données. Réessayez.',
  lenta: 'La requête a pris trop de temps. Réduisez la période ou choisissez moins d’entreprises, puis réessayez.',
  abandonada: 'La requête a été arrêtée, car personne n’attendait plus sa réponse.',
  filasExcel:
    'Un fichier Excel admet {maximo, number} lignes et cette liste en a {total, number}. Exportez-la en CSV ou réduisez-la avec des filtres.',
  valores: 'Les données contiennent des valeurs non admises.',
  base: 'La base de données ne répond pas. Réessayez dans quelques instants.',
  sistema: 'Une erreur du système s’est produite. Réessayez ; si elle persiste, indiquez ce code à l’assistance : {solicitud}',
  iniciando: 'Le portail démarre. Réessayez dans quelques secondes.',
  salud: 'Le portail n’est pas encore disponible ({estado}).',
  saludEscritura: 'Le portail ne peut pas enregistrer : l’espace disque est peut-être insuffisant.',
  saludBase: 'La base de données ne répond pas.',
};
