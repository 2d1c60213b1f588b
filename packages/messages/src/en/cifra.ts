import type { Catalog } from '../catalog.ts';

const cifras: Catalog['cifra']['cifras'] = {
  usuarios: {
    nombre: 'Users',
    definicion: 'People who work today: without a leaving date, or with one that has not come yet.',
    formula: 'Count of active people',
  },
  usuariosActivos: {
    nombre: 'Active users',
    definicion: 'People who work today, with or without an assigned plan. It is the same count as “Users”.',
    formula: 'Count of active people',
  },
  usuariosRegistrados: {
    nombre: 'Registered users',
    definicion: 'All the people in the portal, including those who have left the company.',
    formula: 'Active people + people who left',
  },
  sinAsignar: {
    nombre: 'Not assigned',
    definicion: 'Active people, without an administrator or support role, who have no open assignment of any of the chosen plans.',
    formula: 'Users without a role - Assigned without a role',
  },
  asignados: {
    nombre: 'Assigned',
    definicion: 'Active people who have the plan assigned and open. Across several plans, each person counts once.',
    formula: 'Count of people with an open assignment',
  },
  aprobados: {
    nombre: 'Passed',
    definicion: 'Assigned people who passed all the active topics of their plan. A plan without topics cannot be passed.',
    formula: 'Assigned with all their topics passed',
  },
  pendientes: {
    nombre: 'Pending',
    definicion: 'Assigned people who still have to pass at least one topic of their plan.',
    formula: 'Assigned - Passed',
  },
  vencidos: {
    nombre: 'Overdue',
    definicion: 'Pending people of a plan whose end date has passed.',
    formula: 'Pending with a plan end before today',
  },
  evaluados: {
    nombre: 'Assessed',
    definicion: 'Assigned people who finished at least one valid assessment of their plan, passed or not.',
    formula: 'Assigned with a finished assessment',
  },
  porcentajeEvaluados: {
    nombre: 'Percentage assessed',
    definicion: 'Share of the assigned people who finished an assessment. Without assigned people it reads “Not assigned”.',
    formula: 'Assessed ÷ Assigned × 100',
  },
  temas: {
    nombre: 'Assigned topics',
    definicion: 'Active topics of the assigned plans. A topic that is in two modules of the plan counts twice.',
    formula: 'Count of active topics in their place in the plan',
  },
  temasAprobados: {
    nombre: 'Topics passed',
    definicion: 'Active topics of the assigned plans that the person already passed.',
    formula: 'Assigned topics with a passed attempt',
  },
  temasPendientes: {
    nombre: 'Topics to pass',
    definicion: 'Active topics of the assigned plans that are still to be passed.',
    formula: 'Assigned topics - Topics passed',
  },
  temasVencidos: {
    nombre: 'Overdue topics',
    definicion: 'Topics to pass of plans whose end date has passed.',
    formula: 'Topics to pass with a plan end before today',
  },
  avance: {
    nombre: 'Progress',
    definicion: 'Share of the assigned topics that is passed. It reaches 100 only when none is missing.',
    formula: 'Topics passed ÷ Assigned topics × 100',
  },
  promedio: {
    nombre: 'Average score',
    definicion: 'Average of the scores of the topics with a score. Topics without questions and those not assessed are left out.',
    formula: 'Sum of scores ÷ Topics with a score',
  },
  certificados: {
    nombre: 'Certificates',
    definicion: 'Valid certificates of the assigned people, earned in topics of their plan.',
    formula: 'Count of certificates not voided',
  },
  certificadosEmitidos: {
    nombre: 'Certificates issued',
    definicion: 'All the valid certificates of the portal, including those of people who have left the company.',
    formula: 'Count of certificates not voided',
  },
  evaluaciones: {
    nombre: 'Assessments',
    definicion: 'Finished and valid assessments, of people who work today and of people who left.',
    formula: 'Count of finished attempts',
  },
  intentos: {
    nombre: 'Attempts',
    definicion: 'Times that the person finished the assessment of the same topic.',
    formula: 'Sequence number of the finished attempt',
  },
  nota: {
    nombre: 'Score',
    definicion: 'Result of an assessment, from 0 to 100.',
    formula: 'Correct answers ÷ Questions × 100',
  },
  notaMinima: {
    nombre: 'Passing score',
    definicion: 'Score needed to pass when the assessment was finished. It does not change afterwards.',
    formula: 'Passing score of the topic; if it has none, that of the portal',
  },
  duracion: {
    nombre: 'Duration',
    definicion: 'Minutes between the start and the end of a finished assessment.',
    formula: 'End - Start of the assessment',
  },
  encuestas: {
    nombre: 'Surveys',
    definicion: 'Feedback that people left when finishing a valid assessment.',
    formula: 'Count of feedback',
  },
  promotores: {
    nombre: 'Promoters',
    definicion: 'Share of the feedback with 9 or 10.',
    formula: 'Feedback of 9 and 10 ÷ Surveys × 100',
  },
  neutros: {
    nombre: 'Passives',
    definicion: 'Share of the feedback with 7 or 8. They neither add to the NPS nor subtract from it.',
    formula: 'Feedback of 7 and 8 ÷ Surveys × 100',
  },
  detractores: {
    nombre: 'Detractors',
    definicion: 'Share of the feedback from 1 to 6.',
    formula: 'Feedback of 1 to 6 ÷ Surveys × 100',
  },
  nps: {
    nombre: 'NPS',
    definicion: 'How many more recommend than criticize, from -100 to 100.',
    formula: 'Promoters (%) - Detractors (%)',
  },
  rating: {
    nombre: 'Rating',
    definicion: 'Average feedback on a topic in the last six months, from 1 to 10.',
    formula: 'Sum of feedback ÷ Surveys',
  },
  ratingHistorico: {
    nombre: 'All-time rating',
    definicion: 'Average of all feedback on a topic since it began, from 1 to 10.',
    formula: 'Sum of feedback ÷ Surveys',
  },
  accesos: {
    nombre: 'Sign-ins',
    definicion: 'Times that someone signed in to the portal. The sign-ins of people who left later are kept.',
    formula: 'Count of sign-ins',
  },
  diasProgramados: {
    nombre: 'Planned days',
    definicion: 'Days of the plan, from its start to its end, both included.',
    formula: 'Plan end - Plan start + 1',
  },
  diasEjecutados: {
    nombre: 'Actual days',
    definicion: 'Days between the first and the last finished assessment, both included.',
    formula: 'Actual end - Actual start + 1',
  },
  diferenciaDias: {
    nombre: 'Difference in days',
    definicion: 'Planned days that were left over. Negative: it took more days than planned.',
    formula: 'Planned days - Actual days',
  },
  inicioEjecutado: {
    nombre: 'Actual start',
    definicion: 'Day of the first finished assessment of the plan in the company, also of people who left.',
    formula: 'First end date of the assessments',
  },
  finEjecutado: {
    nombre: 'Actual end',
    definicion: 'Day of the last finished assessment of the plan in the company, also of people who left.',
    formula: 'Last end date of the assessments',
  },
  diasPorVencer: {
    nombre: 'Days left',
    definicion: 'Days until the end of the current plan that ends first and still has pending people.',
    formula: 'Plan end - Today',
  },
  planesActivos: {
    nombre: 'Active plans',
    definicion: 'Learning plans with status Active, with or without assigned people.',
    formula: 'Count of active plans',
  },
  temasActivos: {
    nombre: 'Active topics',
    definicion: 'Topics with status Active, in a plan or not.',
    formula: 'Count of active topics',
  },
};

const partes: Catalog['cifra']['partes'] = {
  cesados: 'people who left the company',
  cerradas: 'closed assignments',
  anulados: 'voided attempts and certificates',
  personal: 'administrators and support with an assigned plan',
  inactivos: 'inactive plans',
};

const fechas: Catalog['cifra']['fechas'] = {
  apertura: 'The days of a filter choose by the date on which the plan was assigned.',
  intento: 'The days of a filter choose by the date on which the assessment was finished.',
  ingreso: 'The days of a filter choose by the date of the sign-in.',
  ninguna: 'The days of a filter do not change it.',
};

export const cifra: Catalog['cifra'] = {
  cifras,
  partes,
  fechas,
  boton: 'Where does “{nombre}” come from?',
  botonTodas: 'Where do the figures come from?',
  formula: 'Formula',
  cuentan: 'Included: {lista}.',
  fuera: 'Not included: {lista}.',
  pedido: 'An inactive plan counts only where that plan is asked for.',
  filtros: 'What is shown',
  sinFiltros: 'No filters: everything your access lets you see.',
  busqueda: 'Search',
  filtro: '{campo}: {valor}',
  momento: 'Data of {momento}',
};
