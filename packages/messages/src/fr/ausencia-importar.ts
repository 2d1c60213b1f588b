import type { Catalog } from '../catalog.ts';

export const importar: Catalog['ausencia']['importar'] = {
  campos: {
    estado: 'Résultat',
    aviso: 'À vérifier',
    hoja: 'Feuille',
    con_aviso: 'Avec avertissement',
    aceptada: 'Sera importée',
    cesa: 'Passe à « Sorti »',
    codigo: 'Code utilisateur',
    tipo: 'Type',
    fecha_desde: 'Du',
    fecha_hasta: 'Au',
    observacion: 'Observation',
    id_usuario: 'ID',
    personal: 'Nom',
  },
  texto: 'Envoyez une feuille de calcul avec les absences, vérifiez chaque ligne et confirmez. Rien n’est enregistré avant.',
  subir: 'Feuille de calcul des absences',
  subirTexto: 'Colonnes : code utilisateur, type (congés, autorisation d’absence ou arrêt maladie), du, au et, au besoin, observation.',
  importar: '{aceptadas, plural, =0 {Rien à importer} one {Importer # absence} other {Importer # absences}}',
  confirmar: 'Importer ces absences ?',
  confirmarTexto:
    '{aceptadas, plural, one {# absence est enregistrée.} other {# absences sont enregistrées.}} {rechazadas, plural, =0 {} one {# ligne est écartée pour le motif indiqué.} other {# lignes sont écartées pour les motifs indiqués.}}',
  anterioresTexto: 'Chacun peut être annulé : les absences que personne n’a modifiées depuis sont supprimées.',
  plantilla: 'Télécharger le modèle',
  plantillaArchivo: 'modele-absences',
  plantillaHoja: 'Absences',
  ayudas: {
    codigo: 'Code de l’utilisateur dans le portail, au format texte pour ne pas perdre les zéros.',
    tipo: 'Congés, autorisation d’absence ou arrêt maladie.',
    fecha: 'Jour/mois/année.',
    observacion: 'Facultatif.',
  },
  ejemplos: {
    vacaciones: 'Congés',
    descanso: 'Arrêt maladie',
    observacion: 'Prévus en janvier',
  },
};

export const importacion: Catalog['ausencia']['importacion'] = {
  hecha:
    '{insertados, plural, one {# absence enregistrée} other {# absences enregistrées}}{existentes, plural, =0 {} one { ; # existait déjà} other { ; # existaient déjà}}{rechazados, plural, =0 {} one { ; # ligne non importée} other { ; # lignes non importées}}.',
  noExiste: 'Aucun utilisateur n’a le code « {codigo} ».',
  cesada: 'La personne est sortie des effectifs.',
  ordenFechas: '« Au » est antérieur à « Du ».',
  repetida: 'Partage des jours avec la ligne {fila} de la même personne.',
  conserva: { cambiada: 'modifiée depuis', fuera: 'la personne est passée dans une autre entreprise' },
};
