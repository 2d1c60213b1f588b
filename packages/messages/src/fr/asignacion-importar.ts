import type { Catalog } from '../catalog.ts';

export const importar: Catalog['asignacion']['importar'] = {
  campos: {
    estado: 'Résultat',
    aviso: 'À vérifier',
    hoja: 'Feuille',
    con_aviso: 'Avec avertissement',
    aceptada: 'Sera affecté',
    cesa: 'Passe à « Sorti »',
    codigo: 'Code utilisateur',
    documento: 'Numéro de document',
    correo: 'E-mail du fichier',
    id_usuario: 'ID',
    codigo_usuario: 'Code dans le portail',
    nombres: 'Prénoms',
    apellidos: 'Nom',
    empresa: 'Entreprise',
    correo_electronico: 'E-mail',
    centro_costo: 'Centre de coûts',
    plan: 'Plan',
  },
  texto:
    'Envoyez une feuille de calcul avec les codes, documents ou e-mails des utilisateurs, vérifiez chaque ligne et confirmez. Rien n’est assigné avant.',
  subir: 'Feuille de calcul des utilisateurs du plan',
  subirTexto: 'La première ligne contient les en-têtes : « Code utilisateur », « DNI » ou « E-mail » ; sinon, la première colonne est lue.',
  noExiste: 'Inexistant',
  asignar: '{aceptadas, plural, =0 {Personne à affecter} other {Tout affecter (#)}}',
  confirmar: 'Voulez-vous vraiment affecter les utilisateurs au plan de formation ?',
  confirmarTexto:
    '{aceptadas, plural, one {# utilisateur reçoit le plan.} other {# utilisateurs reçoivent le plan.}} {rechazadas, plural, =0 {} one {# ligne est écartée pour le motif indiqué.} other {# lignes sont écartées pour les motifs indiqués.}} {avisar, select, si {Ceux qui le reçoivent sont avertis par e-mail.} other {Aucun e-mail n’est envoyé.}}',
  opciones: 'Options de ce fichier',
  completar:
    '{filas, plural, one {Compléter par des zéros le code ou document de # ligne} other {Compléter par des zéros le code ou document de # lignes}}',
  completarTexto: 'Le tableur a retiré les zéros de gauche. Sans cette option, ces lignes sont refusées.',
  avisar: 'Avertir par e-mail ceux qui reçoivent le plan',
  avisarTexto: 'Un message est envoyé à chacun à la confirmation, s’il a une adresse.',
  cerradas: '{filas, plural, one {Ce plan a déjà été retiré à # utilisateur} other {Ce plan a déjà été retiré à # utilisateurs}}',
  reabrir: 'Rouvrir leurs affectations, avec leur progression',
  reabrirTexto: 'Sans cette option, leurs lignes sont rejetées.',
  plantilla: 'Télécharger le modèle',
  plantillaArchivo: 'modele-utilisateurs_plan',
  plantillaHoja: 'Utilisateurs du plan',
  ayuda: 'Code de l’utilisateur dans le portail, au format texte pour ne pas perdre les zéros.',
  anterioresTexto: 'Chacun peut être annulé pour les personnes qui n’ont pas encore commencé le plan.',
};

export const importacion: Catalog['asignacion']['importacion'] = {
  hecha:
    '{asignados, plural, one {# utilisateur affecté} other {# utilisateurs affectés}} au plan de formation{existentes, plural, =0 {} one { ; # l’avait déjà} other { ; # l’avaient déjà}}{rechazados, plural, =0 {} one { ; # ligne non affectée} other { ; # lignes non affectées}}.',
  noExiste: 'Inexistant : aucun utilisateur n’a le code « {codigo} ».',
  sinCodigos: 'Le fichier n’a ni l’en-tête « Code utilisateur » ni codes d’utilisateurs dans sa première colonne.',
  planInactivo: 'Le plan « {plan} » est inactif.',
  planTerminado: 'Le plan « {plan} » est déjà terminé.',
  planCerrado: 'Le plan est devenu inactif ou s’est terminé après la vérification.',
  retirada: 'Le plan lui a été retiré le {fecha}.',
  reabre: 'Le plan lui a été retiré le {fecha} : il est rouvert, avec sa progression.',
  varias: '« {texto} » : plusieurs personnes correspondent. Indiquez son code.',
  distintas: 'Le code, le document et l’e-mail de la ligne appartiennent à des personnes différentes.',
  completado: '« {texto} » a été lu comme « {completo} ».',
  sinCeros:
    'Personne n’a « {texto} ». Est-ce « {completo} », avec ses zéros de gauche ? Acceptez de le compléter ou corrigez la feuille de calcul.',
  repetida: 'C’est le même utilisateur qu’à la ligne {fila}.',
  cambio: 'Quelque chose a changé après la vérification.',
  deshecha: 'La feuille de calcul {archivo} a été annulée',
  conserva: {
    cerrada: 'le plan lui a déjà été retiré',
    reabierta: 'elle a été rouverte depuis',
    empezada: 'le plan est déjà commencé',
    fuera: 'passage dans une autre entreprise',
  },
};
