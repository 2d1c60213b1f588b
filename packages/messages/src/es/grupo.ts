/** Groups of people: who is in which, and what follows from entering one (P27). */
export const grupo = {
  campos: { codigo_grupo: 'Código', grupo: 'Grupo', miembros: 'Miembros activos', planes: 'Planes que recibe' },
  asignarPlan: 'Asignar planes a {grupo}',
  pantalla: {
    texto: 'Los grupos reúnen a las personas que reciben los mismos planes. La lista empieza con las que aún no tienen grupo.',
    usuarios: 'Personas',
    grupos: 'Grupos y sus planes',
    sinGrupo: 'Sin grupo',
    mostrar: 'Mostrar',
    todas: 'Todas las personas',
    conGrupo: 'Con grupo',
    ninguno: 'Sin grupo',
    asignar: 'Asignar',
    vacio: 'No hay personas activas',
  },
  dialogo: {
    titulo: 'Asignar {total, plural, one {# persona} other {# personas}} a un grupo',
    grupo: 'Grupo',
    sigue: 'Qué va a pasar',
    cambian: '{total, plural, =0 {Nadie cambia de grupo.} one {# persona entra al grupo.} other {# personas entran al grupo.}}',
    trasladados:
      '{total, plural, one {# viene de otro grupo: conserva los planes que ya tiene.} other {# vienen de otro grupo: conservan los planes que ya tienen.}}',
    existentes: '{total, plural, one {# ya está en el grupo.} other {# ya están en el grupo.}}',
    cesados: '{total, plural, one {# está cesado y no se asigna.} other {# están cesados y no se asignan.}}',
    sinPlanes: 'Las reglas de este grupo no dan ningún plan.',
    planes: 'Las reglas del grupo dan {total, plural, one {este plan} other {estos # planes}}:',
    plan: '{plan}: {total, plural, =0 {todos ya lo tienen o se les cerró} one {lo recibe # persona} other {lo reciben # personas}}',
    confirmar: '¿Está seguro de Asignar los Usuarios?',
    confirmarTexto:
      '{cambiados, plural, =0 {Nadie cambia de grupo} one {# persona entra a «{grupo}»} other {# personas entran a «{grupo}»}}{asignados, plural, =0 {} one { y se abre # asignación} other { y se abren # asignaciones}}.',
  },
  asignado:
    'Asignado correctamente: {cambiados, plural, one {# persona cambió de grupo} other {# personas cambiaron de grupo}}{existentes, plural, =0 {} one {, # ya estaba en él} other {, # ya estaban en él}}{cesados, plural, =0 {} one {, # no se asignó por estar cesado} other {, # no se asignaron por estar cesados}}{asignados, plural, =0 {} one {; se abrió # asignación} other {; se abrieron # asignaciones}}.',
  previsto:
    '{cambiados, plural, =0 {Nadie cambia de grupo} one {# persona entra al grupo} other {# personas entran al grupo}}{existentes, plural, =0 {} one {, # ya está en él} other {, # ya están en él}}{cesados, plural, =0 {} one {, # no se asigna por estar cesado} other {, # no se asignan por estar cesados}}{asignados, plural, =0 {} one {; se abre # asignación} other {; se abren # asignaciones}}.',
  reglas: 'Cada regla que nombra un grupo da su plan a los miembros de hoy y a quienes entren después.',
  errores: {
    desconocido: 'El grupo «{codigo}» no existe o no está activo.',
    filaGrupo: 'Fila {fila, number}: el grupo «{codigo}» no existe o no está activo.',
    filaRepetida: 'Fila {fila, number}: la persona {id} ya está en otra fila con otro grupo.',
    sinPersona: 'Alguna de las personas elegidas no existe.',
  },
} as const;
