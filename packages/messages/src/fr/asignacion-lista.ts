import type { Catalog } from '../catalog.ts';

export const lista: Catalog['asignacion']['lista'] = {
  campos: {
    apellido: 'Nom',
    nombres: 'Prénom',
    plan: 'Plan',
    fecha_apertura: 'Affecté',
    hora: 'Heure',
    grupo: 'Groupe',
    empresa: 'Entreprise',
    codigo: 'Code',
    personal: 'Utilisateur',
    correo_electronico: 'E-mail',
    telefono: 'Téléphone',
    departamento: 'Service',
    codigo_centro_costo: 'Code CC',
    centro_costo: 'Centre de coûts',
    cargo: 'Poste',
    fuente: 'Origine',
    razon: 'Raison',
    temas: 'Thèmes',
    avance: 'Progression (%)',
    promedio: 'Note moyenne',
    certificados: 'Certificats',
    codigo_estado: 'État',
  },
  texto: 'Les plans affectés sur une période, avec la progression de chaque personne.',
  masiva: 'Suppression groupée',
  tabla: 'Affectations',
  fila: '{personal}, {plan}',
};

export const filtros: Catalog['asignacion']['filtros'] = {
  empresas: 'Entreprises',
  empresa: 'Entreprise',
  codigo: 'Code utilisateur',
  desde: 'Affecté depuis',
  hasta: 'Affecté jusqu’au',
  plan: 'Plan de formation',
  ceco: 'Centre de coûts',
  dpto: 'Service',
  puesto: 'Poste',
  todasEmpresas: '[Toutes les entreprises]',
  todosPlanes: '[Tous les plans]',
  todosCeco: '[Tous les centres de coûts]',
  todosDpto: '[Tous les services]',
  todosPuestos: '[Tous les postes]',
  elija: '[Sélectionner]',
  seleccioneEmpresa: 'Sélectionnez une entreprise',
  generar: 'Générer la liste',
};

export const vacio: Catalog['asignacion']['vacio'] = {
  titulo:
    'Aucune affectation{limites, select, ambos { entre le {desde} et le {hasta}} desde { depuis le {desde}} hasta { jusqu’au {hasta}} other {}}',
  texto: 'Élargissez la période ou retirez des filtres pour en voir plus.',
  textoSinDias: 'Retirez des filtres pour en voir plus.',
  ninguna: 'Aucune affectation ouverte avec ces filtres',
  eliminar: 'Choisissez à qui retirer un plan. Les évaluations et certificats sont conservés.',
  mes: '{dias, number} derniers jours',
  todas: 'Toutes les dates',
};

export const aviso: Catalog['asignacion']['aviso'] = {
  accion: 'Prévenir {personal} par e-mail : {plan}',
  cerrada: 'l’affectation est clôturée',
  confirmar: 'Voulez-vous vraiment envoyer la notification d’affectation à l’utilisateur ?',
  texto: '{personal} reçoit à {correo} le plan « {plan} », sa période et le lien vers son premier thème.',
};

export const cierre: Catalog['asignacion']['cierre'] = {
  seleccionados: 'Supprimer la sélection',
  maximo: 'Choisissez {limite, number} affectations au maximum',
  confirmarVarios: 'Voulez-vous vraiment supprimer les enregistrements sélectionnés ?',
  confirmarUno: 'Voulez-vous vraiment supprimer l’enregistrement ?',
  eliminar: 'Supprimer {total, number}',
  otras: '{total, plural, one {# autre} other {# autres}}',
  sigue: 'Ce qui va se passer',
  cierra:
    '{cerradas, plural, =0 {Aucune affectation n’est clôturée.} one {# affectation de {personas, plural, one {# personne} other {# personnes}} est clôturée : le plan ne sera plus accessible.} other {# affectations de {personas, plural, one {# personne} other {# personnes}} dans {planes, plural, one {# plan} other {# plans}} sont clôturées : {planes, plural, one {il ne sera plus accessible} other {ils ne seront plus accessibles}}.}}',
  existentes: '{existentes, plural, one {# était déjà clôturée et le reste.} other {# étaient déjà clôturées et le restent.}}',
  conAvance: '{total, plural, one {# a des évaluations notées.} other {# ont des évaluations notées.}}',
  conCertificado: '{total, plural, one {# a des certificats, qui restent valables.} other {# ont des certificats, qui restent valables.}}',
  empezadas:
    '{total, plural, one {# a une évaluation commencée, qui ne pourra plus être envoyée.} other {# ont une évaluation commencée, qui ne pourra plus être envoyée.}}',
  conserva: 'Évaluations, certificats et historique sont conservés ; ils reviennent avec la progression si le plan est de nouveau affecté.',
  motivo: 'Motif',
  motivoAyuda: 'Il reste dans l’historique de chaque affectation.',
  previsto:
    '{total, plural, =0 {Aucune affectation ne serait clôturée} one {# affectation serait clôturée} other {# affectations seraient clôturées}}.',
  hecho:
    '{n, plural, one {# enregistrement supprimé !} other {# enregistrements supprimés !}}{existentes, plural, =0 {} one { # était déjà clôturé.} other { # étaient déjà clôturés.}}',
  cerrada: 'L’affectation est clôturée',
  abierta: 'L’affectation est rouverte',
};
