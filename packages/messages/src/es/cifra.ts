/** Meaning of every figure, in the words of its readers (P100). Ids: the registry of the contract. */
const cifras = {
  usuarios: {
    nombre: 'Usuarios',
    definicion: 'Personas que trabajan hoy: sin fecha de cese, o con un cese que todavía no llega.',
    formula: 'Cuenta de personas activas',
  },
  usuariosActivos: {
    nombre: 'Usuarios activos',
    definicion: 'Personas que trabajan hoy, tengan o no un plan asignado. Es la misma cuenta que «Usuarios».',
    formula: 'Cuenta de personas activas',
  },
  usuariosRegistrados: {
    nombre: 'Usuarios registrados',
    definicion: 'Todas las personas del portal, también las que ya cesaron.',
    formula: 'Personas activas + personas cesadas',
  },
  sinAsignar: {
    nombre: 'Sin asignar',
    definicion:
      'Personas activas, sin rol de administrador o soporte, que no tienen abierta la asignación de ninguno de los planes elegidos.',
    formula: 'Usuarios sin rol - Asignados sin rol',
  },
  asignados: {
    nombre: 'Asignados',
    definicion: 'Personas activas que tienen el plan asignado y abierto. En varios planes, cada persona cuenta una vez.',
    formula: 'Cuenta de personas con asignación abierta',
  },
  aprobados: {
    nombre: 'Aprobados',
    definicion: 'Asignados que aprobaron todos los temas activos de su plan. Un plan sin temas no se puede aprobar.',
    formula: 'Asignados con todos sus temas aprobados',
  },
  pendientes: {
    nombre: 'Pendientes',
    definicion: 'Asignados a quienes les falta aprobar al menos un tema de su plan.',
    formula: 'Asignados - Aprobados',
  },
  vencidos: {
    nombre: 'Vencidos',
    definicion: 'Pendientes de un plan cuya fecha de fin ya pasó.',
    formula: 'Pendientes con fin del plan anterior a hoy',
  },
  evaluados: {
    nombre: 'Evaluados',
    definicion: 'Asignados que terminaron al menos una evaluación válida de su plan, la aprobaran o no.',
    formula: 'Asignados con una evaluación terminada',
  },
  porcentajeEvaluados: {
    nombre: 'Porcentaje de evaluados',
    definicion: 'Parte de los asignados que ya terminó alguna evaluación. Sin asignados se lee «Sin Asignar».',
    formula: 'Evaluados ÷ Asignados × 100',
  },
  temas: {
    nombre: 'Temas asignados',
    definicion: 'Temas activos de los planes asignados. Un tema que está en dos módulos del plan cuenta dos veces.',
    formula: 'Cuenta de temas activos en su lugar del plan',
  },
  temasAprobados: {
    nombre: 'Temas aprobados',
    definicion: 'Temas activos de los planes asignados que la persona ya aprobó.',
    formula: 'Temas asignados con un intento aprobado',
  },
  temasPendientes: {
    nombre: 'Temas por aprobar',
    definicion: 'Temas activos de los planes asignados que faltan aprobar.',
    formula: 'Temas asignados - Temas aprobados',
  },
  temasVencidos: {
    nombre: 'Temas vencidos',
    definicion: 'Temas por aprobar de planes cuya fecha de fin ya pasó.',
    formula: 'Temas por aprobar con fin del plan anterior a hoy',
  },
  avance: {
    nombre: 'Avance',
    definicion: 'Parte de los temas asignados que está aprobada. Llega a 100 solo cuando no falta ninguno.',
    formula: 'Temas aprobados ÷ Temas asignados × 100',
  },
  promedio: {
    nombre: 'Nota promedio',
    definicion: 'Media de las notas de los temas con nota. Los temas sin preguntas y los no evaluados quedan fuera.',
    formula: 'Suma de notas ÷ Temas con nota',
  },
  certificados: {
    nombre: 'Certificados',
    definicion: 'Certificados vigentes de las personas asignadas, ganados en temas de su plan.',
    formula: 'Cuenta de certificados no anulados',
  },
  certificadosEmitidos: {
    nombre: 'Certificados emitidos',
    definicion: 'Todos los certificados vigentes del portal, también los de personas cesadas.',
    formula: 'Cuenta de certificados no anulados',
  },
  evaluaciones: {
    nombre: 'Evaluaciones',
    definicion: 'Evaluaciones terminadas y válidas, de quien trabaja hoy y de quien ya cesó.',
    formula: 'Cuenta de intentos terminados',
  },
  intentos: {
    nombre: 'Intentos',
    definicion: 'Veces que la persona terminó la evaluación de un mismo tema.',
    formula: 'Número de orden del intento terminado',
  },
  nota: {
    nombre: 'Nota',
    definicion: 'Resultado de una evaluación, de 0 a 100.',
    formula: 'Respuestas correctas ÷ Preguntas × 100',
  },
  notaMinima: {
    nombre: 'Nota mínima',
    definicion: 'Nota con la que se aprobaba cuando se terminó la evaluación. No cambia después.',
    formula: 'Nota mínima del tema; si no la tiene, la del portal',
  },
  duracion: {
    nombre: 'Duración',
    definicion: 'Minutos entre el comienzo y el fin de una evaluación terminada.',
    formula: 'Fin - Comienzo de la evaluación',
  },
  encuestas: {
    nombre: 'Encuestas',
    definicion: 'Opiniones que dejaron las personas al terminar una evaluación válida.',
    formula: 'Cuenta de opiniones',
  },
  promotores: {
    nombre: 'Promotores',
    definicion: 'Parte de las opiniones con 9 o 10.',
    formula: 'Opiniones de 9 y 10 ÷ Encuestas × 100',
  },
  neutros: {
    nombre: 'Neutros',
    definicion: 'Parte de las opiniones con 7 u 8. No suman ni restan en el NPS.',
    formula: 'Opiniones de 7 y 8 ÷ Encuestas × 100',
  },
  detractores: {
    nombre: 'Detractores',
    definicion: 'Parte de las opiniones del 1 al 6.',
    formula: 'Opiniones de 1 a 6 ÷ Encuestas × 100',
  },
  nps: {
    nombre: 'NPS',
    definicion: 'Cuántos más recomiendan que critican, de -100 a 100.',
    formula: 'Promotores (%) - Detractores (%)',
  },
  rating: {
    nombre: 'Valoración',
    definicion: 'Media de las opiniones de un tema en los últimos seis meses, de 1 a 10.',
    formula: 'Suma de opiniones ÷ Encuestas',
  },
  ratingHistorico: {
    nombre: 'Valoración histórica',
    definicion: 'Media de todas las opiniones de un tema desde el principio, de 1 a 10.',
    formula: 'Suma de opiniones ÷ Encuestas',
  },
  contestadas: {
    nombre: 'Respuestas',
    definicion:
      'Respuestas a esta versión de la pregunta. De cada persona cuenta solo su primer intento válido del tema, si no fue más rápido que leer.',
    formula: 'Cuenta de respuestas de primeros intentos',
  },
  facilidad: {
    nombre: 'Facilidad',
    definicion: 'Qué parte de los puntos de la pregunta se gana: 100 si todos aciertan. Se lee desde 30 respuestas.',
    formula: 'Suma de puntos ÷ Respuestas × 100',
  },
  discriminacion: {
    nombre: 'Discriminación',
    definicion:
      'Si aciertan la pregunta quienes responden bien las demás, de -100 a 100. Negativa: aciertan más quienes menos saben. Se lee desde 30 respuestas.',
    formula: 'Correlación de los puntos con los de las demás preguntas del intento × 100',
  },
  eficiencia: {
    nombre: 'Eficiencia',
    definicion:
      'Cuánto distingue la pregunta, comparado con lo más que podría con esa facilidad. Desde 100 respuestas, menos de 15 pide revisarla.',
    formula: 'Covarianza con las demás preguntas ÷ La mayor posible × 100',
  },
  parteOpcion: {
    nombre: 'Parte',
    definicion: 'Parte de las respuestas que eligió la opción. Se lee desde 30 respuestas.',
    formula: 'Veces que se eligió ÷ Respuestas × 100',
  },
  correlacionOpcion: {
    nombre: 'Relación con el resto',
    definicion:
      'Si eligen la opción quienes responden bien las demás preguntas, de -1 a 1. La correcta debe ser positiva y las demás, negativas. Se lee desde 30 respuestas.',
    formula: 'Correlación de elegirla con los puntos de las demás preguntas del intento',
  },
  accesos: {
    nombre: 'Accesos',
    definicion: 'Veces que alguien ingresó al portal. Los ingresos de quien cesó después se conservan.',
    formula: 'Cuenta de ingresos',
  },
  diasProgramados: {
    nombre: 'Días programados',
    definicion: 'Días del plan, desde su inicio hasta su fin, ambos incluidos.',
    formula: 'Fin del plan - Inicio del plan + 1',
  },
  diasEjecutados: {
    nombre: 'Días ejecutados',
    definicion: 'Días entre la primera y la última evaluación terminada, ambos incluidos.',
    formula: 'Fin ejecutado - Inicio ejecutado + 1',
  },
  diferenciaDias: {
    nombre: 'Diferencia de días',
    definicion: 'Días que sobraron de los programados. Negativo: se ejecutó en más días de los programados.',
    formula: 'Días programados - Días ejecutados',
  },
  inicioEjecutado: {
    nombre: 'Inicio ejecutado',
    definicion: 'Día de la primera evaluación terminada del plan en la empresa, también de quien ya cesó.',
    formula: 'Primera fecha de fin de las evaluaciones',
  },
  finEjecutado: {
    nombre: 'Fin ejecutado',
    definicion: 'Día de la última evaluación terminada del plan en la empresa, también de quien ya cesó.',
    formula: 'Última fecha de fin de las evaluaciones',
  },
  diasPorVencer: {
    nombre: 'Días por vencer',
    definicion: 'Días que faltan para el fin del plan vigente que termina primero y todavía tiene pendientes.',
    formula: 'Fin del plan - Hoy',
  },
  planesActivos: {
    nombre: 'Planes activos',
    definicion: 'Planes de estudio en estado Activo, tengan o no personas asignadas.',
    formula: 'Cuenta de planes activos',
  },
  temasActivos: {
    nombre: 'Temas activos',
    definicion: 'Temas en estado Activo, estén o no en un plan.',
    formula: 'Cuenta de temas activos',
  },
} as const;

/** Parts of a figure. */
const partes = {
  cesados: 'las personas cesadas',
  cerradas: 'las asignaciones cerradas',
  anulados: 'los intentos y certificados anulados',
  personal: 'los administradores y el soporte con un plan asignado',
  inactivos: 'los planes inactivos',
} as const;

/** The moment by which a range of days chooses. */
const fechas = {
  apertura: 'Los días de un filtro eligen por la fecha en que se asignó el plan.',
  intento: 'Los días de un filtro eligen por la fecha en que terminó la evaluación.',
  ingreso: 'Los días de un filtro eligen por la fecha del ingreso.',
  ninguna: 'Los días de un filtro no la cambian.',
} as const;

/** Words of «¿De dónde sale?». */
export const cifra = {
  cifras,
  partes,
  fechas,
  boton: '¿De dónde sale «{nombre}»?',
  botonTodas: '¿De dónde salen las cifras?',
  formula: 'Fórmula',
  cuentan: 'Cuentan {lista}.',
  fuera: 'No cuentan {lista}.',
  pedido: 'Un plan inactivo cuenta solo donde se pide ese plan.',
  filtros: 'Lo que se muestra',
  sinFiltros: 'Sin filtros: todo lo que su acceso le permite ver.',
  busqueda: 'Búsqueda',
  filtro: '{campo}: {valor}',
  momento: 'Datos del {momento}',
} as const;
