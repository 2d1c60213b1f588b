/** Columns of the reports by company, and by department and cost centre. */
const general = {
  empresa: 'Empresa',
  usuarios_activos: 'Activos',
  usuarios_asignados: 'Asignados',
  usuarios_aprobados: 'Aprobados',
  usuarios_pendientes: 'Pendientes',
  avance_total: '% Avance total',
};

/** Headers that the specification gives the files of those reports. */
const archivo = {
  usuarios_activos: 'Usuarios_Activos',
  usuarios_asignados: 'Usuarios_Asignados',
  usuarios_aprobados: 'Usuarios_Aprobados',
  usuarios_pendientes: 'Usuarios_Pendientes',
  avance_total: 'Avance_Total',
};

/** Reports: filters, empty results, and the columns of each. */
export const reporte = {
  filtros: {
    empresas: 'Empresas',
    planes: 'Planes de estudio',
    plan: 'Plan de estudio',
    desde: 'Fecha desde',
    hasta: 'Fecha hasta',
    todasEmpresas: '[Todas las Empresas]',
    todosPlanes: '[Todos los PLanes]',
    elijaPlan: '[Seleccione]',
    generar: 'Generar Reporte',
    seleccioneEmpresa: 'Seleccione Empresa',
    seleccionePlan: 'Seleccione Plan',
  },
  vacio: {
    titulo: 'No hay resultados con estos filtros',
    dias: 'Se buscó {limites, select, ambos {del {desde} al {hasta}} desde {desde el {desde}} other {hasta el {hasta}}}. El informe va por defecto de hoy a dentro de siete días.',
    texto: 'Quite filtros para ver más.',
    anio: 'Últimos 12 meses',
    todas: 'Todas las fechas',
  },
  nps: {
    texto: 'Qué opinan de cada tema quienes terminaron su evaluación. Las fechas son las de la evaluación.',
    campos: {
      planestudio: 'Plan',
      fecha_creacion: 'Fecha',
      tema: 'Tema',
      encuestas: 'Encuestas',
      modulo: 'Módulo',
      detractor: 'Detractor',
      neutro: 'Neutro',
      promotor: 'Promotor',
      nps: 'NPS',
    },
  },
  lineaTiempo: {
    texto: 'Días que programa cada plan y días en que se ejecutó. Las fechas son las de la evaluación.',
    campos: {
      planestudio: 'Plan',
      empresa: 'Empresa',
      fecha_inicio: 'Fecha Inicio Prog',
      fecha_fin: 'Fecha Fin Prog',
      asignados: 'Usuarios Asignados',
      diasprogramado: 'Días Programado',
      fechainiejecutado: 'Inicio Ejecutado',
      fechafinejecutado: 'Fin Ejecutado',
      diasejecutado: 'Días Ejecutado',
      diferencia: 'Diferencia Días',
    },
  },
  general: { archivo },
  generalEmpresa: { campos: general },
  generalDpto: { campos: { ...general, departamento: 'Dpto', codigo_centro_costo: 'Cod CeCo', centro_costo: 'CeCo' } },
  usuarioEmpresa: {
    texto: 'Quiénes tienen un plan asignado y cómo van. Las fechas son las de la asignación.',
    campos: {
      plan: 'Plan',
      fecha: 'Fecha',
      hora: 'Hora',
      empresa: 'Empresa',
      departamento: 'Dpto',
      codigo_centro_costo: 'Cod CeCo',
      centro_costo: 'CeCo',
      personal: 'Usuario',
      codigo: 'Cod Usuario',
      cargo: 'Cargo',
      temas: 'Temas Asig',
      avance: '% Avance',
      promedio: 'Nota Promedio',
      certificados: 'Certificados',
      estado: 'Estado',
      evaluado: 'Evaluado',
    },
  },
} as const;
