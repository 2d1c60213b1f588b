import { ACTIVE, type Call, DESDE, EMPRESAS, HASTA, PAGE, PLAN, SUMS, within } from './call.ts';

const DONE = 'v.fecha_fin is not null and v.codigo_estado = 1';
const IN_USE = 'select id_planestudio from planestudio where codigo_estado = 1';

const opinions = (condition: string): readonly string[] => [
  `select p.denominacion, t.titulo, m.titulo, n.*, round(100.0 * (n.promotores - n.detractores) / n.encuestas, 2) as nps from (
    select v.id_planestudio, v.id_modulo, v.id_tema, max(v.fecha_fin) as ultima, count(*) as encuestas, count(*) filter (where f.escala >= 90) as promotores,
      count(*) filter (where f.escala <= 60) as detractores
    from evaluacion v join feedback f using (id_evaluacion) where ${DONE} and ${condition} group by 1, 2, 3) n
    join planestudio p using (id_planestudio) join modulo m using (id_modulo) join tema t using (id_tema)`,
];

const timeLine = (people: string, days: string): readonly string[] => [
  `select p.denominacion, e.empresa, p.fecha_inicio, p.fecha_fin, n.*, p.fecha_fin - p.fecha_inicio + 1 as dias, n.ultima::date - n.primera::date + 1 as reales
    from (select id_planestudio, u.id_empresa, count(*) filter (where a.codigo_estado = 1 and ${ACTIVE}) as asignados, min(v.primera) as primera, max(v.ultima) as ultima
      from (select id_usuario, id_planestudio, codigo_estado from asignacion) a
      full join (select v.id_usuario, v.id_planestudio, min(v.fecha_fin) as primera, max(v.fecha_fin) as ultima from evaluacion v where ${DONE} and ${days} group by 1, 2) v
        using (id_usuario, id_planestudio)
      join usuario u using (id_usuario) where ${people} group by 1, 2) n
    join planestudio p using (id_planestudio) join empresa e using (id_empresa)
    where p.codigo_estado = 1 and (n.asignados > 0 or n.primera is not null)`,
];

/** Progress of a plan by company, or by company, department and cost centre, and of each program in it. */
const progress = (keys: string): readonly string[] => [
  `with persona as (
      select u.id_usuario, ${keys} from asignacion a join usuario u using (id_usuario)
      where a.id_planestudio = ${PLAN} and a.codigo_estado = 1 and ${ACTIVE} and u.id_empresa in (${EMPRESAS}) and ${within('a.fecha_apertura')}
    ),
    hecho as (
      select ${keys.replaceAll('u.', 'q.')}, t.id_programa, t.id_curso, count(*) as aprobados from progreso_tema t join persona q using (id_usuario)
      where t.id_planestudio = ${PLAN} and t.aprobado group by ${keys.replaceAll('u.', 'q.')}, t.id_programa, t.id_curso
    )
    select s.*, (select json_agg(h) from hecho h where (${keys.replaceAll('u.', 'h.')}) is not distinct from (${keys.replaceAll('u.', 's.')})) as programas from (
      select ${keys.replaceAll('u.', 'q.')}, count(*) as asignados, count(*) filter (where g.total > 0 and g.aprobados >= g.total) as aprobadas, ${SUMS}
      from persona q join progreso g on g.id_usuario = q.id_usuario and g.id_planestudio = ${PLAN} group by ${keys.replaceAll('u.', 'q.')}) s`,
];

/** Reports that add up attempts and progress. */
export const SUMMARIES: readonly Call[] = [
  {
    name: 'NPS de todos los planes',
    kind: 'informe',
    endpoint: 'GET /reporte/nps',
    url: `/reporte/nps?${PAGE}`,
    floor: opinions(`v.id_planestudio in (${IN_USE})`),
  },
  {
    name: 'NPS de un plan y unos días',
    kind: 'informe',
    endpoint: 'GET /reporte/nps/:plan/:from/:to',
    url: `/reporte/nps/${PLAN}/${DESDE}/${HASTA}?${PAGE}`,
    floor: opinions(`v.id_planestudio = ${PLAN} and ${within('v.fecha_fin')}`),
  },
  {
    name: 'línea de tiempo',
    kind: 'informe',
    endpoint: 'GET /reporte/linea_tiempo',
    url: `/reporte/linea_tiempo?${PAGE}`,
    floor: timeLine('true', 'true'),
  },
  {
    name: 'línea de tiempo, empresas y días',
    kind: 'informe',
    endpoint: 'GET /reporte/linea_tiempo/:companies/:from/:to',
    url: `/reporte/linea_tiempo/${EMPRESAS}/${DESDE}/${HASTA}?${PAGE}`,
    floor: timeLine(`u.id_empresa in (${EMPRESAS})`, within('v.fecha_fin')),
  },
  {
    name: 'avance por empresa',
    kind: 'informe',
    endpoint: 'GET /reporte/general/empresa/:companies/:plan/:from/:to',
    url: `/reporte/general/empresa/${EMPRESAS}/${PLAN}/${DESDE}/${HASTA}?${PAGE}`,
    floor: progress('u.id_empresa'),
  },
  {
    name: 'avance por centro de costo',
    kind: 'informe',
    endpoint: 'GET /reporte/general/dpto/:companies/:plan/:from/:to',
    url: `/reporte/general/dpto/${EMPRESAS}/${PLAN}/${DESDE}/${HASTA}?${PAGE}`,
    floor: progress('u.id_empresa, u.id_departamento, u.id_centro_costo'),
  },
];
