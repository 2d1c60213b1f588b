import type { Catalog } from '../catalog.ts';

/** Personal data: what the export holds, and the screens about it (P162). */
export const privacidad: Catalog['privacidad'] = {
  pagina: {
    titulo: 'Vos données dans le portail',
    texto: 'Tout ce que le portail conserve sur {personal}, lu à ce moment : {momento}.',
    reserva: 'Les mots de passe et les codes, les données d’autres personnes et la clé des questions en usage sont omis à dessein.',
    nada: 'Rien d’enregistré.',
  },
  propio: {
    texto: 'Ce que le portail conserve sur vous.',
    enlace: 'Mes données',
  },
  descarga: {
    titulo: 'Télécharger vos données',
    texto:
      'Un fichier .zip avec une page à lire et les mêmes données en JSON : profil, affectations, tentatives et réponses, certificats, e-mails, sessions et journal d’activité.',
    descargar: 'Télécharger mes données',
    hecha: 'Données téléchargées',
  },
  persona: {
    titulo: 'Données personnelles',
    texto: 'Tout ce que le portail conserve sur cette personne. Le téléchargement est noté dans le journal d’activité.',
    descargar: 'Télécharger ses données',
  },
  suprimida: 'Données effacées ; la personne reste sous le nom {seudonimo}.',
  selloAbierto: 'Données scellées ouvertes',
  errores: {
    seudonimo: 'La personne est déjà sous un pseudonyme.',
    motivo: 'Indiquez le motif : ces durées suppriment des enregistrements.',
  },
  supresion: {
    abrir: 'Effacer ses données',
    titulo: 'Effacer les données de {personal}',
    aviso: 'Cette action est définitive. La personne ne pourra plus se connecter.',
    quita:
      'Supprimés : nom, document, e-mails et téléphone, {sesiones, plural, one {# session} other {# sessions}}, {correos, plural, one {# e-mail} other {# e-mails}}, {ausencias, plural, one {# absence} other {# absences}} et {comentarios, plural, one {# commentaire} other {# commentaires}}.',
    queda:
      'Conservés sous un pseudonyme : {intentos, plural, one {# tentative} other {# tentatives}}, {certificados, plural, one {# certificat} other {# certificats}} et {entradas, plural, one {# entrée} other {# entrées}} du journal d’activité, sans leurs valeurs.',
    sella:
      'Conservés sous scellés {anios, plural, one {# an} other {# ans}} : l’identité, les noms des certificats et les valeurs du journal d’activité. Ensuite tout est détruit.',
    suprimir: 'Effacer',
  },
  retencion: {
    titulo: 'Durées de conservation',
    texto:
      'Une fois par jour, le portail supprime ce qui a dépassé sa durée. Les examens, les notes et les certificats ne sont jamais supprimés.',
    cambiar: 'Modifier les durées',
    sinPlazo: 'Sans durée',
    plazo: '{meses, plural, one {# mois} other {# mois}}',
    guardada: 'Durées enregistrées',
    rango: 'À partir de {minimo, number} mois. Vide : sans durée.',
    revisar: 'Voir ce qui serait supprimé',
    guardar: 'Enregistrer les durées',
    motivo: 'Motif',
    motivoAyuda: 'Il reste dans le journal d’activité.',
    borrara: 'Le prochain passage supprime définitivement :',
    nada: 'Avec ces durées, rien n’est supprimé aujourd’hui.',
    respuesta: 'Effacée à l’échéance : {meses, plural, one {# mois} other {# mois}} après le départ.',
    /** Counted records, before they go and in the log. */
    clases: {
      registro: '{total, plural, one {# entrée du journal d’activité} other {# entrées du journal d’activité}}',
      ingresos: '{total, plural, one {# entrée de connexion ou de déconnexion} other {# entrées de connexion ou de déconnexion}}',
      correos: '{total, plural, one {# e-mail, qui est vidé} other {# e-mails, qui sont vidés}}',
      planillas: '{total, plural, one {# feuille de calcul de personnes} other {# feuilles de calcul de personnes}}',
      ceses: '{total, plural, one {# personne partie, placée sous un pseudonyme} other {# personnes parties, placées sous un pseudonyme}}',
      cuadros: '{total, plural, one {# rapport figé} other {# rapports figés}}',
    },
  },
  /** Titles of the parts of the export. */
  conjuntos: {
    persona: 'Personne',
    accesos: 'Entreprises de son accès',
    proveedorIdentidad: 'Noms chez le fournisseur d’identité',
    empresas: 'Entreprises dirigées',
    sesiones: 'Sessions',
    navegadores: 'Navigateurs connus',
    segundoFactor: 'Second facteur',
    codigosRecuperacion: 'Codes de récupération',
    llaves: 'Clés d’accès',
    pin: 'Code PIN de magasin',
    enlaces: 'Liens et codes de mot de passe',
    asignaciones: 'Affectations',
    historiaAsignaciones: 'Historique des affectations',
    intentos: 'Tentatives',
    respuestas: 'Réponses',
    opiniones: 'Avis',
    certificados: 'Certificats',
    avanceTemas: 'Progression par thème',
    avancePlanes: 'Progression par plan',
    ausencias: 'Absences',
    justificaciones: 'Réponses des responsables',
    recordatorios: 'Rappels',
    avisosAsignacion: 'Avis d’affectation',
    enlacesEquipo: 'Liens de synthèse',
    correos: 'E-mails',
    solicitudes: 'Demandes sur vos données',
    navegacion: 'Écrans épinglés',
    reportes: 'Rapports enregistrés',
    enviosReportes: 'Envois de rapports',
    registro: 'Journal d’activité à votre sujet',
    actos: 'Vos actions dans le portail',
    importaciones: 'Feuilles de calcul importées par vous',
    filasImportadas: 'Lignes de feuilles de calcul à votre sujet',
    webhooks: 'Avis à d’autres systèmes',
  },
};
