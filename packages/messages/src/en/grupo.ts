import type { Catalog } from '../catalog.ts';

export const grupo: Catalog['grupo'] = {
  campos: { codigo_grupo: 'Code', grupo: 'Group', miembros: 'Active members', planes: 'Plans it receives' },
  asignarPlan: 'Assign plans to {grupo}',
  pantalla: {
    texto: 'Groups bring together people who receive the same plans. The list starts with those who have no group yet.',
    usuarios: 'People',
    grupos: 'Groups and their plans',
    sinGrupo: 'No group',
    mostrar: 'Show',
    todas: 'All people',
    conGrupo: 'With group',
    ninguno: 'No group',
    asignar: 'Assign',
    vacio: 'There are no active people',
  },
  dialogo: {
    titulo: 'Assign {total, plural, one {# person} other {# people}} to a group',
    grupo: 'Group',
    sigue: 'What will happen',
    cambian: '{total, plural, =0 {Nobody changes group.} one {# person joins the group.} other {# people join the group.}}',
    trasladados:
      '{total, plural, one {# comes from another group: they keep the plans they already have.} other {# come from another group: they keep the plans they already have.}}',
    existentes: '{total, plural, one {# is already in the group.} other {# are already in the group.}}',
    cesados: '{total, plural, one {# has left the company and is not assigned.} other {# have left the company and are not assigned.}}',
    sinPlanes: 'The rules of this group give no plan.',
    planes: 'The rules of the group give {total, plural, one {this plan} other {these # plans}}:',
    plan: '{plan}: {total, plural, =0 {everyone already has it or had it closed} one {# person receives it} other {# people receive it}}',
    confirmar: 'Are you sure you want to assign the users?',
    confirmarTexto:
      '{cambiados, plural, =0 {Nobody changes group} one {# person joins “{grupo}”} other {# people join “{grupo}”}}{asignados, plural, =0 {} one { and # assignment is opened} other { and # assignments are opened}}.',
  },
  asignado:
    'Assigned: {cambiados, plural, one {# person changed group} other {# people changed group}}{existentes, plural, =0 {} one {, # was already in it} other {, # were already in it}}{cesados, plural, =0 {} one {, # was not assigned because they have left the company} other {, # were not assigned because they have left the company}}{asignados, plural, =0 {} one {; # assignment was opened} other {; # assignments were opened}}.',
  previsto:
    '{cambiados, plural, =0 {Nobody changes group} one {# person joins the group} other {# people join the group}}{existentes, plural, =0 {} one {, # is already in it} other {, # are already in it}}{cesados, plural, =0 {} one {, # is not assigned because they have left the company} other {, # are not assigned because they have left the company}}{asignados, plural, =0 {} one {; # assignment is opened} other {; # assignments are opened}}.',
  reglas: 'Each rule that names a group gives its plan to today’s members and to anyone who joins later.',
  errores: {
    desconocido: 'The group “{codigo}” does not exist or is not active.',
    filaGrupo: 'Row {fila, number}: group “{codigo}” does not exist or is not active.',
    filaRepetida: 'Row {fila, number}: person {id} is already in another row with another group.',
    sinPersona: 'One of the people chosen does not exist.',
  },
};
