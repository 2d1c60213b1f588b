import type { Catalog } from '../catalog.ts';

export const email: Catalog['email'] = {
  titulo: 'E-mails du portail',
  texto: 'Messages envoyés par le portail : en attente, envoyés et échoués.',
  sinServidor: 'Aucun serveur de messagerie n’est configuré',
  sinServidorTexto: 'Les messages restent ici et vous pouvez les lire. Ils partiront quand le serveur sera configuré (SMTP_URL).',
  mensaje: 'Message',
  para: 'À : {destinatario}',
  leer: 'Lire « {asunto} » pour {destinatario}',
  reenviar: 'Renvoyer à {destinatario}',
  estados: {
    pendiente: 'En attente',
    enviado: 'Envoyés',
    fallido: 'Échecs',
    retenido: 'Retenus',
    rebotado: 'Non distribués',
  },
  campos: {
    id_correo: 'ID',
    tipo: 'Type',
    asunto: 'Objet',
    destinatario: 'Destinataire',
    fecha_envio: 'Envoyé',
    proximo_intento: 'Prochaine tentative',
    intentos: 'Tentatives',
    ultimo_error: 'Motif de l’échec',
    personal: 'Personne',
    plan: 'Plan',
    nivel: 'Niveau',
    lote: 'Envoi',
    motivo: 'Motif',
  },
  errores: {
    enviado: 'Le message a déjà été envoyé.',
    detenido: 'Le message est retenu ou écarté : il ne sera pas renvoyé.',
    noSalio: 'Le message n’est pas encore parti : il n’a pas pu être refusé.',
  },
  motivos: {
    sinDestino: 'La personne est sortie des effectifs ou n’a plus d’e-mail qui fonctionne.',
    cancelado: 'Envoi annulé.',
    caduco: 'Il n’était plus nécessaire : plus rien n’est en attente, ou la personne est absente ou sortie des effectifs.',
  },
  rebote: 'Plus aucun message à cette adresse tant que la personne n’en a pas une autre',
  descartados:
    '{descartados, plural, =0 {Aucun message écarté} one {# message écarté} other {# messages écartés}}{omitidos, plural, =0 {} one { ; # n’attendait plus} other { ; # n’attendaient plus}}',
  liberados:
    '{liberados, plural, =0 {Aucun message libéré} one {# message libéré} other {# messages libérés}}{descartados, plural, =0 {} one { ; # n’était plus nécessaire et a été écarté} other { ; # n’étaient plus nécessaires et ont été écartés}}{omitidos, plural, =0 {} one { ; # n’était pas retenu} other { ; # n’étaient pas retenus}}',
  seEnviara: 'Le message sera envoyé dans quelques instants',
  bienvenida:
    '{enviados, plural, =0 {Aucun message de bienvenue envoyé} one {Message de bienvenue en route} other {# messages de bienvenue en route}}{sin_correo, plural, =0 {} one { ; # personne sans e-mail} other { ; # personnes sans e-mail}}{en_espera, plural, =0 {} one { ; # attendait déjà son envoi} other { ; # attendaient déjà leur envoi}}{cesados, plural, =0 {} one { ; # sortie des effectifs} other { ; # sorties des effectifs}}{desconocidos, plural, =0 {} one { ; # code inconnu} other { ; # codes inconnus}}',
  envio: {
    titulo: 'Progression de l’envoi',
    avance: '{salidos, plural, one {# message} other {# messages}} sur {total, number}',
    espera: 'Ils partent en arrière-plan : vous pouvez fermer cette fenêtre et continuer sur un autre écran.',
    terminado: 'L’envoi est terminé.',
    sinServidor: 'Aucun serveur de messagerie n’est configuré : les messages attendent dans la boîte d’envoi.',
    fallidos: '{fallidos, plural, one {# n’est pas parti} other {# ne sont pas partis}}.',
    descartados: '{descartados, plural, one {# a été écarté} other {# ont été écartés}}.',
    cancelar: 'Annuler le reste',
    confirmarCancelar: '{total, plural, one {Annuler le message restant ?} other {Annuler les # messages restants ?}}',
    confirmarTexto: 'Ce qui est parti ne revient pas. Le reste est écarté dans la boîte d’envoi.',
    ver: 'Voir dans la boîte d’envoi',
  },
  sinCorreo: {
    titulo: 'Sans e-mail',
    texto:
      'Aucun message n’atteint ces personnes. À celles qui ont un téléphone, vous pouvez écrire vous-même ; pour les autres, imprimez un code d’accès.',
    telefono: 'Écrire à {nombre} par WhatsApp',
    codigos: 'Imprimer des codes d’accès',
  },
  telefono: {
    asigna: 'Bonjour {nombre}, {planes} vous est affecté jusqu’au {fecha}. Portail de formation : {portal}',
    bienvenida:
      'Bonjour {nombre}, vous avez maintenant accès au portail de formation. Connectez-vous avec votre numéro de pièce d’identité : {portal}',
  },
  avisar: {
    confirmarVarios:
      '{total, plural, one {Envoyer la notification de cette affectation ?} other {Envoyer la notification de # affectations ?}}',
    varios: 'Prévenir par e-mail',
    enviar: 'Envoyer',
  },
  bandeja: {
    solo: 'Voir seulement ceux-ci',
    liberar: 'Libérer',
    liberarConfirmar: '{total, plural, one {Libérer le message retenu ?} other {Libérer # messages ?}}',
    liberarTexto: 'Les messages retenus encore nécessaires partent ; les autres sont écartés avec leur motif.',
    descartar: 'Écarter',
    descartarTitulo: '{total, plural, one {Écarter le message ?} other {Écarter # messages ?}}',
    descartarTexto: 'Ceux qui attendent ou sont retenus ne seront pas envoyés.',
    rebote: 'Non distribué : {destinatario}',
    reboteTitulo: 'Noter que le message n’a pas été distribué ?',
    reboteTexto: 'Plus aucun message à {destinatario} tant que la personne n’a pas une autre adresse.',
    anotar: 'Noter',
    motivo: 'Motif',
    maximo: 'Choisissez {limite, number} messages au maximum',
    fila: '{asunto}, pour {destinatario}',
    reenviarConfirmar: 'Écrire de nouveau à {destinatario} ?',
    reenviarTexto: 'Cette adresse avait été refusée. Si la personne en a maintenant une autre, le message y sera envoyé.',
  },
  devuelto: 'Non distribué',
  devueltoTexto: 'Un serveur de messagerie a refusé cette adresse : rien n’y est envoyé tant que vous ne la corrigez pas.',
  asigna: {
    hecho:
      '{enviados, plural, =0 {Personne n’est prévenu} one {# personne est prévenue} other {# personnes sont prévenues}}{sin_correo, plural, =0 {} one { ; # personne sans e-mail} other { ; # personnes sans e-mail}}{rebotados, plural, =0 {} one { ; # avec une adresse refusée} other { ; # avec des adresses refusées}}{cesados, plural, =0 {} one { ; # sortie des effectifs} other { ; # sorties des effectifs}}{ya_avisadas, plural, =0 {} one { ; # affectation déjà notifiée aujourd’hui} other { ; # affectations déjà notifiées aujourd’hui}}{cerradas, plural, =0 {} one { ; # clôturée} other { ; # clôturées}}{planes_terminados, plural, =0 {} one { ; # d’un plan terminé} other { ; # de plans terminés}}{planes_inactivos, plural, =0 {} one { ; # d’un plan inactif} other { ; # de plans inactifs}}{desconocidas, plural, =0 {} one { ; # sans cette affectation} other { ; # sans cette affectation}}.',
    simulado:
      '{enviados, plural, =0 {Personne ne serait prévenu} one {# personne serait prévenue} other {# personnes seraient prévenues}}{sin_correo, plural, =0 {} one { ; # personne sans e-mail} other { ; # personnes sans e-mail}}{rebotados, plural, =0 {} one { ; # avec une adresse refusée} other { ; # avec des adresses refusées}}{cesados, plural, =0 {} one { ; # sortie des effectifs} other { ; # sorties des effectifs}}{ya_avisadas, plural, =0 {} one { ; # affectation déjà notifiée aujourd’hui} other { ; # affectations déjà notifiées aujourd’hui}}{cerradas, plural, =0 {} one { ; # clôturée} other { ; # clôturées}}{planes_terminados, plural, =0 {} one { ; # d’un plan terminé} other { ; # de plans terminés}}{planes_inactivos, plural, =0 {} one { ; # d’un plan inactif} other { ; # de plans inactifs}}{desconocidas, plural, =0 {} one { ; # sans cette affectation} other { ; # sans cette affectation}}.',
  },
  vencido: 'Expiré avant de pouvoir être envoyé.',
  direccionDevuelta: 'Un serveur de messagerie a refusé cette adresse : corrigez-la dans la fiche de la personne.',
  buzonDesconocido:
    'Le serveur de messagerie ne connaît pas cette adresse ; corrigez-la dans la fiche de la personne. Réponse : {respuesta}',
  rechazado: 'Le serveur de messagerie a refusé le message. Réponse : {respuesta}',
};
