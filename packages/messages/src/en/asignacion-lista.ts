import type { Catalog } from '../catalog.ts';

export const lista: Catalog['asignacion']['lista'] = {
  campos: {
    apellido: 'Last name',
    nombres: 'First name',
    plan: 'Plan',
    fecha_apertura: 'Assigned',
    hora: 'Time',
    grupo: 'Group',
    empresa: 'Company',
    codigo: 'Code',
    personal: 'User',
    correo_electronico: 'Email',
    telefono: 'Phone',
    departamento: 'Department',
    codigo_centro_costo: 'Cost center code',
    centro_costo: 'Cost center',
    cargo: 'Position',
    fuente: 'Source',
    razon: 'Reason',
    temas: 'Topics',
    avance: 'Progress (%)',
    promedio: 'Average score',
    certificados: 'Certificates',
    codigo_estado: 'Status',
  },
  texto: 'The plans that were assigned in a range of days, with the progress of each person.',
  masiva: 'Bulk removal',
  tabla: 'Assignments',
  fila: '{personal}, {plan}',
};

export const filtros: Catalog['asignacion']['filtros'] = {
  empresas: 'Companies',
  empresa: 'Company',
  codigo: 'User code',
  desde: 'Assigned from',
  hasta: 'Assigned to',
  plan: 'Learning plan',
  ceco: 'Cost center',
  dpto: 'Department',
  puesto: 'Position',
  todasEmpresas: '[All companies]',
  todosPlanes: '[All plans]',
  todosCeco: '[All cost centers]',
  todosDpto: '[All departments]',
  todosPuestos: '[All positions]',
  elija: '[Select]',
  seleccioneEmpresa: 'Select a company',
  generar: 'Generate list',
};

export const vacio: Catalog['asignacion']['vacio'] = {
  titulo:
    'There are no assignments{limites, select, ambos { made between {desde} and {hasta}} desde { made since {desde}} hasta { made until {hasta}} other {}}',
  texto: 'Widen the range of days or remove filters to see more.',
  textoSinDias: 'Remove filters to see more.',
  ninguna: 'There are no open assignments with these filters',
  eliminar: 'Choose from whom a plan is withdrawn. Their assessments and certificates are kept.',
  mes: 'Last {dias, number} days',
  todas: 'All dates',
};

export const aviso: Catalog['asignacion']['aviso'] = {
  accion: 'Notify {personal} by email: {plan}',
  cerrada: 'the assignment is closed',
  confirmar: 'Are you sure you want to send the assignment notice to the user?',
  texto: '{personal} receives at {correo} the plan “{plan}”, its period and the link to its first topic.',
};

export const cierre: Catalog['asignacion']['cierre'] = {
  seleccionados: 'Remove selected',
  maximo: 'Choose no more than {limite, number} assignments',
  confirmarVarios: 'Are you sure you want to remove the selected records?',
  confirmarUno: 'Are you sure you want to remove the record?',
  eliminar: 'Delete {total, number}',
  otras: '{total, plural, one {# more} other {# more}}',
  sigue: 'What will happen',
  cierra:
    '{cerradas, plural, =0 {No assignment is closed.} one {# assignment of {personas, plural, one {# person} other {# people}} is closed: they can no longer study the plan.} other {# assignments of {personas, plural, one {# person} other {# people}} in {planes, plural, one {# plan} other {# plans}} are closed: they can no longer study {planes, plural, one {it} other {them}}.}}',
  existentes: '{existentes, plural, one {# was already closed and stays as it is.} other {# were already closed and stay as they are.}}',
  conAvance: '{total, plural, one {# has scored assessments.} other {# have scored assessments.}}',
  conCertificado: '{total, plural, one {# has certificates, which remain valid.} other {# have certificates, which remain valid.}}',
  empezadas:
    '{total, plural, one {# has an assessment in progress, which can no longer be submitted.} other {# have an assessment in progress, which can no longer be submitted.}}',
  conserva: 'Assessments, certificates and history are kept; if the plan is assigned again they come back with their progress.',
  motivo: 'Reason',
  motivoAyuda: 'It is kept in the history of each assignment.',
  previsto: '{total, plural, =0 {No assignment would be closed} one {# assignment would be closed} other {# assignments would be closed}}.',
  hecho:
    '{n, plural, one {# record removed.} other {# records removed.}}{existentes, plural, =0 {} one { # was already closed.} other { # were already closed.}}',
  cerrada: 'The assignment is closed',
  abierta: 'The assignment is open again',
};
