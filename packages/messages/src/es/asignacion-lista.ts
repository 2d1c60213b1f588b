/** The list of assignments and its filters. */
export const lista = {
  campos: {
    apellido: 'Apellidos',
    nombres: 'Nombres',
    plan: 'Plan',
    fecha_apertura: 'Asignado',
    hora: 'Hora',
    grupo: 'Grupo',
    empresa: 'Empresa',
    codigo: 'Código',
    personal: 'Usuario',
    correo_electronico: 'Email',
    telefono: 'Teléfono',
    prorrogada: 'Con prórroga',
    departamento: 'Departamento',
    codigo_centro_costo: 'Cód. CeCo',
    centro_costo: 'Centro de costo',
    cargo: 'Cargo',
    fuente: 'Origen',
    razon: 'Razón',
    temas: 'Temas',
    avance: 'Avance (%)',
    promedio: 'Nota promedio',
    certificados: 'Certificados',
    codigo_estado: 'Estado',
  },
  texto: 'Los planes que se asignaron en unos días, con el avance de cada persona.',
  masiva: 'Eliminación masiva',
  tabla: 'Asignaciones',
  fila: '{personal}, {plan}',
} as const;

export const filtros = {
  empresas: 'Empresas',
  empresa: 'Empresa',
  codigo: 'Código de usuario',
  desde: 'Asignado desde',
  hasta: 'Asignado hasta',
  plan: 'Plan de estudio',
  ceco: 'Centro de costo',
  dpto: 'Departamento',
  puesto: 'Puesto',
  todasEmpresas: '[Todas las Empresas]',
  todosPlanes: '[Todos los Planes]',
  todosCeco: '[Todos los CeCo]',
  todosDpto: '[Todos los Departamentos]',
  todosPuestos: '[Todos los Puestos]',
  elija: '[Seleccione]',
  seleccioneEmpresa: 'Seleccione Empresa',
  generar: 'Generar Listado',
} as const;

/** A listing without rows. */
export const vacio = {
  titulo:
    'No hay asignaciones{limites, select, ambos { hechas entre el {desde} y el {hasta}} desde { hechas desde el {desde}} hasta { hechas hasta el {hasta}} other {}}',
  texto: 'Amplíe los días o quite filtros para ver más.',
  textoSinDias: 'Quite filtros para ver más.',
  ninguna: 'No hay asignaciones abiertas con estos filtros',
  eliminar: 'Elija a quiénes se les retira un plan. Sus evaluaciones y certificados se conservan.',
  mes: 'Últimos {dias, number} días',
  todas: 'Todas las fechas',
} as const;

/** Mail about one assignment. */
export const aviso = {
  accion: 'Avisar por correo a {personal}: {plan}',
  cerrada: 'la asignación está cerrada',
  confirmar: '¿Está seguro de Enviar la Notificación de Asignación al Usuario?',
  texto: '{personal} recibe en {correo} el plan «{plan}», su plazo y el enlace a su primer tema.',
} as const;

/** Closing of assignments (P28). */
export const cierre = {
  seleccionados: 'Eliminar Seleccionados',
  maximo: 'Elija {limite, number} asignaciones como máximo',
  confirmarVarios: '¿Está seguro de Eliminar los registros seleccionados?',
  confirmarUno: '¿Está seguro de Eliminar el Registro?',
  eliminar: 'Eliminar {total, number}',
  otras: '{total, plural, one {# más} other {# más}}',
  sigue: 'Qué pasará',
  cierra:
    '{cerradas, plural, =0 {No se cierra ninguna asignación.} one {Se cierra # asignación de {personas, plural, one {# persona} other {# personas}}: ya no podrá estudiar el plan.} other {Se cierran # asignaciones de {personas, plural, one {# persona} other {# personas}} en {planes, plural, one {# plan} other {# planes}}: ya no podrán {planes, plural, one {estudiarlo} other {estudiarlos}}.}}',
  existentes: '{existentes, plural, one {# ya estaba cerrada y queda igual.} other {# ya estaban cerradas y quedan igual.}}',
  conAvance: '{total, plural, one {# tiene evaluaciones con nota.} other {# tienen evaluaciones con nota.}}',
  conCertificado: '{total, plural, one {# tiene certificados, que siguen valiendo.} other {# tienen certificados, que siguen valiendo.}}',
  empezadas:
    '{total, plural, one {# tiene una evaluación empezada, que ya no podrá enviar.} other {# tienen una evaluación empezada, que ya no podrán enviar.}}',
  conserva: 'Evaluaciones, certificados e historia se conservan; al asignar el plan de nuevo vuelven con su avance.',
  motivo: 'Motivo',
  motivoAyuda: 'Queda en la historia de cada asignación.',
  previsto: '{total, plural, =0 {No se cerraría ninguna asignación} one {Se cerraría # asignación} other {Se cerrarían # asignaciones}}.',
  hecho:
    '{n, plural, one {Se eliminó # registro!} other {Se eliminaron # registros!}}{existentes, plural, =0 {} one { # ya estaba cerrado.} other { # ya estaban cerrados.}}',
  cerrada: 'La asignación quedó cerrada',
  abierta: 'La asignación quedó abierta de nuevo',
} as const;

/** Extension of the deadlines of assignments (P205). */
export const prorroga = {
  seleccionados: 'Prorrogar',
  titulo: 'Prorrogar el plazo',
  como: 'Nuevo plazo',
  fecha: 'Hasta un día',
  dias: 'Días más',
  retirar: 'Quitar la prórroga',
  fechaCampo: 'Hasta el día',
  diasCampo: 'Días',
  diasAyuda: 'Se cuentan desde el plazo de cada persona; si ya pasó, desde hoy.',
  retirarTexto: 'Vuelve el plazo que da el plan.',
  motivo: 'Motivo',
  motivoAyuda: 'Lo lee la persona en su carta, y queda en la historia.',
  avisar: 'Avisar por correo a {avisables, plural, one {la persona} other {las # personas}}',
  sinCorreo: '{sin_correo, plural, one {# no tiene un correo que funcione.} other {# no tienen un correo que funcione.}}',
  pasada: 'El nuevo plazo no puede ser un día que ya pasó',
  cambia:
    '{n, plural, =0 {No cambia ningún plazo.} one {Cambia # plazo de {personas, plural, one {# persona} other {# personas}}{dia}.} other {Cambian # plazos de {personas, plural, one {# persona} other {# personas}}{dia}.}}',
  hastaDia: ', hasta el {dia}',
  entreDias: ', hasta un día entre el {desde} y el {hasta}',
  dejanVencidas:
    '{total, plural, one {# deja de estar vencido y vuelve a tener recordatorios.} other {# dejan de estar vencidos y vuelven a tener recordatorios.}}',
  pasanVencidas: '{total, plural, one {# queda vencido desde hoy.} other {# quedan vencidos desde hoy.}}',
  terminadas: '{total, plural, one {# está terminado y queda igual.} other {# están terminados y quedan igual.}}',
  cerradas: '{total, plural, one {# está cerrado y queda igual.} other {# están cerrados y quedan igual.}}',
  sinCambio:
    '{total, plural, one {# ya tiene ese plazo o uno posterior y queda igual.} other {# ya tienen ese plazo o uno posterior y quedan igual.}}',
  sinProrroga: '{total, plural, one {# no tiene prórroga y queda igual.} other {# no tienen prórroga y quedan igual.}}',
  aplicar: '{n, plural, one {Cambiar # plazo} other {Cambiar # plazos}}',
  previsto: '{n, plural, =0 {No cambiaría ningún plazo} one {Cambiaría # plazo} other {Cambiarían # plazos}}.',
  hecho: '{n, plural, =0 {No cambió ningún plazo} one {Cambió # plazo} other {Cambiaron # plazos}}.',
  anotada: 'Prórroga de {n, plural, one {# plazo} other {# plazos}} de {personas, plural, one {# persona} other {# personas}}: {motivo}',
  anotadaRetirada:
    'Prórroga retirada de {n, plural, one {# plazo} other {# plazos}} de {personas, plural, one {# persona} other {# personas}}: {motivo}',
} as const;
