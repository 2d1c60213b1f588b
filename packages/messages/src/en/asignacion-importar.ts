import type { Catalog } from '../catalog.ts';

export const importar: Catalog['asignacion']['importar'] = {
  campos: {
    estado: 'Result',
    aviso: 'Check',
    hoja: 'Sheet',
    con_aviso: 'With warning',
    aceptada: 'To be assigned',
    cesa: 'Becomes Left',
    codigo: 'User code',
    id_usuario: 'Id',
    codigo_usuario: 'Code in the portal',
    nombres: 'First name',
    apellidos: 'Last name',
    empresa: 'Company',
    correo_electronico: 'Email',
    centro_costo: 'Cost center',
    plan: 'Plan',
  },
  texto: 'Upload a spreadsheet with the codes of the users, review each row and confirm. Nothing is assigned before that.',
  subir: 'Spreadsheet of users of the plan',
  subirTexto: 'The first row has the header “User code”; if it is not recognized, the codes are read from the first column.',
  noExiste: 'Does not exist',
  asignar: '{aceptadas, plural, =0 {Nobody to assign} other {Assign in bulk (#)}}',
  confirmar: 'Are you sure you want to assign the users to the learning plan?',
  confirmarTexto:
    '{aceptadas, plural, one {# user receives the plan.} other {# users receive the plan.}} {rechazadas, plural, =0 {} one {# row is left out for its reason.} other {# rows are left out for their reasons.}} No email is sent.',
  cerradas: '{filas, plural, one {This plan was withdrawn before from # user} other {This plan was withdrawn before from # users}}',
  reabrir: 'Reopen their assignments, with their progress',
  reabrirTexto: 'Without this option their rows are rejected.',
  plantilla: 'Download template',
  plantillaArchivo: 'template-plan_users',
  plantillaHoja: 'Users of the plan',
  ayuda: 'Code of the user in the portal, as text so that zeros are not lost.',
  anterioresTexto: 'Each one can be undone for those who have not started the plan yet.',
};

export const importacion: Catalog['asignacion']['importacion'] = {
  hecha:
    '{asignados, plural, one {# user was assigned} other {# users were assigned}} to the learning plan{existentes, plural, =0 {} one {; # already had it} other {; # already had it}}{rechazados, plural, =0 {} one {; # row was not assigned} other {; # rows were not assigned}}.',
  noExiste: 'Does not exist: no user has the code “{codigo}”.',
  sinCodigos: 'The file has neither the header “User code” nor user codes in its first column.',
  planInactivo: 'The plan “{plan}” is inactive.',
  planTerminado: 'The plan “{plan}” has already ended.',
  planCerrado: 'The plan was deactivated or ended after the review.',
  retirada: 'The plan was withdrawn from them on {fecha}.',
  reabre: 'The plan was withdrawn from them on {fecha}: it is reopened, with their progress.',
  repetida: 'It is the same user as in row {fila, number, ::group-off}.',
  cambio: 'Something changed after the review.',
  deshecha: 'The spreadsheet {archivo} was undone',
  conserva: {
    cerrada: 'the plan was already withdrawn from them',
    reabierta: 'it was reopened later',
    empezada: 'they already started the plan',
    fuera: 'they moved to another company',
  },
};
