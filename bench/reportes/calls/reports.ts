import { ACTIVE, type Call, DESDE, EMPRESAS, HASTA, ONE, PAGE, PLAN, within } from './call.ts';

const ASSIGNED = `a.id_asignacion, p.denominacion, a.fecha_apertura, e.empresa, u.codigo_usuario, u.personal, u.correo_electronico, p.fecha_inicio, p.fecha_fin,
  dp.parametro as departamento, cc.codigo_parametro, cc.parametro as centro_costo, cg.parametro as cargo, g.total, ${ONE},
  (select count(*) from evaluacion v join certificado c using (id_evaluacion)
    where v.id_usuario = a.id_usuario and v.id_planestudio = a.id_planestudio and c.codigo_estado = 1) as certificados`;
const PERSON_TEXTS = `left join empresa e on e.id_empresa = u.id_empresa left join parametro cc on cc.id_parametro = u.id_centro_costo
  left join parametro dp on dp.id_parametro = u.id_departamento left join parametro cg on cg.id_parametro = u.id_cargo`;
const ASSIGNED_FROM = `join usuario u using (id_usuario) join planestudio p using (id_planestudio)
  join progreso g using (id_usuario, id_planestudio) ${PERSON_TEXTS}`;

const asignaciones: readonly Call[] = [
  {
    name: 'asignaciones, todas',
    kind: 'informe',
    endpoint: 'GET /asignacion/sellst/reporte/:companies/:from/:to',
    url: `/asignacion/sellst/reporte/0/0/0?${PAGE}`,
    floor: [
      `select ${ASSIGNED} from (select * from asignacion order by fecha_apertura desc, id_asignacion desc limit 100) a ${ASSIGNED_FROM}`,
      'select count(*) as total from asignacion',
    ],
  },
  {
    name: 'asignaciones, empresas y días',
    kind: 'informe',
    endpoint: 'GET /asignacion/sellst/reporte/:companies/:from/:to',
    url: `/asignacion/sellst/reporte/${EMPRESAS}/${DESDE}/${HASTA}?${PAGE}`,
    floor: [
      `select ${ASSIGNED} from (select a.* from asignacion a join usuario u using (id_usuario) where u.id_empresa in (${EMPRESAS}) and ${within('a.fecha_apertura')}
        order by a.fecha_apertura desc, a.id_asignacion desc limit 100) a ${ASSIGNED_FROM}`,
      `select count(*) as total from asignacion a join usuario u using (id_usuario) where u.id_empresa in (${EMPRESAS}) and ${within('a.fecha_apertura')}`,
    ],
  },
];

/** Open assignments of people who have not left, by the name of the person. */
const assigned = (condition: string): readonly string[] => [
  `select ${ASSIGNED} from (
      select a.* from asignacion a join usuario u using (id_usuario) where a.codigo_estado = 1 and ${ACTIVE} and ${condition}
      order by orden_texto(u.personal) collate "C", a.id_asignacion limit 100) a ${ASSIGNED_FROM}`,
  `select count(*) as total from asignacion a join usuario u using (id_usuario) where a.codigo_estado = 1 and ${ACTIVE} and ${condition}`,
];

const usuarios: readonly Call[] = [
  {
    name: 'usuarios asignados, todos',
    kind: 'informe',
    endpoint: 'GET /reporte/usuario/empresa/:companies/:plans/:from/:to',
    url: `/reporte/usuario/empresa/0/0/0/0?${PAGE}`,
    floor: assigned('true'),
  },
  {
    name: 'usuarios asignados, empresas, plan y días',
    kind: 'informe',
    endpoint: 'GET /reporte/usuario/empresa/:companies/:plans/:from/:to',
    url: `/reporte/usuario/empresa/${EMPRESAS}/${PLAN}/${DESDE}/${HASTA}?${PAGE}`,
    floor: assigned(`u.id_empresa in (${EMPRESAS}) and a.id_planestudio = ${PLAN} and ${within('a.fecha_apertura')}`),
  },
  {
    name: 'usuarios asignados, por formulario',
    kind: 'informe',
    endpoint: 'POST /reporte/usuario/empresa',
    url: `/reporte/usuario/empresa?${PAGE}`,
    body: { id_empresa: EMPRESAS, id_planestudio: String(PLAN), fecha_desde: DESDE, fecha_hasta: HASTA },
    floor: assigned(`u.id_empresa in (${EMPRESAS}) and a.id_planestudio = ${PLAN} and ${within('a.fecha_apertura')}`),
  },
];

const PERSON =
  'u.id_usuario, u.codigo_usuario, u.personal, e.empresa, dp.parametro, cc.codigo_parametro, cc.parametro, cg.parametro, u.correo_electronico';
const unassigned = (condition: string): readonly string[] => [
  `select ${PERSON} from (select * from usuario u where ${condition} order by orden_texto(u.personal) collate "C", u.id_usuario limit 100) u ${PERSON_TEXTS}`,
  `select count(*) as total from usuario u where ${condition}`,
];
const OPEN_OF = (plans: string) =>
  `exists (select from asignacion a where a.id_usuario = u.id_usuario and a.codigo_estado = 1 and a.id_planestudio in (${plans})`;

const personas: readonly Call[] = [
  {
    name: 'sin asignar',
    kind: 'informe',
    endpoint: 'GET /usuario/sellst/sinasignar',
    url: `/usuario/sellst/sinasignar?${PAGE}`,
    floor: unassigned(
      `${ACTIVE} and not ${OPEN_OF('select id_planestudio from planestudio where codigo_estado = 1 and fecha_fin >= current_date')})`,
    ),
  },
  {
    name: 'sin asignar, empresas, plan y días',
    kind: 'informe',
    endpoint: 'GET /usuario/sellst/sinasignar/:a/:b/:c/:d',
    url: `/usuario/sellst/sinasignar/${EMPRESAS}/${PLAN}/${DESDE}/${HASTA}?${PAGE}`,
    floor: unassigned(
      `${ACTIVE} and u.id_empresa in (${EMPRESAS}) and not ${OPEN_OF(String(PLAN))} and a.fecha_apertura < date '${HASTA}' + 1)`,
    ),
  },
  {
    name: 'personas de un plan',
    kind: 'informe',
    endpoint: 'GET /usuario/sellst/planestudio/:id',
    url: `/usuario/sellst/planestudio/${PLAN}?${PAGE}`,
    floor: [
      `select ${PERSON}, a.fecha_apertura, g.*, ${ONE}, (select max(v.fecha_fin) from evaluacion v where v.id_usuario = u.id_usuario and v.id_planestudio = ${PLAN})
        from (select u.* from usuario u where ${ACTIVE} and ${OPEN_OF(String(PLAN))}) order by orden_texto(u.personal) collate "C", u.id_usuario limit 100) u
        join asignacion a on a.id_usuario = u.id_usuario and a.id_planestudio = ${PLAN}
        join progreso g on g.id_usuario = u.id_usuario and g.id_planestudio = ${PLAN} ${PERSON_TEXTS}`,
      `select count(*) as total from asignacion a join usuario u using (id_usuario) where a.codigo_estado = 1 and a.id_planestudio = ${PLAN} and ${ACTIVE}`,
    ],
  },
];

const OPEN_PLACES = `select a.*, o.id_programa, o.id_curso, o.id_modulo, o.id_tema from asignacion a join usuario u using (id_usuario)
  join planestudio p using (id_planestudio) join ocurrencia o using (id_planestudio)
  where a.codigo_estado = 1 and ${ACTIVE} and p.codigo_estado = 1 and o.activa`;
const ATTEMPT = `e.*, u.codigo_usuario, u.personal, em.empresa, p.denominacion, t.titulo`;
const ATTEMPT_FROM = `join usuario u using (id_usuario) left join empresa em using (id_empresa) join planestudio p using (id_planestudio) join tema t using (id_tema)`;
const DONE = 'fecha_fin is not null and e.codigo_estado = 1';

const intentos: readonly Call[] = [
  {
    name: 'intentos, todos',
    kind: 'informe',
    endpoint: 'GET /evaluacion/sellst/:companies/:plan/:topic',
    url: `/evaluacion/sellst/0/0/0?${PAGE}`,
    floor: [
      `select ${ATTEMPT} from (select * from evaluacion e where ${DONE} order by id_evaluacion desc limit 100) e ${ATTEMPT_FROM}`,
      `select count(*) as total from evaluacion e where ${DONE}`,
    ],
  },
  {
    name: 'intentos, empresas y plan',
    kind: 'informe',
    endpoint: 'GET /evaluacion/sellst/:companies/:plan/:topic',
    url: `/evaluacion/sellst/${EMPRESAS}/${PLAN}/0?${PAGE}`,
    floor: [
      `select ${ATTEMPT} from (select e.* from evaluacion e join usuario u using (id_usuario) where ${DONE} and e.id_planestudio = ${PLAN} and u.id_empresa in (${EMPRESAS})
        order by e.id_evaluacion desc limit 100) e ${ATTEMPT_FROM}`,
      `select count(*) as total from evaluacion e join usuario u using (id_usuario) where ${DONE} and e.id_planestudio = ${PLAN} and u.id_empresa in (${EMPRESAS})`,
    ],
  },
  {
    name: 'encuestas',
    kind: 'informe',
    endpoint: 'GET /feedback/sellst',
    url: `/feedback/sellst?${PAGE}`,
    floor: [
      `select f.*, u.codigo_usuario, u.personal, e.fecha_fin, t.titulo from (select * from feedback order by fecha_feedback desc, id_feedback desc limit 100) f
        join evaluacion e using (id_evaluacion) join usuario u using (id_usuario) join tema t using (id_tema)`,
      'select count(*) as total from feedback f join evaluacion e using (id_evaluacion) where e.codigo_estado = 1',
    ],
  },
  {
    name: 'progreso por tema',
    kind: 'informe',
    endpoint: 'GET /planestudio/sellst/progreso',
    url: `/planestudio/sellst/progreso?${PAGE}`,
    floor: [
      `select u.codigo_usuario, u.personal, em.empresa, p.denominacion, t.titulo, a.fecha_apertura, e.nota, e.fecha_fin, e.aprobado
        from (${OPEN_PLACES} order by orden_texto(u.personal) collate "C", a.id_asignacion, o.posicion limit 100) a
        join usuario u using (id_usuario) left join empresa em using (id_empresa) join planestudio p using (id_planestudio) join tema t using (id_tema)
        left join (progreso_tema g join evaluacion e using (id_evaluacion)) on (g.id_usuario, g.id_planestudio, g.id_programa, g.id_curso, g.id_modulo, g.id_tema)
          = (a.id_usuario, a.id_planestudio, a.id_programa, a.id_curso, a.id_modulo, a.id_tema)`,
      `select sum(n * k) as total from (select a.id_planestudio, count(*) as n from asignacion a join usuario u using (id_usuario)
        where a.codigo_estado = 1 and ${ACTIVE} group by 1) a join (select id_planestudio, count(*) as k from ocurrencia join planestudio p using (id_planestudio)
        where activa and p.codigo_estado = 1 group by 1) o using (id_planestudio)`,
    ],
  },
];

/** Calls of reports and of the lists that are read like one. */
export const REPORTS: readonly Call[] = [...asignaciones, ...usuarios, ...personas, ...intentos];
