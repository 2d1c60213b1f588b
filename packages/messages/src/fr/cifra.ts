import type { Catalog } from '../catalog.ts';

const cifras: Catalog['cifra']['cifras'] = {
  usuarios: {
    nombre: 'Utilisateurs',
    definicion: 'Personnes qui travaillent aujourd’hui : sans date de départ, ou avec un départ à venir.',
    formula: 'Nombre de personnes actives',
  },
  usuariosActivos: {
    nombre: 'Utilisateurs actifs',
    definicion: 'Personnes qui travaillent aujourd’hui, avec ou sans plan affecté. Même nombre que « Utilisateurs ».',
    formula: 'Nombre de personnes actives',
  },
  usuariosRegistrados: {
    nombre: 'Utilisateurs enregistrés',
    definicion: 'Toutes les personnes du portail, y compris celles qui sont sorties des effectifs.',
    formula: 'Personnes actives + personnes sorties',
  },
  sinAsignar: {
    nombre: 'Sans affectation',
    definicion: 'Personnes actives, sans rôle d’administrateur ou d’assistance, qui n’ont d’affectation ouverte à aucun des plans choisis.',
    formula: 'Utilisateurs sans rôle - Affectés sans rôle',
  },
  asignados: {
    nombre: 'Affectés',
    definicion: 'Personnes actives dont l’affectation au plan est ouverte. Sur plusieurs plans, chaque personne compte une fois.',
    formula: 'Nombre de personnes avec une affectation ouverte',
  },
  aprobados: {
    nombre: 'Réussis',
    definicion: 'Affectés qui ont réussi tous les thèmes actifs de leur plan. Un plan sans thèmes ne peut pas être réussi.',
    formula: 'Affectés ayant réussi tous leurs thèmes',
  },
  pendientes: {
    nombre: 'En attente',
    definicion: 'Affectés à qui il reste au moins un thème de leur plan à réussir.',
    formula: 'Affectés - Réussis',
  },
  vencidos: {
    nombre: 'En retard',
    definicion: 'En attente dans un plan dont la date de fin est passée.',
    formula: 'En attente avec fin du plan antérieure à aujourd’hui',
  },
  evaluados: {
    nombre: 'Évalués',
    definicion: 'Affectés qui ont terminé au moins une évaluation valable de leur plan, réussie ou non.',
    formula: 'Affectés avec une évaluation terminée',
  },
  porcentajeEvaluados: {
    nombre: 'Pourcentage d’évalués',
    definicion: 'Part des affectés qui ont déjà terminé une évaluation. Sans affectés, on lit « Sans affectation ».',
    formula: 'Évalués ÷ Affectés × 100',
  },
  temas: {
    nombre: 'Thèmes affectés',
    definicion: 'Thèmes actifs des plans affectés. Un thème présent dans deux modules du plan compte deux fois.',
    formula: 'Nombre de thèmes actifs à leur place dans le plan',
  },
  temasAprobados: {
    nombre: 'Thèmes réussis',
    definicion: 'Thèmes actifs des plans affectés que la personne a déjà réussis.',
    formula: 'Thèmes affectés avec une tentative réussie',
  },
  temasPendientes: {
    nombre: 'Thèmes à réussir',
    definicion: 'Thèmes actifs des plans affectés qui restent à réussir.',
    formula: 'Thèmes affectés - Thèmes réussis',
  },
  temasVencidos: {
    nombre: 'Thèmes en retard',
    definicion: 'Thèmes à réussir de plans dont la date de fin est passée.',
    formula: 'Thèmes à réussir avec fin du plan antérieure à aujourd’hui',
  },
  avance: {
    nombre: 'Progression',
    definicion: 'Part des thèmes affectés qui sont réussis. Elle n’atteint 100 que s’il n’en manque aucun.',
    formula: 'Thèmes réussis ÷ Thèmes affectés × 100',
  },
  promedio: {
    nombre: 'Note moyenne',
    definicion: 'Moyenne des notes des thèmes notés. Les thèmes sans questions et non évalués ne comptent pas.',
    formula: 'Somme des notes ÷ Thèmes notés',
  },
  certificados: {
    nombre: 'Certificats',
    definicion: 'Certificats valables des personnes affectées, obtenus dans les thèmes de leur plan.',
    formula: 'Nombre de certificats non annulés',
  },
  certificadosEmitidos: {
    nombre: 'Certificats émis',
    definicion: 'Tous les certificats valables du portail, y compris ceux des personnes sorties des effectifs.',
    formula: 'Nombre de certificats non annulés',
  },
  evaluaciones: {
    nombre: 'Évaluations',
    definicion: 'Évaluations terminées et valables, des personnes présentes et de celles qui sont sorties.',
    formula: 'Nombre de tentatives terminées',
  },
  intentos: {
    nombre: 'Tentatives',
    definicion: 'Nombre de fois où la personne a terminé l’évaluation d’un même thème.',
    formula: 'Rang de la tentative terminée',
  },
  nota: {
    nombre: 'Note',
    definicion: 'Résultat d’une évaluation, de 0 à 100.',
    formula: 'Réponses correctes ÷ Questions × 100',
  },
  notaMinima: {
    nombre: 'Note minimale',
    definicion: 'Note nécessaire pour réussir lorsque l’évaluation s’est terminée. Elle ne change plus ensuite.',
    formula: 'Note minimale du thème ; à défaut, celle du portail',
  },
  duracion: {
    nombre: 'Durée',
    definicion: 'Minutes entre le début et la fin d’une évaluation terminée.',
    formula: 'Fin - Début de l’évaluation',
  },
  encuestas: {
    nombre: 'Enquêtes',
    definicion: 'Avis laissés par les personnes à la fin d’une évaluation valable.',
    formula: 'Nombre d’avis',
  },
  promotores: {
    nombre: 'Promoteurs',
    definicion: 'Part des avis de 9 ou 10.',
    formula: 'Avis de 9 et 10 ÷ Enquêtes × 100',
  },
  neutros: {
    nombre: 'Neutres',
    definicion: 'Part des avis de 7 ou 8. Ils n’ajoutent ni ne retirent rien au NPS.',
    formula: 'Avis de 7 et 8 ÷ Enquêtes × 100',
  },
  detractores: {
    nombre: 'Détracteurs',
    definicion: 'Part des avis de 1 à 6.',
    formula: 'Avis de 1 à 6 ÷ Enquêtes × 100',
  },
  nps: {
    nombre: 'NPS',
    definicion: 'Écart entre ceux qui recommandent et ceux qui critiquent, de -100 à 100.',
    formula: 'Promoteurs (%) - Détracteurs (%)',
  },
  rating: {
    nombre: 'Appréciation',
    definicion: 'Moyenne des avis sur un thème ces six derniers mois, de 1 à 10.',
    formula: 'Somme des avis ÷ Enquêtes',
  },
  ratingHistorico: {
    nombre: 'Appréciation globale',
    definicion: 'Moyenne de tous les avis sur un thème depuis le début, de 1 à 10.',
    formula: 'Somme des avis ÷ Enquêtes',
  },
  accesos: {
    nombre: 'Connexions',
    definicion: 'Nombre de connexions au portail. Celles des personnes sorties depuis sont conservées.',
    formula: 'Nombre de connexions',
  },
  diasProgramados: {
    nombre: 'Jours prévus',
    definicion: 'Jours du plan, du début à la fin, tous deux inclus.',
    formula: 'Fin du plan - Début du plan + 1',
  },
  diasEjecutados: {
    nombre: 'Jours réels',
    definicion: 'Jours entre la première et la dernière évaluation terminée, toutes deux incluses.',
    formula: 'Fin réelle - Début réel + 1',
  },
  diferenciaDias: {
    nombre: 'Écart en jours',
    definicion: 'Jours prévus qui n’ont pas été utilisés. Négatif : il a fallu plus de jours que prévu.',
    formula: 'Jours prévus - Jours réels',
  },
  inicioEjecutado: {
    nombre: 'Début réel',
    definicion: 'Jour de la première évaluation terminée du plan dans l’entreprise, y compris de personnes sorties.',
    formula: 'Première date de fin des évaluations',
  },
  finEjecutado: {
    nombre: 'Fin réelle',
    definicion: 'Jour de la dernière évaluation terminée du plan dans l’entreprise, y compris de personnes sorties.',
    formula: 'Dernière date de fin des évaluations',
  },
  diasPorVencer: {
    nombre: 'Jours restants',
    definicion: 'Jours restants jusqu’à la fin du plan en cours qui se termine le premier et a encore des personnes en attente.',
    formula: 'Fin du plan - Aujourd’hui',
  },
  planesActivos: {
    nombre: 'Plans actifs',
    definicion: 'Plans de formation à l’état Actif, avec ou sans personnes affectées.',
    formula: 'Nombre de plans actifs',
  },
  temasActivos: {
    nombre: 'Thèmes actifs',
    definicion: 'Thèmes à l’état Actif, dans un plan ou non.',
    formula: 'Nombre de thèmes actifs',
  },
};

const partes: Catalog['cifra']['partes'] = {
  cesados: 'les personnes sorties des effectifs',
  cerradas: 'les affectations clôturées',
  anulados: 'les tentatives et certificats annulés',
  personal: 'les administrateurs et l’assistance avec un plan affecté',
  inactivos: 'les plans inactifs',
};

const fechas: Catalog['cifra']['fechas'] = {
  apertura: 'La période d’un filtre porte sur la date d’affectation du plan.',
  intento: 'La période d’un filtre porte sur la date de fin de l’évaluation.',
  ingreso: 'La période d’un filtre porte sur la date de connexion.',
  ninguna: 'La période d’un filtre ne la change pas.',
};

export const cifra: Catalog['cifra'] = {
  cifras,
  partes,
  fechas,
  boton: 'D’où vient « {nombre} » ?',
  botonTodas: 'D’où viennent les chiffres ?',
  formula: 'Formule',
  cuentan: 'Sont pris en compte : {lista}.',
  fuera: 'Ne sont pas pris en compte : {lista}.',
  pedido: 'Un plan inactif compte seulement là où ce plan est demandé.',
  filtros: 'Ce qui est affiché',
  sinFiltros: 'Sans filtres : tout ce que votre accès permet de voir.',
  busqueda: 'Recherche',
  filtro: '{campo} : {valor}',
  momento: 'Données du {momento}',
};
