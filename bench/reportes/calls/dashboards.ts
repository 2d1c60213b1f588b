import { ACTIVE, type Call, PAGE, PLAN, SUMS } from './call.ts';

const OPEN = `asignacion a join usuario u using (id_usuario) join progreso g using (id_usuario, id_planestudio) where a.codigo_estado = 1 and ${ACTIVE}`;
const IN_FORCE = `select from asignacion a join planestudio p using (id_planestudio)
  where a.id_usuario = u.id_usuario and a.codigo_estado = 1 and p.codigo_estado = 1 and p.fecha_fin >= current_date`;

const portal: Call = {
  name: 'cifras del portal',
  kind: 'tablero',
  endpoint: 'GET /usuario/sellst/kpi/admin/',
  url: '/usuario/sellst/kpi/admin/',
  floor: [
    `select (select count(*) from tema where codigo_estado = 1), (select count(*) from usuario u where ${ACTIVE}),
      (select sum(g.total - g.aprobados) from ${OPEN} and a.id_planestudio in
        (select id_planestudio from planestudio where codigo_estado = 1 and fecha_fin < current_date)),
      (select count(*) from usuario u where ${ACTIVE} and not exists (${IN_FORCE})), (select count(*) from planestudio where codigo_estado = 1)`,
  ],
};

const planes: readonly Call[] = [
  {
    name: 'seguimiento de los planes',
    kind: 'tablero',
    endpoint: 'GET /planestudio/sellst/seguimiento',
    url: '/planestudio/sellst/seguimiento',
    floor: [
      `select p.denominacion, e.empresa, s.* from (
        select a.id_planestudio, u.id_empresa, count(*) as asignados, count(*) filter (where g.total > 0 and g.aprobados >= g.total) as aprobados, ${SUMS}
        from ${OPEN} group by 1, 2) s join planestudio p using (id_planestudio) join empresa e using (id_empresa)`,
    ],
  },
  {
    name: 'un plan por empresa',
    kind: 'tablero',
    endpoint: 'GET /planestudio/sellst/dashboard/:id',
    url: `/planestudio/sellst/dashboard/${PLAN}`,
    floor: [
      `select e.id_empresa, e.empresa, s.* from (select u.id_empresa, count(*) as usuarios, ${SUMS} from ${OPEN} and a.id_planestudio = ${PLAN} group by 1) s
        join empresa e using (id_empresa) order by e.empresa`,
    ],
  },
  {
    name: 'lista de planes',
    kind: 'tablero',
    endpoint: 'GET /planestudio/sellst',
    url: `/planestudio/sellst?${PAGE}`,
    floor: [
      `select p.*, s.promedio from planestudio p left join (
        select a.id_planestudio, round(sum(g.suma_notas) / nullif(sum(g.calificados), 0), 2) as promedio from ${OPEN} group by 1) s using (id_planestudio)`,
    ],
  },
  {
    name: 'último plan asignado',
    kind: 'tablero',
    endpoint: 'GET /planestudio/sellst/ultimo/',
    url: '/planestudio/sellst/ultimo/',
    floor: [
      `select id_planestudio, denominacion from asignacion a join planestudio using (id_planestudio) where a.codigo_estado = 1
        order by a.fecha_apertura desc limit 1`,
    ],
  },
];

const empresas: readonly Call[] = [
  {
    name: 'seguimiento de las empresas',
    kind: 'tablero',
    endpoint: 'GET /reporte/empresa',
    url: `/reporte/empresa?${PAGE}`,
    floor: [
      `select id_empresa, id_centro_costo, count(*) as usuarios, count(*) filter (where asignado) as asignados, count(*) filter (where evaluado) as evaluados
        from (
          select u.id_empresa, u.id_centro_costo, bool_or(a.id_asignacion is not null) as asignado, bool_or(g.evaluaciones > 0) as evaluado
          from usuario u left join (asignacion a join planestudio p on p.id_planestudio = a.id_planestudio and p.codigo_estado = 1)
            on a.id_usuario = u.id_usuario and a.codigo_estado = 1
          left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
          where ${ACTIVE} group by u.id_usuario
        ) x group by 1, 2`,
    ],
  },
  {
    name: 'seguimiento por empresa sola',
    kind: 'tablero',
    endpoint: 'GET /reporte/empresa/total',
    url: `/reporte/empresa/total?${PAGE}`,
    floor: [`select u.id_empresa, count(*) as usuarios from usuario u where ${ACTIVE} group by 1`],
  },
  {
    name: 'empresas más avanzadas de un plan',
    kind: 'tablero',
    endpoint: 'GET /usuario/sellst/kpi/empresa/:id',
    url: `/usuario/sellst/kpi/empresa/${PLAN}`,
    floor: [
      `select e.empresa, count(*) as usuarios, ${SUMS} from ${OPEN.replace('where', 'join empresa e on e.id_empresa = u.id_empresa where')} and a.id_planestudio = ${PLAN}
        group by e.id_empresa order by avance desc limit 5`,
    ],
  },
];

const activity: readonly Call[] = [
  {
    name: 'valoración de los temas',
    kind: 'tablero',
    endpoint: 'GET /usuario/sellst/kpi/tema/',
    url: '/usuario/sellst/kpi/tema/',
    floor: [
      `select t.titulo, avg(f.escala) as rating, count(*) from feedback f join evaluacion e using (id_evaluacion) join tema t using (id_tema)
        where f.fecha_feedback >= now() - interval '6 months' and e.codigo_estado = 1 group by t.id_tema order by rating desc limit 10`,
    ],
  },
  {
    name: 'horas de acceso',
    kind: 'tablero',
    endpoint: 'GET /usuario/sellst/kpi/hora/',
    url: '/usuario/sellst/kpi/hora/',
    floor: [`select extract(hour from fecha_creacion) as hora, count(*) from log where tipo = 'login' and tabla = 'usuario' group by 1`],
  },
  {
    name: 'equipo de un jefe',
    kind: 'tablero',
    endpoint: 'GET /equipo/sellst/:id',
    url: `/equipo/sellst/6?${PAGE}`,
    floor: [
      `select a.id_asignacion, u.personal, p.denominacion, p.fecha_fin from usuario j join usuario u on u.codigo_jefe_inmediato = j.codigo_usuario
        join asignacion a on a.id_usuario = u.id_usuario join planestudio p using (id_planestudio)
        join progreso g on g.id_usuario = u.id_usuario and g.id_planestudio = a.id_planestudio
        where j.id_usuario = 6 and a.codigo_estado = 1 and p.codigo_estado = 1 and g.aprobados < g.total and p.fecha_fin - current_date <= 7 and ${ACTIVE}`,
    ],
  },
];

/** Calls of dashboards and follow-ups. */
export const DASHBOARDS: readonly Call[] = [portal, ...planes, ...empresas, ...activity];
