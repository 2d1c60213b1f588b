import type { Catalog } from '../catalog.ts';

export const asignar: Catalog['asignar'] = {
  planes: {
    periodo: '{inicio} to {fin}',
    empieza: 'not started yet',
  },
  plan: {
    texto: 'Choose the people and then the plans; before assigning you will see what happens with each one.',
    tabla: 'People who can be assigned',
    vacio: 'There are no active people',
    asignar: 'Assign',
    seleccione: 'Select the learning plans:',
    boton: 'Assign users to learning plans',
    revisar: 'Assign {total, plural, one {# person} other {# people}}',
    pregunta: 'Are you sure you want to assign the users to the learning plan?',
  },
  usuario: {
    texto: 'Choose the person and the plans that they receive.',
    persona: 'Person',
    tiene: 'Plans they already have',
    ninguno: 'No plan has been assigned to them yet.',
    abierto: 'Assigned on {fecha}, progress {avance, number}%',
    cerrado: 'Was withdrawn',
    vacio: 'First choose the person',
    planes: 'Plans they receive',
    yaLoTiene: 'already has it',
    seReabre: 'it was withdrawn: it is reopened, with their progress',
    revisar: 'Assign plans to {persona}',
    pregunta: 'Are you sure you want to assign the learning plans to the user?',
  },
  grupo: {
    texto: 'The plan reaches today’s members and anyone who joins the group later.',
    grupo: 'Group',
    vacio: 'First choose the group',
    planes: 'Plans the group receives',
    yaLoDa: 'a rule in force already gives it to the group',
    retirada: 'the rule was withdrawn: it comes back into force',
    reabrir: 'Also those from whom it was withdrawn',
    reabrirTexto: 'It is reopened for them, with the progress they had.',
    revisar: 'Assign plans to “{grupo}”',
    pregunta: 'Are you sure you want to assign the learning plans to the group?',
  },
};
